import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortIsFree, parsePort } from './port.ts';

test('takes 8787 when PORT is not set', () => {
  expect(parsePort(undefined)).toBe(8787);
  expect(parsePort('')).toBe(8787);
  expect(parsePort('9000')).toBe(9000);
});

test('says in one sentence that PORT is not a port', () => {
  for (const text of ['http', '0', '70000', '1.5', '-1'])
    expect(() => parsePort(text)).toThrow(/which is no port: choose/);
});

test('says in one sentence that a port is in use and how to choose another', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(assertPortIsFree(port)).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use(?: by process ${process.pid} \\(.*\\))?: stop .*, or choose another with PORT=`,
    ),
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortIsFree(port)).resolves.toBeUndefined();
});
