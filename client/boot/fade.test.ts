import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FADE_SCRIPT, FADE_SCRIPT_HASH, FADE_STYLE, FADE_STYLE_HASH } from './fade.ts';

test('the hashes in the policy match the inline style and script', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(FADE_STYLE_HASH).toBe(hash(FADE_STYLE));
  expect(FADE_SCRIPT_HASH).toBe(hash(FADE_SCRIPT));
});
