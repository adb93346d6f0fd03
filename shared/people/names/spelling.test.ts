import { describe, expect, it } from 'vitest';
import { deletionsOf, slipsAllowed } from './spelling.ts';

describe('deletions of a word', () => {
  it.each([
    ['lee', ['lee', 'ee', 'le']],
    ['anna', ['anna', 'nna', 'ana', 'ann']],
    ['bo', ['bo', 'o', 'b']],
    ['b', ['b']],
    ['', []],
  ])('of %s, a short word, omit one letter', (word, expected) => {
    expect(deletionsOf(word).sort()).toEqual(expected.sort());
  });

  it('of a longer word omit up to two letters, without duplicates', () => {
    const found = deletionsOf('smith');
    expect(found).toEqual(expect.arrayContaining(['smith', 'mith', 'smih', 'ith', 'smt', 'smi']));
    expect(found).toHaveLength(1 + 5 + 10);
    expect(deletionsOf('aaaaa')).toEqual(['aaaaa', 'aaaa', 'aaa']);
  });

  it('use its first seven letters, not counting spaces', () => {
    expect(deletionsOf('navarroxyz')).toEqual(deletionsOf('navarroabc'));
    expect(deletionsOf('de la cruz')).toEqual(deletionsOf('delacruz'));
    expect(deletionsOf('abcdefghij')).toHaveLength(29);
  });

  it.each([
    ['ostrowski', 'ostrowsky'],
    ['ostrowski', 'sotrowski'],
    ['ostrowski', 'xostrowski'],
    ['ostrowski', 'osrowski'],
    ['ostrowski', 'osttrowwski'],
    ['smith', 'smiht'],
    ['smith', 'amitj'],
    ['lee', 'leee'],
    ['lee', 'lew'],
    ['jane', 'jnae'],
  ])('are shared by %s and %s', (word, typed) => {
    const shared = new Set(deletionsOf(word));
    expect(deletionsOf(typed).some((deletion) => shared.has(deletion))).toBe(true);
  });
});

describe('typos allowed', () => {
  it.each([
    ['lee', 1],
    ['anna', 1],
    ['smith', 2],
    ['de l', 1],
  ] as const)('in %s are %i', (word, slips) => {
    expect(slipsAllowed(word)).toBe(slips);
  });
});
