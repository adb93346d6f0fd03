import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

const OWNER = 'tests/support/test-server.ts';
/** A server of whatever stands in dist/. */
const SERVES_ANY_BUILD = /\bstartLocalServer\b/;

const tests = trackedFiles('tests').filter(({ file }) => file.endsWith('.ts') && !file.startsWith('tests/guards/'));

it('no test serves a build without making sure that it is fresh', () => {
  expect(linesWith(tests, SERVES_ANY_BUILD).filter((line) => !line.startsWith(OWNER))).toEqual([]);
  expect(tests.find(({ file }) => file === OWNER)?.text).toMatch(
    /await ensureBuild\(say\);\s+return startLocalServer\(/,
  );
});
it('catches a planted server', () => {
  const plant = (text: string) => linesWith([{ file: 'tests/worker/a.test.ts', text }], SERVES_ANY_BUILD);
  expect(plant("import { startLocalServer } from '../../scripts/lib/run/local-server.ts';")).toHaveLength(1);
  expect(plant('const { url } = await startBuiltServer({ port: 0 });')).toEqual([]);
});
