// Loaded before the C library: lets one call on the files of a folder fail, or ends the process before it.
//
//   FAULT_ROOT  the folder; calls on standard output and standard error count as well
//   FAULT_AT    which call, from 1; 0 only counts
//   FAULT       EIO (any call), ENOSPC (calls that change something), KILL (any call)
//   FAULT_LOG   file to which each counted call is written, a line each
//
// Why not `strace -e inject`: it counts the calls of each thread by itself, and Swift's runtime moves work between
// threads, so that "the third openat" is no one place.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { DESCRIPTORS = 4096 };
static atomic_bool ours[DESCRIPTORS];
static atomic_long count;
static const char *root;
static long at;
static int fault; // an errno; 0 to kill
static int logged = -1;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
    root = getenv("FAULT_ROOT");
    const char *number = getenv("FAULT_AT"), *kind = getenv("FAULT"), *path = getenv("FAULT_LOG");
    at = number ? atol(number) : 0;
    fault = kind && !strcmp(kind, "EIO") ? EIO : kind && !strcmp(kind, "ENOSPC") ? ENOSPC : 0;
    if (path) logged = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

static int is_ours(int directory, const char *path) {
    if (!root || !path) return 0;
    if (path[0] == '/') return !strncmp(path, root, strlen(root));
    if (directory != AT_FDCWD) return directory >= 0 && directory < DESCRIPTORS && ours[directory];
    char here[4096];
    return getcwd(here, sizeof here) && !strncmp(here, root, strlen(root));
}

static int is_ours_open(int descriptor) {
    return root && (descriptor == 1 || descriptor == 2 || (descriptor >= 0 && descriptor < DESCRIPTORS && ours[descriptor]));
}

static void mark(int descriptor, int value) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS) ours[descriptor] = value;
}

// Whether this call fails, with errno set; does not come back where it kills.
static int fails(const char *name, const char *path, int changes) {
    if (fault == ENOSPC && !changes) return 0;
    long number = atomic_fetch_add(&count, 1) + 1;
    if (logged >= 0) dprintf(logged, "%ld %s %s\n", number, name, path ? path : "");
    if (number != at) return 0;
    if (fault == 0) syscall(SYS_kill, getpid(), SIGKILL);
    errno = fault;
    return 1;
}

#define ON_PATH(name, directory, path, changes) (is_ours(directory, path) && fails(name, path, changes))
#define ON_OPEN(name, descriptor, changes) (is_ours_open(descriptor) && fails(name, 0, changes))

#define OPEN(name)                                                                                          \
    int name(const char *path, int flags, ...) {                                                            \
        va_list rest;                                                                                       \
        va_start(rest, flags);                                                                              \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                                           \
        va_end(rest);                                                                                       \
        int mine = is_ours(AT_FDCWD, path);                                                                 \
        if (mine && fails(#name, path, (flags & O_ACCMODE) != O_RDONLY)) return -1;                         \
        int descriptor = REAL(name)(path, flags, mode);                                                     \
        mark(descriptor, mine);                                                                             \
        return descriptor;                                                                                  \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                                        \
    int name(int directory, const char *path, int flags, ...) {                                             \
        va_list rest;                                                                                       \
        va_start(rest, flags);                                                                              \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                                           \
        va_end(rest);                                                                                       \
        int mine = is_ours(directory, path);                                                                \
        if (mine && fails(#name, path, (flags & O_ACCMODE) != O_RDONLY)) return -1;                         \
        int descriptor = REAL(name)(directory, path, flags, mode);                                          \
        mark(descriptor, mine);                                                                             \
        return descriptor;                                                                                  \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int descriptor) {
    int mine = descriptor > 2 && is_ours_open(descriptor);
    int failing = mine && fails("close", 0, 1);
    int error = errno;
    mark(descriptor, 0);
    int result = REAL(close)(descriptor);
    // The descriptor is closed whatever close(2) says.
    if (failing) errno = error;
    return failing ? -1 : result;
}

#define ON_DESCRIPTOR(type, name, changes, parameters, arguments)                                           \
    type name parameters { return ON_OPEN(#name, descriptor, changes) ? (type)-1 : REAL(name) arguments; }
ON_DESCRIPTOR(ssize_t, write, 1, (int descriptor, const void *bytes, size_t size), (descriptor, bytes, size))
ON_DESCRIPTOR(ssize_t, writev, 1, (int descriptor, const struct iovec *parts, int size), (descriptor, parts, size))
ON_DESCRIPTOR(ssize_t, pwrite, 1, (int descriptor, const void *bytes, size_t size, off_t place), (descriptor, bytes, size, place))
ON_DESCRIPTOR(ssize_t, pwrite64, 1, (int descriptor, const void *bytes, size_t size, off64_t place), (descriptor, bytes, size, place))
ON_DESCRIPTOR(ssize_t, read, 0, (int descriptor, void *bytes, size_t size), (descriptor, bytes, size))
ON_DESCRIPTOR(ssize_t, pread, 0, (int descriptor, void *bytes, size_t size, off_t place), (descriptor, bytes, size, place))
ON_DESCRIPTOR(ssize_t, pread64, 0, (int descriptor, void *bytes, size_t size, off64_t place), (descriptor, bytes, size, place))
ON_DESCRIPTOR(int, fsync, 1, (int descriptor), (descriptor))
ON_DESCRIPTOR(int, fdatasync, 1, (int descriptor), (descriptor))
ON_DESCRIPTOR(int, syncfs, 1, (int descriptor), (descriptor))
ON_DESCRIPTOR(int, ftruncate, 1, (int descriptor, off_t size), (descriptor, size))
ON_DESCRIPTOR(int, ftruncate64, 1, (int descriptor, off64_t size), (descriptor, size))
ON_DESCRIPTOR(int, flock, 0, (int descriptor, int operation), (descriptor, operation))
ON_DESCRIPTOR(int, fstat, 0, (int descriptor, struct stat *status), (descriptor, status))
ON_DESCRIPTOR(int, fstat64, 0, (int descriptor, struct stat64 *status), (descriptor, status))

void *mmap(void *address, size_t size, int protection, int flags, int descriptor, off_t place) {
    if (descriptor >= 0 && ON_OPEN("mmap", descriptor, 0)) return MAP_FAILED;
    return REAL(mmap)(address, size, protection, flags, descriptor, place);
}

#define ON_ONE_PATH(name, changes, parameters, arguments)                                                   \
    int name parameters { return ON_PATH(#name, AT_FDCWD, path, changes) ? -1 : REAL(name) arguments; }
ON_ONE_PATH(mkdir, 1, (const char *path, mode_t mode), (path, mode))
ON_ONE_PATH(rmdir, 1, (const char *path), (path))
ON_ONE_PATH(unlink, 1, (const char *path), (path))
ON_ONE_PATH(stat, 0, (const char *path, struct stat *status), (path, status))
ON_ONE_PATH(stat64, 0, (const char *path, struct stat64 *status), (path, status))
ON_ONE_PATH(lstat, 0, (const char *path, struct stat *status), (path, status))
ON_ONE_PATH(lstat64, 0, (const char *path, struct stat64 *status), (path, status))
ON_ONE_PATH(rename, 1, (const char *path, const char *other), (path, other))
ON_ONE_PATH(link, 1, (const char *path, const char *other), (path, other))

int unlinkat(int directory, const char *path, int flags) {
    return ON_PATH("unlinkat", directory, path, 1) ? -1 : REAL(unlinkat)(directory, path, flags);
}

DIR *opendir(const char *path) {
    int mine = is_ours(AT_FDCWD, path);
    if (mine && fails("opendir", path, 0)) return 0;
    DIR *stream = REAL(opendir)(path);
    if (stream) mark(dirfd(stream), mine);
    return stream;
}

int closedir(DIR *stream) {
    mark(dirfd(stream), 0);
    return REAL(closedir)(stream);
}

struct dirent *readdir(DIR *stream) {
    return ON_OPEN("readdir", dirfd(stream), 0) ? 0 : REAL(readdir)(stream);
}

// renameat2(2) is called by its number.
long syscall(long number, ...) {
    va_list rest;
    va_start(rest, number);
    long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long), d = va_arg(rest, long),
         e = va_arg(rest, long), f = va_arg(rest, long);
    va_end(rest);
    if (number == SYS_renameat2 && ON_PATH("renameat2", (int)a, (const char *)b, 1)) return -1;
    return REAL(syscall)(number, a, b, c, d, e, f);
}
