import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

/** Made of pieces, so that this file does not match. */
const MACHINE_PATTERNS = [
  ['a path of the machine it was built on', ['/wo', 'rk/']],
  ['a home folder', ['/ro', 'ot/']],
  ['a home folder', ['/ho', 'me/[a-z]']],
  ['a folder beside the repository', ['\\.\\./shared/', '(?:spec|design|hooks)\\b']],
  ['a tool of the builders', ['farm', '-studio']],
  ['a registry of the builders', ['(?:artifactory|nexus|verdaccio|jfrog|codeartifact|pypi\\.)', '[\\w.-]*[/.]']],
  ['an address of a registry or mirror', ['https?://[a-z.]*(?:regi', 'stry|mirror)[a-z.]*/']],
] as const;

const files = trackedFiles();
// The lock file names the registry on purpose; what it may name has a test of its own.
const ownFiles = files.filter(({ file }) => file !== 'package-lock.json');

it.each(MACHINE_PATTERNS)('mentions %s nowhere', (_what, pieces) => {
  // In front of a machine path stands no word: '/wo…' in the middle of an address is something else.
  const pattern = new RegExp(`(?<![\\w.-])${pieces.join('')}`, 'i');
  expect(linesWith(ownFiles, pattern)).toEqual([]);
});
it('catches a planted machine path', () => {
  const [, pieces] = MACHINE_PATTERNS[0];
  const text = `const file = '${pieces.join('')}main/a.ts';`;
  expect(linesWith([{ file: 'a.ts', text }], new RegExp(`(?<![\\w.-])${pieces.join('')}`))).toHaveLength(1);
});

it('locks versions but no URLs, so that every install uses its own configured registry', () => {
  const lock = files.find(({ file }) => file === 'package-lock.json');
  expect(lock?.text).toContain('"lockfileVersion"');
  expect(lock?.text).not.toContain('"resolved": "http');
});
