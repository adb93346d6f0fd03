import { expect, test } from 'vitest';
import { jsonForScript } from './deferred-data.ts';

test('no value can close its script element, and every value arrives unchanged', () => {
  const value = { name: '</script><!--<script>&amp;"\'>\u2028\\u003c', nested: [{ '<key>': null }] };
  const text = jsonForScript(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
