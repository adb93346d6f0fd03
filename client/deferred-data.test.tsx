import { expect, test } from 'vitest';
import { jsonForScript } from './deferred-data.tsx';

test('whatever a name holds, it cannot end the script element it travels in, and arrives as it was', () => {
  const value = { name: '</script><!--<script>&amp;"\'>\u2028\\u003c', nested: [{ '<key>': null }] };
  const text = jsonForScript(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});
