import { expect, test } from 'vitest';
import { fieldTexts } from './field-texts.ts';

test('the words that a reader sees are headings, outcomes, and the labels and values of what is there', () => {
  const fields = [
    { label: 'Plea', value: 'No contest' },
    { label: 'Warrant', value: null },
  ];
  expect(
    fieldTexts([
      { title: 'Theft', outcome: { text: 'Dismissed' }, fields },
      { title: null, fields: [] },
    ]),
  ).toEqual(['Theft', 'Dismissed', 'Plea No contest']);
});
