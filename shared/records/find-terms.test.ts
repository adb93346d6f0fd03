import { describe, expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';

const idsIn = (texts: readonly string[], topics: Parameters<typeof findTerms>[1] = ['courts']) =>
  findTerms(texts, topics).map(({ id }) => id);

describe('the terms of a record', () => {
  test('are those in its labels and its values, from A to Z', () => {
    expect(idsIn(['Plea', 'No Contest', 'Disposition', 'Dismissed', 'Court', 'Lane County'])).toEqual([
      'dismissed',
      'disposition',
      'no-contest',
      'plea',
    ]);
  });

  test.each([
    ['Nolo Contendere', 'no-contest'],
    ['NOLLE PROSSED', 'nolle-prosequi'],
    ['Nol-Prossed', 'nolle-prosequi'],
    ['Adjudication Withheld', 'deferred-adjudication'],
    ['Dismissed without prejudice', 'prejudice'],
    ['Second Degree', 'degree'],
    ['Class B', 'degree'],
    ['Bench warrant issued', 'bench-warrant'],
  ])('are found as courts write them: %s', (text, id) => {
    expect(idsIn([text])).toContain(id);
  });

  test.each([
    ['Civil Judgment, Default', 'default-judgment'],
    ['13 (repayment plan)', 'chapter-13'],
    ['Mechanic Lien', 'mechanics-lien'],
    ['Quit Claim Deed', 'quitclaim-deed'],
    ['Notice of Trustee Sale', 'trustees-sale'],
  ])('are found as recorders write them: %s', (text, id) => {
    expect(idsIn([text], ['debts', 'property'])).toContain(id);
  });

  test('are whole words: a plea of not guilty is no conviction, and a person may be called Dale Lienhart', () => {
    expect(idsIn(['Plea', 'Not guilty'])).toEqual(['plea']);
    expect(idsIn(['Dale Lienhart', 'Liens'], ['debts'])).toEqual(['lien']);
    expect(idsIn(['Dale Lienhart'], ['debts'])).toEqual([]);
  });

  test('are only those of its topics: a charge may be about the discharge of a firearm', () => {
    expect(idsIn(['Unlawful Discharge of a Firearm'], ['courts'])).toEqual([]);
    expect(idsIn(['Discharged'], ['debts'])).toEqual(['discharge']);
  });

  test('are looked for in the beginning of an endless text', () => {
    expect(idsIn([`${'a '.repeat(100_000)} plea`])).toEqual([]);
  });
});
