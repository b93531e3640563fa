// libFuzzer as a library: SwiftPM renames the `main` of executables, so the variant that brings its own cannot be linked.
// Source: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
