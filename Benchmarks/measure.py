#!/usr/bin/env python3
"""Runs a command several times and prints one row: wall seconds (median), CPU seconds, peak memory.

usage: measure.py [--runs N] [--per N] [--against SECONDS] LABEL COMMAND...

--per N adds microseconds of CPU per item; the exit code of the command does not matter unless it is 127 or a signal.
"""
import argparse
import json
import os
import resource
import statistics
import sys
import time


def once(command):
    start = time.perf_counter()
    process = os.fork()
    if process == 0:
        quiet = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(quiet, descriptor)
        os.execvp(command[0], command)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    if os.WIFSIGNALED(status):
        sys.exit(f"{command[0]} died of signal {os.WTERMSIG(status)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.WEXITSTATUS(status)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--per", type=int)
    parser.add_argument("--note", default="")
    parser.add_argument("--json", action="store_true", help="print one JSON object: seconds, MB, exit code")
    parser.add_argument("label")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    results = [once(options.command) for _ in range(options.runs)]
    wall = statistics.median(result[0] for result in results)
    cpu = statistics.median(result[1] for result in results)
    memory = max(result[2] for result in results)
    if options.json:
        print(json.dumps({"wall": wall, "cpu": cpu, "memory": memory, "exit": results[-1][3]}))
        return
    each = f"{cpu / options.per * 1e6:8.1f}" if options.per else " " * 8
    print(f"{options.label:<44} {wall:8.3f} {cpu:8.3f} {memory:8.0f} {each}  exit {results[-1][3]} {options.note}", flush=True)


main()
