import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { putOnHost } from './text-stream-renderer.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/server.bun'));
const renderer = readFileSync(join(folder, 'cjs/react-dom-server.bun.production.js'), 'utf8');

test('the renderer imports React and the host, and nothing from the platform', () => {
  const code = putOnHost(renderer, '/host.ts');
  expect([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, module]) => module)).toEqual([
    'react',
    'react-dom',
    '/host.ts',
  ]);
});

test('line numbers stay the same, for stack traces', () => {
  expect(putOnHost(renderer, '/host.ts').split('\n')).toHaveLength(renderer.split('\n').length);
});

const changes: [string, (code: string) => string, string][] = [
  ['encodes by itself', (code) => code.replace('util.TextEncoder', 'TextEncoder'), 'new util.TextEncoder()'],
  ['no longer says when to flush', (code) => code.replace('destination.flush()', 'destination.drain()'), 'flush'],
  ['asks for another kind of stream', (code) => code.replace('type: "direct"', 'type: "bytes"'), 'type: "direct"'],
  ['measures in another way', (code) => code.replace('Buffer.byteLength', 'Buffer.from'), 'Buffer.byteLength'],
  ['needs more of Bun', (code) => `${code}\nBun.serve();`, "'Bun.' stands there 3 times instead of 2"],
  ['keeps its requests apart by itself', (code) => `${code}\nnew AsyncLocalStorage();`, 'AsyncLocalStorage'],
  ['imports something else', (code) => `${code}\nrequire("zlib");`, "'require(' stands there 6 times instead of 5"],
];

test.each(changes)('a renderer that %s fails the build', (_, change, named) => {
  expect(change(renderer)).not.toBe(renderer);
  expect(() => putOnHost(change(renderer), '/host.ts')).toThrow(named);
  expect(() => putOnHost(change(renderer), '/host.ts')).toThrow(/uses its host in another way than expected/);
});
