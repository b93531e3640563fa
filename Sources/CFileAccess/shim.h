// renameat2(2) with RENAME_EXCHANGE: glibc shows it only to programs that define _GNU_SOURCE, which Swift's module of
// glibc does not.
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int florilegium_exchange(const char *one, const char *other) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
}
