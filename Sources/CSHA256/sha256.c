// SHA-256 as FIPS 180-4 defines it, in one call over bytes that are all there.
//
// Why not swift-crypto: a process that hashes for the first time waits there for the Swift runtime to make its generic types,
// which takes longer than everything else that opening a bundle needs; and it brings Foundation into every program that
// reads a bundle. The tests hold this against it.

#include "sha256.h"

#include <string.h>

typedef void (*compress_function)(uint32_t state[8], const uint8_t *blocks, size_t count);

enum { BLOCK = 64 };

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void compress_portable(uint32_t state[8], const uint8_t *blocks, size_t count) {
    for (; count > 0; count -= 1, blocks += BLOCK) {
        uint32_t schedule[64];
        for (int i = 0; i < 16; i += 1) schedule[i] = big_endian(blocks + i * 4);
        for (int i = 16; i < 64; i += 1) {
            uint32_t a = schedule[i - 15], b = schedule[i - 2];
            schedule[i] = schedule[i - 16] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + schedule[i - 7]
                + (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
        }
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
        uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
        for (int i = 0; i < 64; i += 1) {
            uint32_t one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]
                + schedule[i];
            uint32_t two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + one;
            d = c, c = b, b = a, a = one + two;
        }
        state[0] += a, state[1] += b, state[2] += c, state[3] += d;
        state[4] += e, state[5] += f, state[6] += g, state[7] += h;
    }
}

#if defined(__x86_64__)

#include <immintrin.h>

/// By Intel's SHA extensions (https://www.intel.com/content/www/us/en/developer/articles/technical/intel-sha-extensions.html).
///
/// They take the eight words of the state as ABEF and CDGH, and do four rounds in two steps.
__attribute__((target("sha,sse4.1,ssse3")))
static void compress_x86(uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
    __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
    __m128i abef = _mm_alignr_epi8(abcd, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, abcd, 0xf0);
    for (; count > 0; count -= 1, blocks += BLOCK) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i words[4];
        for (int i = 0; i < 4; i += 1) {
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + i * 16)), swap);
        }
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i += 1) {
            const __m128i now = words[i & 3];
            __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + i * 4)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
            if (i < 12) {
                const __m128i last = words[(i + 3) & 3];
                __m128i next = _mm_sha256msg1_epu32(now, words[(i + 1) & 3]);
                next = _mm_add_epi32(next, _mm_alignr_epi8(last, words[(i + 2) & 3], 4));
                words[i & 3] = _mm_sha256msg2_epu32(next, last);
            }
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

// Asking the processor itself stops a virtual machine for longer than a page takes; this was asked when the program began.
static int has_instructions(void) {
    return __builtin_cpu_supports("sha") && __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("ssse3");
}

#endif

static void digest_by(compress_function compress, const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    // The same of the square roots of the first 8 primes.
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    size_t whole = count / BLOCK, rest = count % BLOCK;
    compress(state, bytes, whole);
    // What is left, a bit, zeros, and the number of bits: one block, or two where it does not fit into one.
    uint8_t last[2 * BLOCK] = {0};
    if (rest > 0) memcpy(last, bytes + whole * BLOCK, rest);
    last[rest] = 0x80;
    size_t length = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
    for (int i = 0; i < 8; i += 1) last[length - 1 - i] = (uint8_t)((uint64_t)count * 8 >> (8 * i));
    compress(state, last, length / BLOCK);
    for (int i = 0; i < 32; i += 1) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void florilegium_sha256_portable(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
    digest_by(compress_portable, bytes, count, digest);
}

void florilegium_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
#if defined(__x86_64__)
    if (has_instructions()) {
        digest_by(compress_x86, bytes, count, digest);
        return;
    }
#endif
    digest_by(compress_portable, bytes, count, digest);
}
