import { expect, test } from 'vitest';
import { parseSignedEngines } from './signed-engines.ts';

test('SIGNED_ENGINES is a list of origins, each counted once', () => {
  expect(parseSignedEngines('[]')).toEqual([]);
  expect(
    parseSignedEngines('["https://a.example.com", "https://b.example.com:8443", "https://a.example.com"]'),
  ).toEqual(['https://a.example.com', 'https://b.example.com:8443']);
});

test.each([
  '',
  'https://a.example.com',
  '{}',
  '[1]',
  '["http://a.example.com"]',
  '["https://a.example.com/"]',
  '["https://a.example.com/keys"]',
  '["https://user@a.example.com"]',
  '["a.example.com"]',
  JSON.stringify(Array(11).fill('https://a.example.com')),
])('anything else stops the worker with a sentence: %s', (text) => {
  expect(() => parseSignedEngines(text)).toThrow('SIGNED_ENGINES');
});
