import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSourceGraph } from './source-graph.ts';

const root = mkdtempSync(join(tmpdir(), 'source-graph-'));
const FILES = {
  'client/a.ts':
    "import './a.css';\nimport { b } from './b.ts';\nimport type { T } from './types.ts';\nexport const a = b;",
  'client/b.ts':
    "import { type T } from './types.ts';\nexport * from '../shared/c.ts';\nexport const later = () => import('./d.tsx');",
  'client/d.tsx':
    "import { a } from './a.ts';\nimport 'react';\nexport { type T } from './types.ts';\nexport const d = () => import('./e.ts?x');",
  'client/e.ts': 'export const e = 1;',
  'client/types.ts': 'export type T = string;',
  'client/a.css': 'a { color: red }',
  'shared/c.ts': 'export const c = 1;',
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const graph = readSourceGraph(root);

test('imports of our own files are found in order; types and packages are not', () => {
  expect(graph.importsOf('client/a.ts')).toEqual({ now: ['client/a.css', 'client/b.ts'], later: [] });
  expect(graph.importsOf('client/b.ts')).toEqual({ now: ['shared/c.ts'], later: ['client/d.tsx'] });
  expect(graph.importsOf('client/d.tsx')).toEqual({ now: ['client/a.ts'], later: ['client/e.ts'] });
});

test('what loads with a file comes in the order in which it runs, and can be cut', () => {
  expect(graph.loadedWith('client/a.ts')).toEqual(['client/a.css', 'shared/c.ts', 'client/b.ts', 'client/a.ts']);
  expect(graph.loadedWith('client/a.ts', ['client/b.ts'])).toEqual(['client/a.css', 'client/a.ts']);
});

test('what may load later is found through everything that it can lead to', () => {
  expect([...graph.loadedLater('client/a.ts')]).toEqual(['client/d.tsx', 'client/e.ts']);
});
