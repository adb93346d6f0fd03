import { expect, test } from 'vitest';
import { readEmail } from './typed-email.ts';

test.each([
  ['maya@example.com', null],
  ['maya.ostrowski@example.com', 'Maya Ostrowski'],
  ['MAYA_OSTROWSKI81@example.com', 'Maya Ostrowski'],
  ['maya.ostrowski+news@example.com', 'Maya Ostrowski'],
  ['m.ostrowski@example.com', 'M Ostrowski'],
  ['Ostrowski <mo81@example.com>', 'Ostrowski'],
  ['Maya Ostrowski mo@example.com', 'Maya Ostrowski'],
  ['mailto:mo81@example.com', null],
  ['mo@example', null],
])('%s is an email address, and gives away %s', (text, name) => {
  expect(readEmail(text)).toMatchObject({ email: expect.stringMatching(/^[^\s<>:]+@example(?:\.com)?$/), name });
});

test.each(['Maya Ostrowski', '@maya', 'maya @ home', 'maya@'])('%s is none', (text) => {
  expect(readEmail(text)).toBeNull();
});
