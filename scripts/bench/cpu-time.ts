import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * User and system time a process has used so far, over all threads, in milliseconds. Linux only: reads /proc/PID/stat,
 * where the command is in parentheses and may contain spaces; utime and stime are fields 14 and 15.
 *
 * @throws if there is no such process, or no /proc
 */
export function cpuTimeMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond();
}

let cachedTicks: number | undefined;
function ticksPerSecond(): number {
  cachedTicks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return cachedTicks;
}
