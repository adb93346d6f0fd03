import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/local-server.ts';
import { findCycles } from '../syntax/find-cycles.ts';
import { BOOT } from './page-sheets.ts';
import { scriptGroups } from './script-groups.ts';
import { readSourceGraph } from './source-graph.ts';

const graph = readSourceGraph(ROOT);
const groups = scriptGroups(ROOT);
const boot = new Set(graph.loadedWith(BOOT));
const scriptOf = (file: string) => groups.find(({ test }) => test(join(ROOT, file)))?.name ?? 'boot';
const files = [...new Set([BOOT, ...graph.loadedLater(BOOT)].flatMap((file) => graph.loadedWith(file)))];

test('no two scripts import each other', () => {
  const edges = new Map<string, Set<string>>(groups.map(({ name }) => [name, new Set()]));
  for (const file of files) {
    for (const next of graph.importsOf(file).now) {
      const [from, to] = [scriptOf(file), scriptOf(next)];
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  expect(findCycles(edges)).toEqual([]);
});

test('the boot script needs neither React nor the route table', () => {
  expect([...boot].filter((file) => /\.tsx$|route-table/.test(file))).toEqual([]);
});

test('the search box and messages need no React', () => {
  const names = new Set(files.filter((file) => scriptOf(file) === 'typeahead' || scriptOf(file) === 'base'));
  expect(names.size).toBeGreaterThan(10);
  for (const entry of ['client/typeahead/attach-search-box.ts', 'client/ui/overlay/show-snackbar.ts']) {
    const scripts = new Set(graph.loadedWith(entry).map(scriptOf));
    expect([...scripts].filter((name) => !['boot', 'base', 'typeahead'].includes(name))).toEqual([]);
  }
});
