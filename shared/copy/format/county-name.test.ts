import { describe, expect, it, test } from 'vitest';
import { countyInState, countyName, isInCounty, isOwnCounty } from './county-name.ts';

const NAMES: readonly [said: string, stateCode: string | null, fips: string | null, name: string][] = [
  ['Multnomah', 'OR', '41051', 'Multnomah County'],
  ['Multnomah County', 'OR', null, 'Multnomah County'],
  ['multnomah county', 'OR', null, 'multnomah County'],
  ['  Los   Angeles ', 'CA', null, 'Los Angeles County'],
  ['County of Los Angeles', 'CA', null, 'Los Angeles County'],
  ['City and County of Denver', 'CO', '08031', 'Denver County'],
  ['DeKalb', 'GA', null, 'DeKalb County'],
  ['Bossier', 'LA', '22015', 'Bossier Parish'],
  ['Bossier County', 'LA', null, 'Bossier Parish'],
  ['Bossier Parish', 'LA', null, 'Bossier Parish'],
  ['Bossier parish', 'LA', '22015', 'Bossier Parish'],
  ['Orleans', 'LA', null, 'Orleans Parish'],
  ['Orleans Parish', null, null, 'Orleans Parish'],
  ['St Tammany', 'LA', null, 'St. Tammany Parish'],
  ['Saint Tammany Parish', 'LA', null, 'St. Tammany Parish'],
  ['Anchorage', 'AK', '02020', 'Municipality of Anchorage'],
  ['Anchorage Borough', 'AK', null, 'Municipality of Anchorage'],
  ['Anchorage Municipality', 'AK', null, 'Municipality of Anchorage'],
  ['Skagway Municipality', 'AK', null, 'Municipality of Skagway'],
  ['Juneau City and Borough', 'AK', null, 'Juneau Borough'],
  ['City and Borough of Juneau', 'AK', '02110', 'Juneau Borough'],
  ['Kenai Peninsula', 'AK', null, 'Kenai Peninsula Borough'],
  ['Prince of Wales-Hyder', 'AK', '02198', 'Prince of Wales-Hyder Census Area'],
  ['Nome Borough', 'AK', null, 'Nome Census Area'],
  ['Yukon-Koyukuk census area', 'AK', null, 'Yukon-Koyukuk Census Area'],
  ['Carson City', 'NV', '32510', 'Carson City'],
  ['Carson City', 'NV', null, 'Carson City'],
  ['Baltimore', 'MD', '24510', 'City of Baltimore'],
  ['Baltimore', 'MD', '24005', 'Baltimore County'],
  ['Baltimore city', 'MD', null, 'City of Baltimore'],
  ['Baltimore County', 'MD', null, 'Baltimore County'],
  ['Baltimore', 'MD', null, 'Baltimore'],
  ['St. Louis', 'MO', '29510', 'City of St. Louis'],
  ['St. Louis', 'MO', '29189', 'St. Louis County'],
  ['St. Louis City', 'MO', null, 'City of St. Louis'],
  ['St. Louis', 'MN', null, 'St. Louis County'],
  ['Norfolk', 'VA', '51710', 'City of Norfolk'],
  ['Norfolk', 'VA', null, 'City of Norfolk'],
  ['NORFOLK CITY', 'VA', null, 'City of NORFOLK'],
  ['Norfolk', 'MA', null, 'Norfolk County'],
  ['Richmond', 'VA', '51760', 'City of Richmond'],
  ['Richmond', 'VA', '51159', 'Richmond County'],
  ['Richmond', 'VA', null, 'Richmond'],
  ['James City', 'VA', '51095', 'James City County'],
  ['James City County', 'VA', null, 'James City County'],
  ['Charles City', 'VA', '51036', 'Charles City County'],
  ['Charles City County', 'VA', null, 'Charles City County'],
  ['City of New York', 'NY', null, 'City of New York'],
  ['Capitol Planning Region', 'CT', '09110', 'Capitol Planning Region'],
  ['District of Columbia', 'DC', '11001', 'District of Columbia'],
  ['St. Croix', 'VI', '78010', 'St. Croix'],
  ['San Juan', 'PR', '72127', 'Municipality of San Juan'],
  ['San Juan Municipio', 'PR', null, 'Municipality of San Juan'],
  ['Multnomah', null, null, 'Multnomah County'],
  [' ', 'OR', null, ''],
];

describe('the name of a county', () => {
  it.each(NAMES)('%j in %s, %s', (county, stateCode, fips, name) => {
    expect(countyName({ county, stateCode, fips })).toBe(name);
  });

  it.each(NAMES)('stays when it is named again: %j in %s, %s', (_, stateCode, fips, name) => {
    expect(countyName({ county: name, stateCode, fips })).toBe(name);
    expect(countyName({ county: name, stateCode })).toBe(name);
  });

  test('with its state', () => {
    expect(countyInState({ county: 'Orleans', stateCode: 'LA' })).toBe('Orleans Parish, LA');
  });
});

describe('a county that a source names', () => {
  it.each([
    ['Multnomah', { county: 'Multnomah County', stateCode: 'OR', fips: '41051' }, true],
    ['MULTNOMAH COUNTY', { county: 'Multnomah', stateCode: 'OR' }, true],
    ['Lane', { county: 'Multnomah', stateCode: 'OR' }, false],
    [' ', { county: ' ', stateCode: 'OR' }, false],
    ['Bossier County', { county: 'Bossier', stateCode: 'LA' }, true],
    ['Anchorage Borough', { county: 'Anchorage', stateCode: 'AK', fips: '02020' }, true],
    ['Norfolk', { county: 'City of Norfolk', stateCode: 'VA', fips: '51710' }, true],
    ['Richmond', { county: 'City of Richmond', stateCode: 'VA', fips: '51760' }, true],
    ['Richmond', { county: 'Richmond County', stateCode: 'VA', fips: '51159' }, true],
    ['Richmond City', { county: 'Richmond', stateCode: 'VA', fips: '51159' }, false],
    ['Baltimore County', { county: 'Baltimore', stateCode: 'MD', fips: '24510' }, false],
    ['Baltimore city', { county: 'Baltimore', stateCode: 'MD', fips: '24510' }, true],
  ])('%j in %j: %s', (said, area, isThere) => {
    expect(isInCounty(said, area)).toBe(isThere);
  });
});

test('cities that are no part of a county are known by their code', () => {
  const cities = ['24510', '29510', '32510', '51510', '51840'];
  expect([...cities, '24005', '51199', '41051', null].filter(isOwnCounty)).toEqual(cities);
});
