import { describe, expect, it } from 'vitest';
import { otherSpellings } from './last-name-spellings.ts';

describe('other spellings of a last name', () => {
  it.each([
    ['de la cruz', ['delacruz', 'dela cruz']],
    ['delacruz', ['de la cruz', 'dela cruz']],
    ['dela cruz', ['delacruz', 'de la cruz']],
    ['o neil', ['oneil']],
    ['mcdonald', ['mc donald']],
    ['mc donald', ['mcdonald']],
    ['van der berg', ['vanderberg', 'vander berg']],
    ['stjohn', ['st john']],
  ])('%s is also %j', (last, others) => {
    expect(otherSpellings(last)).toEqual(expect.arrayContaining(others));
    expect(otherSpellings(last)).not.toContain(last);
  });

  it.each(['smith', 'hale navarro', 'oneil', 'dean', 'lee', 'o n', 'de la', ''])('%j has only one spelling', (last) => {
    expect(otherSpellings(last)).toEqual([]);
  });
});
