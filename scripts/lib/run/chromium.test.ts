import { expect, test } from 'vitest';
import { classifyBot } from '../../../worker/middleware/bots.ts';
import { browserLine, userAgentOf } from './chromium.ts';

test('the line at the start of a run names the whole version and where the browser is', () => {
  expect(browserLine('156.0.8078.79', '/usr/bin/chromium')).toBe('Browser: Chromium 156.0.8078.79 (/usr/bin/chromium)');
});

test('the user agent has the major version of the browser that runs, and is no bot to the site', () => {
  expect(userAgentOf('150.0.7871.100')).toContain(' Chrome/150.0.0.0 Safari/');
  expect(classifyBot(userAgentOf('150.0.7871.100'), undefined, false)).toBe('human');
});
