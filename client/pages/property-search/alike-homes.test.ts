import { expect, test } from 'vitest';
import { alikeHomes } from './alike-homes.ts';

const home = (pnpId: string, bedrooms: number | null, livingSquareFeet: number | null, yearBuilt: number | null) => ({
  pnpId,
  line1WithoutNumber: 'Birch St',
  home: { bedrooms, livingSquareFeet, yearBuilt },
});
const bare = (pnpId: string) => ({ pnpId, line1WithoutNumber: 'Birch St' });
const told = (homes: Parameters<typeof alikeHomes>[0]) =>
  alikeHomes(homes).map(({ line, pnpIds }) => [line.replaceAll('\u00a0', ' '), ...pnpIds]);

test('homes that are told alike stand in one line, smaller ones first [F2-21]', () => {
  expect(
    told([
      home('n1', 3, 1_800, 1962),
      home('n2', 2, 900, 1950),
      home('n3', 3, 1_800, 1962),
      home('n4', 3, 1_700, 1990),
    ]),
  ).toEqual([
    ['2 beds · 900 sq ft · built 1950', 'n2'],
    ['3 beds · 1,700 sq ft · built 1990', 'n4'],
    ['3 beds · 1,800 sq ft · built 1962', 'n1', 'n3'],
  ]);
});

test('what is not on record comes last, and an origin that tells nothing gives one line [F2-21]', () => {
  expect(told([home('n1', null, null, null), home('n2', null, 900, null), home('n3', 1, 500, 1990)])).toEqual([
    ['1 bed · 500 sq ft · built 1990', 'n3'],
    ['900 sq ft', 'n2'],
    ['', 'n1'],
  ]);
  expect(told([bare('n1'), bare('n2')])).toEqual([['', 'n1', 'n2']]);
});
