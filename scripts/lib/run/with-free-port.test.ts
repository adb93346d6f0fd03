import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { withFreePort } from './with-free-port.ts';

const taken = () => Object.assign(new Error('taken'), { code: 'ERR_ADDRESS_IN_USE' });

test('a free port that is taken before the start gets to it is replaced by another', async () => {
  const tried: number[] = [];
  const started = await withFreePort(0, async (port) => {
    tried.push(port);
    if (tried.length < 3) throw taken();
    return port;
  });
  expect(tried).toHaveLength(3);
  expect(started).toBe(tried[2]);
});

test('a chosen port is not replaced, and nothing is tried forever or after another failure', async () => {
  let tries = 0;
  const fail = (error: Error) => async () => {
    tries += 1;
    throw error;
  };
  await expect(withFreePort(8787, fail(taken()))).rejects.toThrow('taken');
  expect(tries).toBe(1);
  await expect(withFreePort(0, fail(new Error('no build')))).rejects.toThrow('no build');
  expect(tries).toBe(2);
  await expect(withFreePort(0, fail(taken()))).rejects.toThrow('taken');
  expect(tries).toBe(7);
});

test('Miniflare says so with that code', async () => {
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import('miniflare');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const log = new Log(LogLevel.NONE);
  const script = 'export default { fetch: () => new Response() }';
  const options = { host: '127.0.0.1', port, modules: true, script, cf: false, log } as const;
  const server = new Miniflare(convertV4MiniflareOptions(options));
  try {
    await expect(server.ready).rejects.toMatchObject({ code: 'ERR_ADDRESS_IN_USE' });
  } finally {
    await server.dispose().catch(() => undefined);
    other.close();
  }
});
