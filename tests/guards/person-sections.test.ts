import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

const TABLE = 'shared/people/person-sections.ts';
const SPELLED_ANCHOR = /person-details-[\w-]+-section\b/;

const sources = ['client', 'worker', 'shared'].flatMap(trackedFiles);
const others = sources.filter(({ file }) => file !== TABLE && !/\.test\.tsx?$/.test(file));

it('section anchors of the person page are only in the table', () => {
  expect(linesWith(sources, SPELLED_ANCHOR).some((line) => line.startsWith(TABLE))).toBe(true);
  expect(linesWith(others, SPELLED_ANCHOR)).toEqual([]);
});
it('catches a planted anchor', () => {
  const plant = (text: string) => linesWith([{ file: 'client/a.tsx', text }], SPELLED_ANCHOR);
  expect(plant('<a href="#person-details-phone-section">')).toHaveLength(1);
  expect(plant('<h2 id={PERSON_SECTIONS.phones.anchor}>')).toEqual([]);
});
