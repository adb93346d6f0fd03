import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPhoneSegment,
  buildSegment,
  directoryKey,
  hasUnspellableLetters,
  normalisePhone,
  parseSegment,
  segmentWords,
} from './segments.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const nameLike = fc.string({ unit: fc.constantFrom(...'aZé9 Łß-–\'’()+#.,;/\\%?&"\u0000\u202eИ李'), maxLength: 30 });
const texts = fc.oneof(anyText, nameLike);

describe('a segment (F 5)', () => {
  it('is the same for a plain name as by the full rule', () => {
    const plain = fc.stringMatching(/^[A-Z][a-z]{0,6}(?:[ -][A-Z][a-z]{0,6}){0,3}$/);
    fc.assert(
      fc.property(plain, (name) => {
        expect(buildSegment(name)).toBe(segmentWords(name).join('-'));
      }),
    );
  });
  it.each([
    ['trims [F5-10]', '  Maya Ostrowski ', 'Maya-Ostrowski'],
    ['capitalizes each word and lower-cases the rest [F5-11]', 'maya OSTROWSKI', 'Maya-Ostrowski'],
    ['removes diacritics [F5-12]', 'Zoë Núñez Łukasiewicz', 'Zoe-Nunez-Lukasiewicz'],
    ["removes ( ) + and ' [F5-13]", "Maya (May) O'Neil+Smith", 'Maya-May-Oneilsmith'],
    ['removes a curly apostrophe too [F5-14]', 'Maya O’Neil', 'Maya-Oneil'],
    ['turns # into -apt- [F5-16]', '123 Main St #4', '123-Main-St-Apt-4'],
    ['turns # and a space into -apt- [F5-16]', '123 Main St # 4', '123-Main-St-Apt-4'],
    ['turns anything but letters, digits and dashes into a dash [F5-15]', 'J.R. Smith & Co/Sons', 'J-R-Smith-Co-Sons'],
    ['keeps the dash of a double name', "Maya O'Neil-Smith", 'Maya-Oneil-Smith'],
    ['collapses and trims dashes [F5-17]', '--Maya -- Ostrowski--', 'Maya-Ostrowski'],
    ['is a dash for an empty text', '', '-'],
    ['is a dash if nothing is left', " '()", '-'],
  ])('%s', (_rule, text, segment) => {
    expect(buildSegment(text)).toBe(segment);
  });

  it('is read back as words', () => {
    expect(parseSegment('Maya-Oneil-Smith')).toBe('Maya Oneil Smith');
    expect(parseSegment('-')).toBe('');
  });
  it('is read even as others write it: in any letter case, with spaces and diacritics', () => {
    expect(parseSegment('maya ostrowski')).toBe('Maya Ostrowski');
    expect(parseSegment('MAYA-NÚÑEZ')).toBe('Maya Nunez');
  });

  it('is always read back as the normalized text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseSegment(buildSegment(text))).toBe(parseSegment(text));
      }),
    );
  });
  it('is rebuilt from what was read', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const segment = buildSegment(text);
        expect([buildSegment(parseSegment(segment)), buildSegment(segment)]).toEqual([segment, segment]);
      }),
    );
  });
  it('is plain ASCII words with single dashes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(buildSegment(text)).toMatch(/^(?:-|[A-Z0-9][a-z0-9]*(?:-[A-Z0-9][a-z0-9]*)*)$/);
      }),
    );
  });

  it('is a dash for a name in another script, which can be checked first', () => {
    expect(buildSegment('Анна Ли')).toBe('-');
    expect(buildSegment('李娜')).toBe('-');
    expect(hasUnspellableLetters('Анна Ли')).toBe(true);
    expect(hasUnspellableLetters('Maya Ли')).toBe(true);
    expect(hasUnspellableLetters('Zoë OʼNeil-Łukasiewicz 3')).toBe(false);
  });
  it('loses a letter only if hasUnspellableLetters says so', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const hasLetter = /\p{L}/u.test(text.replaceAll('ʼ', ''));
        expect(!hasLetter || buildSegment(text) !== '-' || hasUnspellableLetters(text)).toBe(true);
      }),
    );
  });
});

describe('a phone segment (F 2, F 5)', () => {
  it.each([
    ['(503) 555-0186', '1-503-555-0186', ' [F2-10]'],
    ['+1 503 555 0186', '1-503-555-0186', ''],
    ['15035550186', '1-503-555-0186', ''],
    ['503.555.0186 ext 12', '1-503-555-0186', ''],
    ['fax 503 555 0186', '1-503-555-0186', ''],
    ['503', '1-503-XXX-XXXX', ''],
    ['503555', '1-503-555-XXXX', ' [F2-11]'],
    ['1-503-555-XXXX', '1-503-555-XXXX', ''],
    ['503-xxx-0186', '1-503-XXX-0186', ' [F2-12]'],
    ['1503555018699', '1-503-555-0186', ' [F5-19]'],
  ])('writes %s as %s$2', (text, segment) => {
    expect(buildPhoneSegment(text)).toBe(segment);
  });
  it.each(['', '1', '+1', 'XXX', 'no digits'])('does not exist for %j [F5-04]', (text) => {
    expect(buildPhoneSegment(text)).toBeNull();
  });
  it('is read back as the normalized number, with at most 11 digits', () => {
    const phones = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0123456789xX()-+ .e'), maxLength: 20 }));
    fc.assert(
      fc.property(phones, (text) => {
        const segment = buildPhoneSegment(text);
        expect(segment === null ? null : normalisePhone(segment)).toBe(normalisePhone(text));
        expect(segment ?? '1-XXX-XXX-XXXX').toMatch(/^1-[\dX]{3}-[\dX]{3}-[\dX]{4}$/);
      }),
    );
  });
});

describe('the directory key of a last name (P 2.4)', () => {
  it.each([
    ['Ostrowski', 'o', 'ostrowski', ''],
    ["O'Neil", 'o', 'oneil', ' [P2-069]'],
    ['Garcia-Lopez', 'g', 'garcialopez', ''],
    ['De La Cruz', 'd', 'de', ' [P2-070]'],
    [' Núñez ', 'n', 'nunez', ''],
  ])('of %s is %s and %s: lower case, letters only, first word only$3', (lastName, letter, partial) => {
    expect(directoryKey(lastName)).toEqual({ letter, partial });
  });
  it.each(['', '123', 'Ли'])('does not exist for %j', (lastName) => {
    expect(directoryKey(lastName)).toBeNull();
  });
});
