import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

const OWNER = 'shared/people/open-report.ts';
/** A comparison with 'bg', from either side, and a switch over how an answer was paid for. */
const ASKS_FOR_REPORT = /[!=]==?\s*(['"`])bg\1|(['"`])bg\2\s*[!=]==?|\bswitch \([^)]*\blookupType\)/;

const sources = ['client', 'worker', 'shared'].flatMap(trackedFiles);
const code = sources.filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

it('one file decides whether a report is open', () => {
  expect(code.length).toBeGreaterThan(500);
  expect(linesWith(code, ASKS_FOR_REPORT).map((line) => line.split(':')[0])).toEqual([OWNER]);
});
it('catches a planted question', () => {
  const plant = (text: string) => linesWith([{ file: 'client/a.tsx', text }], ASKS_FOR_REPORT);
  for (const text of [
    "if (details.lookupType === 'bg') return null;",
    "lookupType !== 'bg'",
    'entitlement == "bg"',
    "'bg' === lookupType",
    'switch (details.lookupType) {',
  ])
    expect(plant(text), text).toHaveLength(1);
  for (const fine of ["grant('bg', features)", "bg: 'bg',", 'switch (details.entitlement) {', "case 'bg':"])
    expect(plant(fine), fine).toEqual([]);
});
