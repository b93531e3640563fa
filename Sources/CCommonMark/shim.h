// The CommonMark reference parser, as packaged by libcmark-dev.
#include <cmark.h>
