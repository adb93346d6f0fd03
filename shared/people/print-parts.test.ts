import { expect, test } from 'vitest';
import { formatPrintParts, PRINT_PARTS, parsePrintParts, withoutCrimes } from './print-parts.ts';

const parse = (query: string) => parsePrintParts(new URLSearchParams(query));

test('parts are read in the order of the sheet, whether they come in one text or one by one, and each once', () => {
  for (const query of [
    'parts=evictions.contact.criminal',
    'parts=evictions&parts=contact&parts=criminal',
    'parts=&parts=criminal.contact&parts=evictions&parts=evictions',
  ])
    expect(parse(query)).toEqual(['contact', 'criminal', 'evictions']);
  expect(parse(`parts=${formatPrintParts(PRINT_PARTS)}`)).toEqual(PRINT_PARTS);
});

test('nothing chosen yet is not the same as nothing chosen', () => {
  expect(parse('view=print')).toBeNull();
  expect(parse('parts=')).toEqual([]);
});

test('unknown names are ignored', () => {
  expect(parse('parts=contact.Criminal.__proto__.constructor. people')).toEqual(['contact']);
});

test('what is left without crimes has neither criminal records nor results of Court Runner', () => {
  expect(withoutCrimes(PRINT_PARTS)).toEqual(
    PRINT_PARTS.filter((part) => part !== 'criminal' && part !== 'courtRunner'),
  );
});
