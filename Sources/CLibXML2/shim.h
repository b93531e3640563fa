// SAX2 parsing of libxml2, as packaged by libxml2-dev.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
