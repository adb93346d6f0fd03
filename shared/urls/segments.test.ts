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
  it('of a plain name is what the rule makes of it, the short way', () => {
    const plain = fc.stringMatching(/^[A-Z][a-z]{0,6}(?:[ -][A-Z][a-z]{0,6}){0,3}$/);
    fc.assert(fc.property(plain, (name) => buildSegment(name) === segmentWords(name).join('-')));
  });
  it.each([
    ['trims', '  Maya Ostrowski ', 'Maya-Ostrowski'],
    ['capitalises each word and lowers the rest', 'maya OSTROWSKI', 'Maya-Ostrowski'],
    ['removes diacritics', 'Zoë Núñez Łukasiewicz', 'Zoe-Nunez-Lukasiewicz'],
    ["removes ( ) + and '", "Maya (May) O'Neil+Smith", 'Maya-May-Oneilsmith'],
    ['removes a curly apostrophe as well', 'Maya O’Neil', 'Maya-Oneil'],
    ['makes # an -apt-', '123 Main St #4', '123-Main-St-Apt-4'],
    ['makes anything else but letters, digits and dashes a dash', 'J.R. Smith & Co/Sons', 'J-R-Smith-Co-Sons'],
    ['keeps the dashes of a double name', "Maya O'Neil-Smith", 'Maya-Oneil-Smith'],
    ['collapses and trims dashes', '--Maya -- Ostrowski--', 'Maya-Ostrowski'],
    ['puts a dash where nothing is given', '', '-'],
    ['puts a dash where nothing is left', " '()", '-'],
  ])('%s', (_rule, text, segment) => {
    expect(buildSegment(text)).toBe(segment);
  });

  it('reads back as words', () => {
    expect(parseSegment('Maya-Oneil-Smith')).toBe('Maya Oneil Smith');
    expect(parseSegment('-')).toBe('');
  });
  it('reads what others wrote: any letter case, spaces, diacritics', () => {
    expect(parseSegment('maya ostrowski')).toBe('Maya Ostrowski');
    expect(parseSegment('MAYA-NÚÑEZ')).toBe('Maya Nunez');
  });

  it('reads back as the normalised text, whatever was built', () => {
    fc.assert(fc.property(texts, (text) => parseSegment(buildSegment(text)) === parseSegment(text)));
  });
  it('is built again from what was read', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const segment = buildSegment(text);
        return buildSegment(parseSegment(segment)) === segment && buildSegment(segment) === segment;
      }),
    );
  });
  it('is plain ASCII words with single dashes', () => {
    fc.assert(
      fc.property(texts, (text) => /^(?:-|[A-Z0-9][a-z0-9]*(?:-[A-Z0-9][a-z0-9]*)*)$/.test(buildSegment(text))),
    );
  });

  it('is a dash for a name of another script, which can be asked beforehand', () => {
    expect(buildSegment('Анна Ли')).toBe('-');
    expect(buildSegment('李娜')).toBe('-');
    expect(hasUnspellableLetters('Анна Ли')).toBe(true);
    expect(hasUnspellableLetters('Maya Ли')).toBe(true);
    expect(hasUnspellableLetters('Zoë OʼNeil-Łukasiewicz 3')).toBe(false);
  });
  it('loses a letter only where hasUnspellableLetters says so', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const hasLetter = /\p{L}/u.test(text.replaceAll('ʼ', ''));
        return !hasLetter || buildSegment(text) !== '-' || hasUnspellableLetters(text);
      }),
    );
  });
});

describe('a phone segment (F 2, F 5)', () => {
  it.each([
    ['(503) 555-0186', '1-503-555-0186'],
    ['+1 503 555 0186', '1-503-555-0186'],
    ['15035550186', '1-503-555-0186'],
    ['503.555.0186 ext 12', '1-503-555-0186'],
    ['fax 503 555 0186', '1-503-555-0186'],
    ['503', '1-503-XXX-XXXX'],
    ['503555', '1-503-555-XXXX'],
    ['1-503-555-XXXX', '1-503-555-XXXX'],
    ['503-xxx-0186', '1-503-XXX-0186'],
    ['1503555018699', '1-503-555-0186'],
  ])('writes %s as %s', (text, segment) => {
    expect(buildPhoneSegment(text)).toBe(segment);
  });
  it.each(['', '1', '+1', 'XXX', 'no digits'])('is none of %j', (text) => {
    expect(buildPhoneSegment(text)).toBeNull();
  });
  it('reads back as the normalised number, with at most 11 digits', () => {
    const phones = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0123456789xX()-+ .e'), maxLength: 20 }));
    fc.assert(
      fc.property(phones, (text) => {
        const segment = buildPhoneSegment(text);
        if (segment === null) return normalisePhone(text) === null;
        return normalisePhone(segment) === normalisePhone(text) && /^1-[\dX]{3}-[\dX]{3}-[\dX]{4}$/.test(segment);
      }),
    );
  });
});

describe('the directory key of a last name (P 2.4)', () => {
  it.each([
    ['Ostrowski', 'o', 'ostrowski'],
    ["O'Neil", 'o', 'oneil'],
    ['Garcia-Lopez', 'g', 'garcialopez'],
    ['De La Cruz', 'd', 'de'],
    [' Núñez ', 'n', 'nunez'],
  ])('of %s is %s and %s: lower case, letters only, the first token', (lastName, letter, partial) => {
    expect(directoryKey(lastName)).toEqual({ letter, partial });
  });
  it.each(['', '123', 'Ли'])('is none of %j', (lastName) => {
    expect(directoryKey(lastName)).toBeNull();
  });
});
