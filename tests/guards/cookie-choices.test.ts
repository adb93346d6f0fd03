import { expect, test } from 'vitest';
import { storedRows } from '../../shared/copy/site/cookie-choices.ts';
import { ELSEWHERE } from '../../worker/origin/retention/stored-data.ts';
import { trackedFiles } from './tracked-files.ts';

/** What /cookie-choices lists, one name each: 'viewed-history, search-history (local storage)' is two. */
const listed = (['necessary', 'analytics'] as const).flatMap((group) =>
  storedRows(group).flatMap(({ what }) => what.replace(/ \(.*\)$/, '').split(', ')),
);

test('/cookie-choices names every cookie and everything that pages store in a browser', () => {
  const stored = ELSEWHERE.filter(({ place }) => place === 'cookie' || place === 'browser').flatMap(({ name }) =>
    name.replace(/^(?:local|session)Storage /, '').split(', '),
  );
  expect(stored.length).toBeGreaterThan(15);
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
});

test('and nothing that no code stores', () => {
  const code = trackedFiles()
    .filter(
      ({ file }) => /^(?:client|shared|worker)\/.*\.tsx?$/.test(file) && !/\/copy\/|\/retention\/|\.test\./.test(file),
    )
    .map(({ text }) => text)
    .join('\n');
  expect(listed.filter((name) => !code.includes(`'${name.replace(/[:/]?…$/, '')}`))).toEqual([]);
});
