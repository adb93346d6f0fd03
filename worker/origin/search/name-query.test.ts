import { describe, expect, it } from 'vitest';
import { NAME_SUFFIXES } from '../../../shared/people/names/name-suffixes.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { firstNamesOf, type NameReading, readName, type SearchableName } from './name-query.ts';

function read(text: string): readonly NameReading[] {
  const query = readName(text);
  return query.kind === 'full' ? query.readings : [];
}

/** Readings as 'first|middle|last'. */
const readings = (text: string) => read(text).map(({ first, middle, last }) => `${first}|${middle}|${last}`);

describe('the words of a name', () => {
  it('are first and last name', () => {
    expect(readings('Elise Navarro')).toEqual(['elise||navarro']);
  });

  it('are split in every way if there are three, because a hyphen may have been anywhere', () => {
    expect(readings('Elise Hale Navarro')).toEqual([
      'elise||hale navarro',
      'elise|hale|navarro',
      'elise hale||navarro',
    ]);
    expect(readings('Elise Hale-Navarro')).toEqual(readings('elise hale navarro'));
  });

  it('lose apostrophes, periods and diacritics as stored names do', () => {
    expect(readings("Séan O'Neil")).toEqual(['sean||oneil']);
    expect(readings('SEAN ONEIL')).toEqual(['sean||oneil']);
  });

  it('lose suffixes', () => {
    for (const name of ['John Smith Jr.', 'John Smith SR', 'John Smith III', 'John Smith V', 'John Jr Smith'])
      expect(readings(name)).toEqual(['john||smith']);
  });

  it('lose titles after the name, and keep what only looks like one', () => {
    for (const name of [
      'John Smith Esq.',
      'John Smith M.D.',
      'John Smith, PhD',
      'John Smith Jr., CPA',
      'Smith, John DDS',
    ])
      expect(readings(name), name).toEqual(['john||smith']);
    expect(readings('Md Smith')).toEqual(['md||smith']);
    expect(readings('Abul Md Smith')).toContain('abul|md|smith');
  });

  it('may be one name alone, first or last, in each spelling', () => {
    expect(readName('De La Cruz')).toMatchObject({
      alone: { first: 'de la cruz', lasts: expect.arrayContaining(['de la cruz', 'delacruz', 'dela cruz']) },
    });
    expect(readName('Mary Kate')).toMatchObject({ alone: { first: 'mary kate', lasts: ['mary kate'] } });
    expect(readName('Cruz, Maria')).toMatchObject({ alone: null });
  });

  it('keep V as a first or middle initial', () => {
    expect(readings('V Smith')).toEqual(['v||smith']);
    expect(readings('John V Smith')).toContain('john|v|smith');
  });

  it('may be either name if there is only one', () => {
    expect(readName('Navarro')).toEqual({
      kind: 'word',
      word: 'navarro',
      lasts: ['navarro'],
      nicknames: [],
      isPrefix: true,
    });
  });

  it('match nothing by beginning if they are single letters', () => {
    expect(readName('J')).toMatchObject({ isPrefix: false });
    expect(read('J S')[0]?.isPrefix).toBe(false);
    expect(read('J Smith')[0]?.isPrefix).toBe(true);
  });

  it('match by beginning if one is a letter and one longer: an initial finds names, and names find an initial', () => {
    for (const name of ['J Smith', 'J Smi', 'John S'])
      expect(read(name).map(({ isPrefix }) => isPrefix)).toEqual([true]);
  });

  it('include other forms of a first name, but not of a last name', () => {
    expect(read('Bill Walker')[0]?.nicknames).toContain('william');
    expect(read('Walker Bill')[0]?.nicknames).toEqual([]);
    expect(readName('Bill')).toMatchObject({ nicknames: expect.arrayContaining(['william', 'will']) });
  });

  it('lose the same suffixes as the name on a result page', () => {
    for (const suffix of NAME_SUFFIXES) {
      expect(readings(`John Smith ${suffix}`)).toEqual(['john||smith']);
      expect(parseSearchName(`John Smith ${suffix}`).lastName).toBe('Smith');
    }
  });

  it('are empty for a text without letters', () => {
    for (const text of ['-', ' ', "'", '%', '*']) expect(readName(text)).toEqual({ kind: 'nobody' });
  });

  it('are six at most, however long the text is', () => {
    expect(readings('a b c d e f g h i j k l m n o p')).toHaveLength(15);
    expect(readings('ab '.repeat(5_000))).toHaveLength(15);
  });

  it('give each possible first name once', () => {
    const firstNames = (text: string) => firstNamesOf(readName(text) as SearchableName);
    expect(firstNames('Mary Ann Del Rio')).toEqual(['mary', 'mary ann', 'mary ann del']);
    expect(firstNames('Bill')).toEqual(['bill']);
  });
});
