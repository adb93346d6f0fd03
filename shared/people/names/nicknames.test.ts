import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { linkNicknames, NICKNAME_TABLE, namesMeaning } from './nicknames.ts';

const rows = NICKNAME_TABLE.trim()
  .split('\n')
  .map((line) => line.split(' '));
const everyName = [...new Set(rows.flat())];

describe('equivalent names', () => {
  it('of a short form are its formal names, then their other short forms', () => {
    const names = namesMeaning('bill');
    expect(names[0]).toBe('william');
    expect(names).toEqual(expect.arrayContaining(['will', 'willie', 'billy']));
  });

  it('of a formal name are its short forms and no other formal name', () => {
    expect(namesMeaning('william')).toEqual(expect.arrayContaining(['bill', 'will', 'liam']));
    expect(namesMeaning('albert')).toContain('al');
    expect(namesMeaning('albert')).not.toContain('alan');
  });

  it('are English and Spanish', () => {
    for (const [short, formal] of [
      ['pepe', 'jose'],
      ['paco', 'francisco'],
      ['lupe', 'guadalupe'],
      ['peggy', 'margaret'],
      ['chuck', 'charles'],
      ['becky', 'rebecca'],
      ['kathy', 'katherine'],
      ['cathy', 'catherine'],
    ] as const)
      expect(namesMeaning(short), short).toContain(formal);
  });

  it('are equivalent in both directions, for every name', () => {
    for (const name of everyName)
      for (const other of namesMeaning(name)) expect(namesMeaning(other), `${other} of ${name}`).toContain(name);
  });

  it('never include the name itself or duplicates', () => {
    for (const name of everyName) {
      const names = namesMeaning(name);
      expect(new Set([...names, name]).size).toBe(names.length + 1);
    }
  });

  it('do not exist for anything that is not in the table', () => {
    for (const text of ['', 'x', 'zzyzx', 'Bill', 'constructor', '__proto__', 'mary ann']) {
      expect(namesMeaning(text)).toEqual([]);
    }
  });

  it('are few enough to look up all of them', () => {
    expect(Math.max(...everyName.map((name) => namesMeaning(name).length))).toBeLessThan(32);
  });
});

describe('the reason that two names are equivalent', () => {
  it('is the formal name that one of them is short for', () => {
    const link = { forms: ['bill'], formal: 'william' };
    expect(linkNicknames('bill', 'william')).toEqual(link);
    expect(linkNicknames('william', 'bill')).toEqual(link);
  });

  it('is the formal name that both are short for, the most common one if there are several', () => {
    expect(linkNicknames('bill', 'will')).toEqual({ forms: ['bill', 'will'], formal: 'william' });
    expect(linkNicknames('sandy', 'alex')?.formal).toBe('alexander');
  });

  it('exists exactly if the names are equivalent', () => {
    for (const one of ['bill', 'alex', 'jerry', 'robert', 'pepe'])
      for (const other of everyName)
        expect(linkNicknames(one, other) !== null, `${one} ${other}`).toBe(namesMeaning(one).includes(other));
  });
});

describe('the table', () => {
  it('has folded keys, without duplicate formal names or short forms', () => {
    for (const name of everyName) expect(nameKey(name)).toBe(name);
    expect(new Set(rows.map(([formal]) => formal)).size).toBe(rows.length);
    for (const row of rows) expect(new Set(row).size, row.join(' ')).toBe(row.length);
  });

  it('has most names that have short forms', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.reduce((pairs, row) => pairs + row.length - 1, 0)).toBeGreaterThanOrEqual(350);
  });
});
