import { describe, expect, test } from 'vitest';
import { type CodeTopic, codeWords } from '../copy/records/code-words.ts';
import { readCode } from './read-code.ts';

describe('a value that may be a code', () => {
  test.each([
    ['gender', 'F', 'Female'],
    ['hair', 'bro', 'Brown'],
    ['eyes', ' BLU ', 'Blue'],
    ['plea', 'NC', 'No contest'],
    ['degree', 'F1', 'Felony, class or degree 1'],
    ['grade', 'A', 'Class A'],
    ['caseType', 'TR', 'Traffic'],
    ['chapter', '07', '7 (liquidation)'],
    ['tax', '941', 'Payroll tax (Form 941)'],
    ['deed', 'NOD', 'Notice of default'],
    ['occupancy', 'Absentee', 'Owner lives elsewhere'],
    ['landUse', '163', 'Single-family home'],
    ['sale', 'M', 'Resale'],
    ['flag', 'Y', 'Yes'],
    ['loan', 'CNV', 'Conventional'],
    ['owners', 'JT', 'Joint tenants'],
    ['medicalClass', '3', 'Third'],
    ['license', 'A', 'Active'],
  ] satisfies [CodeTopic, string, string][])('%s %s reads in words', (topic, text, words) => {
    expect(readCode(topic, text)).toBe(words);
  });

  test.each(['Warranty Deed', 'QX', '0', '00', 'constructor', '٣', 'Class F'])(
    'stays as it is if nobody knows it: %s',
    (text) => {
      expect(readCode('deed', text)).toBe(text);
    },
  );

  test('is called a code if it is a single letter that nobody knows', () => {
    expect(readCode('sale', 'Y')).toBe('Code Y (not explained by the source)');
    expect(readCode('sale', ' y ')).toBe('Code Y (not explained by the source)');
    expect(readCode('sale', '7')).toBe('7');
  });

  test('is nothing if blank', () => {
    expect(readCode('plea', ' \n')).toBeNull();
  });

  test('is found whatever its letter case: every code is written in capitals, and no meaning is a code again', () => {
    for (const [topic, table] of Object.entries(codeWords))
      for (const [code, words] of Object.entries(table)) {
        expect(code, topic).toBe(code.toUpperCase());
        expect(readCode(topic as CodeTopic, words), `${topic} ${code}`).toBe(words);
      }
  });
});
