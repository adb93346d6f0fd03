import { createServer } from 'node:net';
import { isAlive, listenerOn, processFacts } from './processes.ts';
import { leftOver, RUNTIME } from './runtime.ts';

export const DEFAULT_PORT = 8787;

/** The port in PORT, or 8787. Throws one sentence if PORT is not a port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is no port: choose a number from 1 to 65535.`);
  }
  return port;
}

/** Resolves if the port is available; throws one sentence if it is taken or forbidden. */
export function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error, port))));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve()));
  });
}

/** A port that is free at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function sentenceFor(error: NodeJS.ErrnoException, port: number): string {
  const other = `PORT=${port === 65_535 ? 8788 : port + 1} npm start`;
  if (error.code === 'EADDRINUSE') return sentenceForTaken(port, other);
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: choose another with ${other}.`;
  return `Port ${port} cannot be used (${error.code ?? error.message}): choose another with ${other}.`;
}

/** A workerd's parent is Node, unless that was killed. */
function sentenceForTaken(port: number, other: string): string {
  const holder = listenerOn(port);
  if (holder === null) return `Port ${port} is in use: stop what uses it, or choose another with ${other}.`;
  const isLeftOver = holder.name === RUNTIME && !(isAlive(holder.parent) && isNode(holder.parent));
  return isLeftOver
    ? `Port ${port} is held by ${leftOver(holder)}, or choose another with ${other}.`
    : `Port ${port} is in use by process ${holder.pid} (${holder.name}): stop it, or choose another with ${other}.`;
}

const isNode = (pid: number): boolean => /^(?:node|MainThread|npm)/.test(processFacts(pid)?.name ?? '');
