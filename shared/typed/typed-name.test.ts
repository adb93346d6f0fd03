import { expect, test } from 'vitest';
import { cutTitles, isTitleAlone } from './typed-name.ts';

const cut = (name: string) => cutTitles(name.split(' ')).join(' ');

test.each([
  ['Dr. Maya Ostrowski', 'Maya Ostrowski'],
  ['Prof. Dr. Maya Ostrowski', 'Maya Ostrowski'],
  ['Mr Ostrowski', 'Ostrowski'],
  ['Rev. Maya Ostrowski', 'Maya Ostrowski'],
  ['Hon. Maya Ostrowski, Esq.', 'Maya Ostrowski,'],
  ['Maya Ostrowski Jr.', 'Maya Ostrowski'],
  ['Maya Ostrowski III MD', 'Maya Ostrowski'],
])('%s is %s without title and suffix', (name, kept) => {
  expect(cut(name)).toBe(kept);
});

test.each(['Miss Daisy', 'Judge Ostrowski', 'Jr.', 'Dr.', 'Doctor Ostrowski', 'Gen Ostrowski'])(
  '%s may be somebody’s name and stays',
  (name) => {
    expect(cut(name)).toBe(name);
  },
);

test('a part between commas may be a title alone', () => {
  expect(['Jr.', 'M.D.', 'PhD', 'Dr.'].map(isTitleAlone)).toEqual([true, true, true, true]);
  expect(['Maya', 'Bend', 'Maya Jr.'].map(isTitleAlone)).toEqual([false, false, false]);
});
