// renameat2(2) with RENAME_EXCHANGE: glibc shows it only to programs that define _GNU_SOURCE, which Swift's module of
// glibc does not.
#include <fcntl.h>
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int florilegium_exchange(const char *one, const char *other) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
}

// mallopt(3) and its parameters: they are in no header that Swift's module of glibc includes.
static inline void florilegium_keep_freed(int largest_block, int largest_rest) {
#ifdef M_MMAP_THRESHOLD
    mallopt(M_MMAP_THRESHOLD, largest_block);
    mallopt(M_TRIM_THRESHOLD, largest_rest);
#else
    (void)largest_block, (void)largest_rest;
#endif
}
