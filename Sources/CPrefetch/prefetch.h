#ifndef FLORILEGIUM_PREFETCH_H
#define FLORILEGIUM_PREFETCH_H

/// Has the processor bring the cache line of an address, which need not be one that can be read; nothing waits for it.
static inline void florilegium_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
