import { expect, test } from 'vitest';
import { disclaimerCopy } from './disclaimer.ts';

const { text } = disclaimerCopy;

test('the disclaimer says what the site is not [P9-070]', () => {
  expect(text).toMatch(/not a consumer reporting agency under the Fair Credit Reporting Act/);
});

test('the disclaimer lists the forbidden uses [P9-071]', () => {
  expect(text).toMatch(/may not use [^.]*\bemployment, credit, insurance or housing\./);
});

test('the disclaimer says what records may be [P9-072]', () => {
  expect(text).toMatch(/may not belong to the person you searched for/);
  expect(text).toMatch(/court records may be inaccurate or incomplete/);
});
