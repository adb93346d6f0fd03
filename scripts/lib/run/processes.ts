import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What is known of a process; of Linux alone, which says it in /proc. */
export interface ProcessFacts {
  readonly pid: number;
  /** of the program, without its path: 'workerd' */
  readonly name: string;
  readonly parent: number;
  /** it was killed and waits for its parent to look at it; it holds nothing any more */
  readonly isZombie: boolean;
}

const PROC = '/proc';
/** Of a line of /proc/net/tcp: the state of a socket that takes connections. */
const LISTENING = '0A';

/** Whether a process is there that can hold anything. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processFacts(pid)?.isZombie !== true;
}

/** Null where there is no such process, or no /proc. The command stands in brackets and may hold blanks. */
export function processFacts(pid: number): ProcessFacts | null {
  const stat = readOrNull(() => readFileSync(`${PROC}/${pid}/stat`, 'utf8'));
  if (stat === null) return null;
  const [open, close] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const [state, parent] = stat.slice(close + 2).split(' ');
  return { pid, name: stat.slice(open + 1, close), parent: Number(parent), isZombie: state === 'Z' };
}

/** The processes of a name that this one has started and that live. */
export function ownChildren(name: string): number[] {
  if (!existsSync(PROC)) return childrenByPgrep(name);
  return allProcesses().filter((pid) => {
    const facts = processFacts(pid);
    return facts?.parent === process.pid && facts.name === name && !facts.isZombie;
  });
}

/** Where there is no /proc, as on macOS; none where there is no pgrep either. */
function childrenByPgrep(name: string): number[] {
  const found = readOrNull(() => execFileSync('pgrep', ['-P', String(process.pid), '-x', name], { encoding: 'utf8' }));
  return (found ?? '').split('\n').filter(Boolean).map(Number);
}

/** Processes of a name, but those of this one, that have a file of a folder open; none where that cannot be seen. */
export function othersWithin(folder: string, name: string): ProcessFacts[] {
  return allProcesses().flatMap((pid) => {
    const facts = processFacts(pid);
    if (facts === null || facts.name !== name || facts.parent === process.pid) return [];
    return openedBy(pid).some((file) => file.startsWith(`${folder}/`)) ? [facts] : [];
  });
}

/** Who takes connections on a port of this machine; null when that cannot be seen, as with another user's process. */
export function listenerOn(port: number): ProcessFacts | null {
  const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  const pid = allProcesses().find((one) => socketsOf(one).some((inode) => inodes.has(inode)));
  return pid === undefined ? null : processFacts(pid);
}

function listeningInodes(table: string, port: number): string[] {
  const lines = readOrNull(() => readFileSync(`${PROC}/net/${table}`, 'utf8'))?.split('\n') ?? [];
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(ending) && state === LISTENING)
    .flatMap((fields) => fields[9] ?? []);
}

function socketsOf(pid: number): string[] {
  return openedBy(pid).flatMap((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1] ?? []);
}

/** Paths of files, and what sockets and pipes are called. */
function openedBy(pid: number): string[] {
  const folder = `${PROC}/${pid}/fd`;
  const files = readOrNull(() => readdirSync(folder)) ?? [];
  return files.flatMap((file) => readOrNull(() => readlinkSync(`${folder}/${file}`)) ?? []);
}

function allProcesses(): number[] {
  return (readOrNull(() => readdirSync(PROC)) ?? []).map(Number).filter((pid) => Number.isInteger(pid) && pid > 0);
}

/** Processes end while they are looked at, and those of others may not be. */
function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
