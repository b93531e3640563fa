/* Asks catalog.sqlite what docs/views.md asks, opened as it advises: random messages by a prepared statement, searches.
   usage: pick DATABASE CATEGORY LANGUAGE AGE COMMON-WORD RARE-WORD */
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *picking =
    "SELECT m.id, m.text, m.author_name FROM pools AS p"
    " JOIN pool_messages AS pm ON pm.pool = p.pool AND pm.place = ?1 % p.messages"
    " JOIN messages AS m ON m.ord = pm.message"
    " WHERE p.category IS ?2 AND p.lang = ?3 AND p.first_age <= ?4 AND (p.last_age IS NULL OR p.last_age >= ?4)";
static const char *searching =
    "SELECT m.id, m.text FROM search JOIN messages AS m ON m.ord = search.rowid"
    " WHERE search MATCH ?1 ORDER BY search.rank LIMIT 20";

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void expect(int holds, sqlite3 *database) {
    if (holds) return;
    fprintf(stderr, "%s\n", sqlite3_errmsg(database));
    exit(2);
}

int main(int count, char **arguments) {
    if (count != 7) return 64;
    sqlite3 *database;
    sqlite3_stmt *statement;
    char *address = sqlite3_mprintf("file:%s?immutable=1", arguments[1]);
    double start = now();
    expect(sqlite3_open_v2(address, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK, database);
    expect(sqlite3_exec(database, "PRAGMA mmap_size = 1073741824", NULL, NULL, NULL) == SQLITE_OK, database);
    expect(sqlite3_prepare_v2(database, picking, -1, &statement, NULL) == SQLITE_OK, database);
    sqlite3_bind_text(statement, 2, arguments[2], -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 3, arguments[3], -1, SQLITE_STATIC);
    sqlite3_bind_int(statement, 4, atoi(arguments[4]));
    uint64_t state = 1;
    size_t bytes = 0;
    const int picks = 1000000;
    for (int pick = 0; pick <= picks; pick++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        sqlite3_bind_int64(statement, 1, (sqlite3_int64)(state >> 33));
        expect(sqlite3_step(statement) == SQLITE_ROW, database);
        bytes += sqlite3_column_bytes(statement, 1);
        sqlite3_reset(statement);
        if (pick == 0) {
            printf("open and first pick: %.2f ms\n", (now() - start) * 1e3);
            start = now();
        }
    }
    printf("picks a second: %.0f (texts of %.0f bytes)\n", picks / (now() - start), (double)bytes / (picks + 1));
    sqlite3_finalize(statement);
    expect(sqlite3_prepare_v2(database, searching, -1, &statement, NULL) == SQLITE_OK, database);
    for (int word = 5; word < 7; word++) {
        const int searches = 20;
        int rows = 0;
        start = now();
        for (int search = 0; search < searches; search++) {
            sqlite3_bind_text(statement, 1, arguments[word], -1, SQLITE_STATIC);
            while (sqlite3_step(statement) == SQLITE_ROW) rows++;
            sqlite3_reset(statement);
        }
        printf("20 best of '%s': %.2f ms, %d rows\n", arguments[word], (now() - start) * 1e3 / searches, rows / searches);
    }
    return 0;
}
