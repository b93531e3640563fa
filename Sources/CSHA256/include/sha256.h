#ifndef FLORILEGIUM_SHA256_H
#define FLORILEGIUM_SHA256_H

#include <stddef.h>
#include <stdint.h>

/// SHA-256 of some bytes (FIPS 180-4), by the processor's own instructions where it has them.
void florilegium_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// The same without those instructions, for tests.
void florilegium_sha256_portable(const uint8_t *bytes, size_t count, uint8_t digest[32]);

#endif
