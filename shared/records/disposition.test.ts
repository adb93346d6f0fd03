import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISPOSITIONS } from '../../tests/fixtures/dispositions.ts';
import { clearsOtherwise, type Disposition, decideDisposition, leavesGuilt } from './disposition.ts';

const KINDS = Object.keys(DISPOSITIONS) as Disposition[];
const ALL = KINDS.flatMap((kind) => DISPOSITIONS[kind].map((text) => ({ text, kind })));

describe('the words of a court', () => {
  test('are tried on at least 150 that courts use', () => {
    expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(150);
  });

  test.each(ALL)('$text is $kind [P4-098]', ({ text, kind }) => {
    expect(decideDisposition(text)).toBe(kind);
  });

  test.each(ALL)('$text reads the same in any case, and with spaces and marks around it', ({ text, kind }) => {
    expect(decideDisposition(text.toUpperCase())).toBe(kind);
    expect(decideDisposition(` ${text.replaceAll(' ', '  ')} . `)).toBe(kind);
  });

  test('are missing without any', () => {
    expect(decideDisposition(null)).toBe('unknown');
    expect(decideDisposition(undefined)).toBe('unknown');
  });

  test('with one word we do not know are never a conviction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DISPOSITIONS.guilty), fc.stringMatching(/^[b-z]{6,12}$/), (text, word) => {
        expect(decideDisposition(`${text} ${word}zq`)).not.toBe('guilty');
        expect(decideDisposition(`not ${text}`)).not.toBe('guilty');
      }),
    );
  });

  test('of 4,000 characters and of any script are read without haste', () => {
    const long = `${'Not guilty of this and that, '.repeat(140)}dismissed`;
    expect(decideDisposition(long)).toBe('acquitted');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (text) => {
        expect(KINDS).toContain(decideDisposition(text));
      }),
    );
  });
});

test('a date of conviction stands beside a fine or a plea, not beside what undid or moved the case', () => {
  for (const text of ['Fine paid', 'Nolo contendere', 'Bond forfeited', 'Sentenced', 'Disposed', 'XQ-12'])
    expect(leavesGuilt(text)).toBe(true);
  for (const text of [
    'Conviction vacated',
    'Set aside',
    'Guilty plea withdrawn',
    'Transferred',
    'Merged with count 2',
    'Mistrial',
    'Not responsible',
    'Dismissal denied',
  ])
    expect(leavesGuilt(text)).toBe(false);
});

test('what undoes a conviction clears the person, unless it did not happen or the case went on', () => {
  for (const text of ['Conviction vacated', 'Expunged', 'Set aside', 'Not responsible', 'Not convicted'])
    expect([text, clearsOtherwise(text)]).toEqual([text, true]);
  for (const text of ['Not vacated', 'Vacatur denied', 'Conviction reversed and remanded', 'Transferred', 'Fine paid'])
    expect([text, clearsOtherwise(text)]).toEqual([text, false]);
});
