import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOLD_SCRIPT, HOLD_SCRIPT_HASH } from './hold-script.ts';

test('the hash in the policy matches the inline script', () => {
  expect(HOLD_SCRIPT_HASH).toBe(createHash('sha256').update(HOLD_SCRIPT).digest('base64'));
});

test('it is small enough for every page, and cannot close its element', () => {
  expect(HOLD_SCRIPT.length).toBeLessThan(2_200);
  expect(HOLD_SCRIPT).not.toMatch(/<|\/\/|\n/);
});
