import { describe, expect, it } from 'vitest';
import { NAME_SUFFIXES } from '../../../shared/people/name-suffixes.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { readName } from './name-query.ts';

/** Readings as 'first|middle|last'. */
const readings = (text: string) => readName(text).byLast.map(({ first, middle, last }) => `${first}|${middle}|${last}`);

describe('the words of a name', () => {
  it('are first and last name', () => {
    expect(readings('Elise Navarro')).toEqual(['elise||navarro']);
  });

  it('are every split of three, because a hyphen may have stood anywhere', () => {
    expect(readings('Elise Hale Navarro')).toEqual([
      'elise||hale navarro',
      'elise|hale|navarro',
      'elise hale||navarro',
    ]);
    expect(readings('Elise Hale-Navarro')).toEqual(readings('elise hale navarro'));
  });

  it('lose apostrophes, points and diacritics as stored names do', () => {
    expect(readings("Séan O'Neil")).toEqual(['sean||oneil']);
    expect(readings('SEAN ONEIL')).toEqual(['sean||oneil']);
  });

  it('lose suffixes', () => {
    for (const name of ['John Smith Jr.', 'John Smith SR', 'John Smith III', 'John Smith V', 'John Jr Smith'])
      expect(readings(name)).toEqual(['john||smith']);
  });

  it('keep V as a first or middle initial', () => {
    expect(readings('V Smith')).toEqual(['v||smith']);
    expect(readings('John V Smith')).toContain('john|v|smith');
  });

  it('that are one word may be either name', () => {
    const { byLast, byFirst } = readName('Navarro');
    expect(byLast).toEqual([{ first: '', middle: '', last: 'navarro', isPrefix: true }]);
    expect(byFirst).toEqual([{ first: 'navarro', middle: '', last: '', isPrefix: true }]);
  });

  it('that are single letters match nothing that only begins so', () => {
    expect(readName('J').byLast[0]?.isPrefix).toBe(false);
    expect(readName('J S').byLast[0]?.isPrefix).toBe(false);
    expect(readName('J Smith').byLast[0]?.isPrefix).toBe(true);
  });

  it('that are one letter and a longer one match what begins so: an initial finds names, and names find an initial', () => {
    for (const name of ['J Smith', 'J Smi', 'John S'])
      expect(readName(name).byLast.map(({ isPrefix }) => isPrefix)).toEqual([true]);
  });

  it('lose the same suffixes as the name that a result page reads', () => {
    for (const suffix of NAME_SUFFIXES) {
      expect(readings(`John Smith ${suffix}`)).toEqual(['john||smith']);
      expect(parseSearchName(`John Smith ${suffix}`).lastName).toBe('Smith');
    }
  });

  it('are none in a text without letters', () => {
    for (const text of ['-', ' ', "'", '%', '*']) expect(readName(text)).toEqual({ byLast: [], byFirst: [] });
  });

  it('are six at most', () => {
    expect(readings('a b c d e f g h i j k l m n o p')).toHaveLength(15);
  });
});
