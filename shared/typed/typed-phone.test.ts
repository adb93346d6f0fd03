import { describe, expect, test } from 'vitest';
import { nationalMarks } from '../urls/segments.ts';
import { isLocalNumber, isPhoneLine, phoneOf } from './typed-phone.ts';

describe('a phone number', () => {
  test.each([
    ['+1 503-555-0186', '5035550186'],
    ['(503) 555.0186', '5035550186'],
    ['503/555-0186', '5035550186'],
    ['tel:+15035550186', '5035550186'],
    ['Phone: 503-555-0186', '5035550186'],
    ['503-555-0186, ext. 204', '5035550186'],
    ['503-555-0186x204', '5035550186'],
    ['503-555-0186 #204', '5035550186'],
    ['503-555-01XX', '50355501XX'],
    ['1-800-FLOWERS', '8003569377'],
    ['1 800 GO-FEDEX', '8004633339'],
    ['1-800-CONTACTS', '8002668228'],
    ['(800) FLOWERS', '8003569377'],
    ['503-555-HOME', '5035554663'],
    ['503 555 HOME', '5035554663'],
  ])('%s is read in any field', (text, marks) => {
    expect([isPhoneLine(text), nationalMarks(phoneOf(text))]).toEqual([true, marks]);
  });

  test.each([
    'Maya Ostrowski',
    '503 Halyard Ave',
    '800 Elmwood',
    '1423 Main St',
    '123 Main St',
    'ext',
    'XXX',
    'N6W23001 Main St',
    'maya 555',
  ])('%s is none', (text) => {
    expect(isPhoneLine(text)).toBe(false);
  });

  test('an X stays one where digits are unknown', () => {
    expect(phoneOf('1-832-555-XXXX')).toBe('1-832-555-XXXX');
    expect(phoneOf('503-555-0XX6')).toBe('503-555-0XX6');
  });

  test('seven digits have no area code, however they are grouped; the first digits of a number are no local one', () => {
    for (const text of ['555-6828', '555 6828', '5556828', '1-555-6828', '8325558'])
      expect(isLocalNumber(text), text).toBe(true);
    for (const text of ['503 555 0', '503-555-0XXX', '5035550186', '503555', '5035550XXX'])
      expect(isLocalNumber(text), text).toBe(false);
  });
});
