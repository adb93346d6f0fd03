import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process, as described in /proc (Linux only). */
export interface ProcessFacts {
  readonly pid: number;
  /** the program's name without its path: 'workerd' */
  readonly name: string;
  readonly parent: number;
  /** a zombie: it was killed and waits for its parent; it no longer holds anything */
  readonly isZombie: boolean;
}

const PROC = '/proc';
/** In a line of /proc/net/tcp: the state of a listening socket. */
const LISTENING = '0A';

/** Whether a process exists and can hold anything. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processFacts(pid)?.isZombie !== true;
}

/** Null if there is no such process, or no /proc. The command is in parentheses and may contain spaces. */
export function processFacts(pid: number): ProcessFacts | null {
  const stat = readOrNull(() => readFileSync(`${PROC}/${pid}/stat`, 'utf8'));
  if (stat === null) return null;
  const [open, close] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const [state, parent] = stat.slice(close + 2).split(' ');
  return { pid, name: stat.slice(open + 1, close), parent: Number(parent), isZombie: state === 'Z' };
}

/** Living child processes with a name. */
export function ownChildren(name: string): number[] {
  if (!existsSync(PROC)) return childrenByPgrep(name);
  return childrenOf(process.pid)
    .filter((child) => child.name === name)
    .map(({ pid }) => pid);
}

/** A process's living children. */
export function childrenOf(parent: number): ProcessFacts[] {
  return allProcesses().flatMap((pid) => {
    const facts = processFacts(pid);
    return facts?.parent === parent && !facts.isZombie ? [facts] : [];
  });
}

/** For systems without /proc, such as macOS; none if pgrep is missing too. */
function childrenByPgrep(name: string): number[] {
  const found = readOrNull(() => execFileSync('pgrep', ['-P', String(process.pid), '-x', name], { encoding: 'utf8' }));
  return (found ?? '').split('\n').filter(Boolean).map(Number);
}

/** Other processes with a name that have a file in a folder open; none if that cannot be determined. */
export function othersWithin(folder: string, name: string): ProcessFacts[] {
  return allProcesses().flatMap((pid) => {
    const facts = processFacts(pid);
    if (facts === null || facts.name !== name || facts.parent === process.pid) return [];
    return openedBy(pid).some((file) => file.startsWith(`${folder}/`)) ? [facts] : [];
  });
}

/** The process that listens on a local port; null if unknown, such as another user's. */
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

/** File paths, and names of sockets and pipes. */
function openedBy(pid: number): string[] {
  const folder = `${PROC}/${pid}/fd`;
  const files = readOrNull(() => readdirSync(folder)) ?? [];
  return files.flatMap((file) => readOrNull(() => readlinkSync(`${folder}/${file}`)) ?? []);
}

function allProcesses(): number[] {
  return (readOrNull(() => readdirSync(PROC)) ?? []).map(Number).filter((pid) => Number.isInteger(pid) && pid > 0);
}

/** Processes may end meanwhile, and those of others are not readable. */
function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
