import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Process id of the workerd that this process started; throws where there is no /proc to look in. */
export function findWorkerd(): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(Number(name));
    if (stat?.command === 'workerd' && stat.parent === process.pid) return Number(name);
  }
  throw new Error('no workerd process found');
}

/** User and system time that a process has used so far, all its threads together, in milliseconds. */
export function cpuTimeMs(pid: number): number {
  const stat = readStat(pid);
  if (stat === null) throw new Error(`process ${pid} is gone`);
  return (stat.ticks * 1000) / ticksPerSecond();
}

let cachedTicks: number | undefined;
function ticksPerSecond(): number {
  cachedTicks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return cachedTicks;
}

/** /proc/PID/stat: the command stands in brackets and may hold blanks; utime and stime are fields 14 and 15. */
function readStat(pid: number): { command: string; parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      command: text.slice(text.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return null;
  }
}
