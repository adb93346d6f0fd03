import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/local-server.ts';
import { inlineTokens, readConstantTokens } from './constant-tokens.ts';

const tokens = readConstantTokens(ROOT);

test('a token that a color scheme or a preference changes is not a constant', () => {
  expect(tokens.get('--s-4')).toBe('16px');
  for (const name of ['--paper', '--pine', '--fast', '--serif']) expect(tokens.has(name), name).toBe(false);
});

test('the values of constants are written where they are used, and no constant is declared', () => {
  const css =
    ':root { --s-4: 16px; --paper: #fff; } .a { margin: var(--s-4) calc(var(--s-4) * 2); color: var(--paper) }';
  expect(inlineTokens(css, tokens)).toBe(
    ':root {  --paper: #fff; } .a { margin: 16px calc(16px * 2); color: var(--paper) }',
  );
});

test('no script reads a constant or sets it: a build has no property of that name', () => {
  const scripts = globSync('{client,worker,shared}/**/*.{ts,tsx}', { cwd: ROOT });
  for (const file of scripts) {
    const named = readFileSync(join(ROOT, file), 'utf8').match(/--[a-z][\w-]*/g) ?? [];
    expect(
      named.filter((name) => tokens.has(name)),
      file,
    ).toEqual([]);
  }
});
