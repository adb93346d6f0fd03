import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

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

/** The processes of a name that this one has started and that live; none where there is no /proc. */
export function ownChildren(name: string): number[] {
  return allProcesses().filter((pid) => {
    const facts = processFacts(pid);
    return facts?.parent === process.pid && facts.name === name && !facts.isZombie;
  });
}

/** The file that a process runs; null where that cannot be seen. */
export function programOf(pid: number): string | null {
  return readOrNull(() => readlinkSync(`${PROC}/${pid}/exe`));
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
  const folder = `${PROC}/${pid}/fd`;
  const files = readOrNull(() => readdirSync(folder)) ?? [];
  return files.flatMap((file) => {
    const link = readOrNull(() => readlinkSync(`${folder}/${file}`));
    return /^socket:\[(\d+)\]$/.exec(link ?? '')?.[1] ?? [];
  });
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
