import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { linkNicknames, NICKNAME_TABLE, namesMeaning } from './nicknames.ts';

const rows = NICKNAME_TABLE.trim()
  .split('\n')
  .map((line) => line.split(' '));
const everyName = [...new Set(rows.flat())];

describe('the names that mean the same', () => {
  it('are the formal names of a short form first, then its other short forms', () => {
    const names = namesMeaning('bill');
    expect(names[0]).toBe('william');
    expect(names).toEqual(expect.arrayContaining(['will', 'willie', 'billy']));
  });

  it('are the short forms of a formal name, and of no other formal name', () => {
    expect(namesMeaning('william')).toEqual(expect.arrayContaining(['bill', 'will', 'liam']));
    expect(namesMeaning('albert')).toContain('al');
    expect(namesMeaning('albert')).not.toContain('alan');
  });

  it('are English and Spanish ones', () => {
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

  it('hold in both directions, for every name', () => {
    for (const name of everyName)
      for (const other of namesMeaning(name)) expect(namesMeaning(other), `${other} of ${name}`).toContain(name);
  });

  it('are never the name itself and none twice', () => {
    for (const name of everyName) {
      const names = namesMeaning(name);
      expect(new Set([...names, name]).size).toBe(names.length + 1);
    }
  });

  it('are none for what is no name of the table, whatever it is', () => {
    for (const text of ['', 'x', 'zzyzx', 'Bill', 'constructor', '__proto__', 'mary ann']) {
      expect(namesMeaning(text)).toEqual([]);
    }
  });

  it('are few enough to look each of them up', () => {
    expect(Math.max(...everyName.map((name) => namesMeaning(name).length))).toBeLessThan(32);
  });
});

describe('why two names mean the same', () => {
  it('is the formal name that one is short for', () => {
    const link = { forms: ['bill'], formal: 'william' };
    expect(linkNicknames('bill', 'william')).toEqual(link);
    expect(linkNicknames('william', 'bill')).toEqual(link);
  });

  it('is the formal name that both are short for, the commonest where there are several', () => {
    expect(linkNicknames('bill', 'will')).toEqual({ forms: ['bill', 'will'], formal: 'william' });
    expect(linkNicknames('sandy', 'alex')?.formal).toBe('alexander');
  });

  it('is there exactly where the one means the other', () => {
    for (const one of ['bill', 'alex', 'jerry', 'robert', 'pepe'])
      for (const other of everyName)
        expect(linkNicknames(one, other) !== null, `${one} ${other}`).toBe(namesMeaning(one).includes(other));
  });
});

describe('the table', () => {
  it('holds folded keys, each formal name once and no short form twice', () => {
    for (const name of everyName) expect(nameKey(name)).toBe(name);
    expect(new Set(rows.map(([formal]) => formal)).size).toBe(rows.length);
    for (const row of rows) expect(new Set(row).size, row.join(' ')).toBe(row.length);
  });

  it('knows most names that people have short forms of', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.reduce((pairs, row) => pairs + row.length - 1, 0)).toBeGreaterThanOrEqual(350);
  });
});
