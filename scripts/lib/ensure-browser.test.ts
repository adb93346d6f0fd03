import { expect, test } from 'vitest';
import { browserVersion, ordinaryUserAgent } from './ensure-browser.ts';

test('a browser is named by its version, and poses as one that a person uses', () => {
  expect(() => browserVersion('/nowhere/chromium')).toThrow('/nowhere/chromium does not say its version');
  expect(ordinaryUserAgent('Chromium 150.0.7871.100')).toMatch(/ Chrome\/150\.0\.0\.0 Safari/);
});
