import { describe, expect, it } from 'vitest';
import { fillTemplate, isTemplate } from './fill-template.ts';

const RECORDS = 'See {records} {records:record|records}';

describe('a template', () => {
  it('without a placeholder is its own text', () => {
    expect(fillTemplate('View Phone Numbers', {})).toBe('View Phone Numbers');
    expect(fillTemplate('', { records: 3 })).toBe('');
  });

  it('writes numbers 1,234 and picks the matching word', () => {
    expect(fillTemplate(RECORDS, { records: 1 })).toBe('See 1 record');
    expect(fillTemplate(RECORDS, { records: 2 })).toBe('See 2 records');
    expect(fillTemplate(RECORDS, { records: 1_234 })).toBe('See 1,234 records');
    expect(fillTemplate('{offenses} {offenses:Criminal Record|Criminal Records}', { offenses: 12 })).toBe(
      '12 Criminal Records',
    );
    expect(fillTemplate(RECORDS, { records: ' 1204 ' })).toBe('See 1,204 records');
  });

  it('writes a text on one line, and nothing as long as a paragraph', () => {
    expect(fillTemplate('View {firstName}’s phone numbers', { firstName: ' Anna\n Lena ' })).toBe(
      'View Anna Lena’s phone numbers',
    );
    expect(fillTemplate('View {firstName}', { firstName: 'x'.repeat(61) })).toBe('');
  });

  it('is entirely empty if a value is unknown, blank, not a count or 0', () => {
    for (const records of ['', '  ', '0', 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(fillTemplate(`Now: ${RECORDS}`, { records })).toBe('');
    expect(fillTemplate(RECORDS, {})).toBe('');
    expect(fillTemplate(RECORDS, { Records: 3 })).toBe('');
    expect(fillTemplate('{firstName} has {records}', { firstName: 'Ann', records: 0 })).toBe('');
    expect(fillTemplate(RECORDS, { records: 'many' })).toBe('');
    for (const name of ['constructor', '__proto__', 'toString']) expect(fillTemplate(`{${name}}`, {})).toBe('');
  });

  it('never treats a value as a template', () => {
    expect(fillTemplate('Hi {a}', { a: '{b}', b: 'secret' })).toBe('Hi {b}');
    expect(fillTemplate('Hi {a}', { a: "$& $1 $'" })).toBe("Hi $& $1 $'");
  });
});

it('every brace in a template belongs to a placeholder', () => {
  for (const text of ['', 'See all', RECORDS, '{a}{b:c|d}']) expect(isTemplate(text)).toBe(true);
  for (const text of ['{', 'a}', '{}', '{a b}', '{a:b}', '{a:b|c|d}', '{{a}}', '{a:{b}|c}'])
    expect(isTemplate(text), text).toBe(false);
});
