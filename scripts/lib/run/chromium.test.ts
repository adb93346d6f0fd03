import { expect, test } from 'vitest';
import { isBotAgent } from '../../../worker/bots/known-bots.ts';
import { browserLine, phoneUserAgentOf, userAgentOf } from './chromium.ts';

test('the first line of a run gives the full version and the browser’s path', () => {
  expect(browserLine('156.0.8078.79', '/usr/bin/chromium')).toBe('Browser: Chromium 156.0.8078.79 (/usr/bin/chromium)');
});

test('the user agent has the running browser’s major version, and the site does not see a bot', () => {
  expect(userAgentOf('150.0.7871.100')).toContain(' Chrome/150.0.0.0 Safari/');
  expect(isBotAgent(userAgentOf('150.0.7871.100'))).toBe(false);
});

test('that of a phone says so, and is no bot either', () => {
  expect(phoneUserAgentOf('150.0.7871.100')).toMatch(/Android .* Chrome\/150\.0\.0\.0 Mobile Safari\//);
  expect(isBotAgent(phoneUserAgentOf('150.0.7871.100'))).toBe(false);
});
