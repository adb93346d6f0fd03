import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { ROOT } from '../run/local-server.ts';
import { chooseScheme, forceStates } from './kit-states.ts';

test('a state can be forced by an attribute, with the same weight', () => {
  expect(forceStates('.a:hover, .b { &:active { color: red; } }')).toBe(
    '.a:is(:hover, [data-state~="hover"] *), .b { &:is(:active, [data-state~="pressed"] *) { color: red; } }',
  );
  expect(forceStates('.a:focus-visible {}')).toMatch(/^\.a:is\(:focus-visible, \[data-state~="focus"\] :where\(a, /);
  expect(forceStates('.a:focus {}')).toMatch(/^\.a:is\(:focus, \[data-state~="focus"\] :where\(a, /);
});

test('what only looks like a state stays', () => {
  for (const css of ['@media (hover: hover) {}', '@media (hover:hover) {}', '.a:focus-within {}', '.hover {}'])
    expect(forceStates(css)).toBe(css);
});

test('the colors of both schemes can be chosen, whatever the system prefers', () => {
  const tokens = readFileSync(join(ROOT, 'client/styles/tokens.css'), 'utf8');
  const chosen = chooseScheme(tokens.replace(/\/\*.*?\*\//gs, ''));
  expect(chosen).toMatch(/:has\(#kit-light:checked\) \{[^}]*--paper: #f6f3ec;[^}]*color-scheme: light; \}/);
  expect(chosen).toMatch(/:has\(#kit-dark:checked\) \{[^}]*--paper: #101615;[^}]*color-scheme: dark; \}/);
  expect(() => transform({ filename: 'kit.css', code: Buffer.from(chosen) })).not.toThrow();
  expect(() => chooseScheme(':root { --paper: white }')).toThrow('no tokens of the dark scheme');
});
