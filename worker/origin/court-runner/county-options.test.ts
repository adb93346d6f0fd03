import { expect, it } from 'vitest';
import { COUNTIES_MAX, type CountyResidence, countiesLivedIn } from './county-options.ts';

const lived = (fipsCode: string | null, more: Partial<CountyResidence> = {}): CountyResidence => ({
  fipsCode,
  county: fipsCode === null ? null : 'Lane',
  stateCode: 'OR',
  isCurrent: false,
  moveIn: null,
  moveOut: null,
  ...more,
});
const years = (residences: readonly CountyResidence[]) =>
  countiesLivedIn(residences).map(({ moveInYear, moveOutYear }) => [moveInYear, moveOutYear]);

it('lists each county once, from the first known year to the last', () => {
  const homes = [
    lived('41039', { moveIn: '2013-08', moveOut: '2018-05' }),
    lived('41051', { moveIn: '2009-01', moveOut: '2013-08' }),
    lived('41039', { moveIn: '2005-03', moveOut: '2009-01' }),
  ];
  expect(countiesLivedIn(homes).map(({ fips }) => fips)).toEqual(['41039', '41051']);
  expect(years(homes)).toEqual([
    [2005, 2018],
    [2009, 2013],
  ]);
});

it('has no last year if they still live there, nor if none is known', () => {
  expect(
    years([lived('41039', { isCurrent: true, moveIn: '2018-05' }), lived('41039', { moveOut: '2009-01' })]),
  ).toEqual([[2018, null]]);
  expect(years([lived('41039')])).toEqual([[null, null]]);
});

it('leaves out residences without a county, and counties beyond what a form can hold', () => {
  expect(countiesLivedIn([lived(null), lived('41039', { county: null })])).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => lived(String(41_000 + at)));
  expect(countiesLivedIn(many)).toHaveLength(COUNTIES_MAX);
});
