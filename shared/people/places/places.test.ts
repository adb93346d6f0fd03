import { describe, expect, it } from 'vitest';
import { nameKey } from '../names/name-key.ts';
import { isStateCode, US_STATES } from '../us-states.ts';
import { readAround } from './around.ts';
import { citySpellings } from './city-spellings.ts';
import { isWholeCountry, withoutCountry } from './country.ts';
import { readCounty } from './county-words.ts';
import { nicknamesThatBegin, placeOfNickname } from './place-nicknames.ts';
import { readState } from './state-spellings.ts';

describe('a state', () => {
  it.each([
    ['OR', 'OR'],
    ['oregon', 'OR'],
    ['Oreg.', 'OR'],
    ['Calif.', 'CA'],
    ['cali', 'CA'],
    ['Mass', 'MA'],
    ['Penn.', 'PA'],
    ['Wash', 'WA'],
    ['Tex.', 'TX'],
    ['Fla', 'FL'],
    ['W. Va.', 'WV'],
    ['N. Carolina', 'NC'],
    ['N. Mex.', 'NM'],
    ['D.C.', 'DC'],
    ['N. Y.', 'NY'],
    ['U.S. Virgin Islands', 'VI'],
    ['Washington State', 'WA'],
    ['State of Maine', 'ME'],
    ['Jersey', 'NJ'],
  ])('is spelled %j', (text, code) => {
    expect(readState(text)).toBe(code);
  });

  it.each(['', 'Portland', 'Kent', 'Ida', 'Orleans', 'Virginia Beach', 'New', 'West', 'state', 'La Jolla'])(
    'is not %j',
    (text) => {
      expect(readState(text)).toBeNull();
    },
  );

  it('is read from every code and name', () => {
    for (const [code, name] of Object.entries(US_STATES)) {
      expect(readState(code.toLowerCase())).toBe(code);
      expect(readState(name)).toBe(code);
    }
  });
});

describe('a nickname', () => {
  it.each([
    ['nyc', 'New York, NY'],
    ['new york city', 'New York, NY'],
    ['manhattan', 'New York, NY'],
    ['philly', 'Philadelphia, PA'],
    ['sf', 'San Francisco, CA'],
    ['vegas', 'Las Vegas, NV'],
    ['nola', 'New Orleans, LA'],
    ['chi town', 'Chicago, IL'],
    ['h town', 'Houston, TX'],
    ['st pete', 'St. Petersburg, FL'],
    ['kc', 'Kansas City'],
    ['bay area', 'near San Francisco, CA'],
    ['pg county', "Prince George's County, MD"],
  ])('%j is %s', (key, location) => {
    expect(placeOfNickname(key)?.location).toBe(location);
  });

  it('never is the name of its own place, and always leads to a place with its state', () => {
    for (const { written, location } of nicknamesThatBegin('')) {
      const key = nameKey(written);
      expect(placeOfNickname(key)?.location, written).toBe(location);
      expect(nameKey(location)).not.toBe(key);
      expect(placeOfNickname(nameKey(location)), location).toBeNull();
      const state = location.split(', ')[1];
      if (location !== 'Kansas City') expect(isStateCode(state ?? ''), location).toBe(true);
    }
  });

  it('is found by its beginning, the shortest first', () => {
    expect(nicknamesThatBegin('ph').map(({ written }) => written)).toEqual(['PHX', 'Phila', 'Philly']);
    expect(nicknamesThatBegin('zz')).toEqual([]);
  });
});

it('the whole country is no limit, and nothing behind a place', () => {
  for (const text of ['USA', 'U.S.A.', 'us', 'United States', 'the united states of america', 'anywhere', 'Nationwide'])
    expect(isWholeCountry(text), text).toBe(true);
  for (const text of ['', 'Portland', 'Usk', 'American Fork']) expect(isWholeCountry(text), text).toBe(false);
  expect(withoutCountry('Portland, OR, USA')).toBe('Portland, OR');
  expect(withoutCountry('Portland OR United States')).toBe('Portland OR');
  expect(withoutCountry('Columbus')).toBe('Columbus');
});

describe('the surroundings of a place', () => {
  it.each([
    ['near Portland, OR', 'Portland, OR'],
    ['Near-Portland-OR', 'Portland-OR'],
    ['Portland, OR area', 'Portland, OR'],
    ['portland metro area', 'portland'],
    ['Greater Boston', 'Boston'],
    ['around 97201', '97201'],
    ['Denver and vicinity', 'Denver'],
  ])('%j is around %j', (text, center) => {
    expect(readAround(text)).toBe(center);
  });

  it.each(['Portland', 'Metropolis, IL', 'near', 'area', 'near -', 'Nearby', ''])('%j asks for none', (text) => {
    expect(readAround(text)).toBeNull();
  });
});

describe('a county', () => {
  it.each([
    ['king county', 'king', 'county'],
    ['county of king', 'king', 'county'],
    ['orleans parish', 'orleans', 'parish'],
    ['kenai peninsula borough', 'kenai peninsula', 'borough'],
    ['bethel census area', 'bethel', 'census area'],
    ['st louis county', 'st louis', 'county'],
  ])('%j is %s', (words, name, kind) => {
    expect(readCounty(words)).toEqual({ name, kind });
  });

  it('may be shortened only before its state, for Boulder CO is in Colorado', () => {
    expect(readCounty('king co')).toBeNull();
    expect(readCounty('king co', true)).toEqual({ name: 'king', kind: 'county' });
    for (const words of ['county', 'king', 'country club hills', '']) expect(readCounty(words, true)).toBeNull();
  });
});

it('a city has each of its words in both spellings', () => {
  expect(citySpellings('st louis')).toEqual(['st louis', 'saint louis']);
  expect(citySpellings('saint paul')).toContain('st paul');
  expect(citySpellings('ft worth')).toContain('fort worth');
  expect(citySpellings('mount vernon')).toContain('mt vernon');
  expect(citySpellings('colorado spgs')).toContain('colorado springs');
  expect(citySpellings('n myrtle bch')).toContain('north myrtle beach');
  expect(citySpellings('portland')).toEqual(['portland']);
  expect(citySpellings('st')).toEqual(['st']);
});
