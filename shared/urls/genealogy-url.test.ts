import { expect, test } from 'vitest';
import { genealogyUrl } from './genealogy-url.ts';

const ada = { lastName: "O'Brien & Söhne", firstName: 'Ada', stateCode: 'OR', record: 'birth' } as const;

test("names are encoded, and the operator's query stays", () => {
  expect(genealogyUrl('https://genealogy.example/search?from=porchlight#top', ada)).toBe(
    'https://genealogy.example/search?from=porchlight&lastName=O%27Brien+%26+S%C3%B6hne&firstName=Ada&state=OR&record=birth#top',
  );
});

test('unknown values are omitted', () => {
  expect(genealogyUrl('https://genealogy.example/', { ...ada, lastName: 'Fir', firstName: ' ', stateCode: null })).toBe(
    'https://genealogy.example/?lastName=Fir&record=birth',
  );
});
