import { expect, it } from 'vitest';
import { parseSource } from '../syntax/syntax.ts';
import { findMutations } from './find-mutations.ts';

const changesOf = (text: string) =>
  findMutations(text, parseSource('a.tsx', text)).map(({ before, after }) => `${before} → ${after}`);

it.each([
  ['a number', 'const a = 5;', ['5 → 6']],
  ['a text', `f('x', '');`, [`'x' → ''`, `'' → 'mutant'`]],
  ['a boolean', 'f(true);', ['true → false']],
  ['a comparison', 'a < b; a === b;', ['< → <=', '=== → !==']],
  ['what joins conditions', 'a && (b || c);', ['&& → ||', '|| → &&']],
  ['a negation', 'f(!a);', ['!a → a']],
  ['a condition that nothing else reaches', 'if (a) b(); const c = d() ? e : f;', ['a → !(a)', 'd() → !(d())']],
  ['a field that may be missing', 'z.optional(z.string());', ['z.optional(z.string()) → z.string()']],
  ['a value of an object, not its key', `const a = { 'b-c': 1, [d]: 2 };`, ['1 → 2', '2 → 3']],
])('changes %s', (_what, text, changes) => {
  expect(changesOf(text)).toEqual(changes);
});

it('leaves types, imports, re-exports, lookups by text and styling alone', () => {
  const text = `
    import a from 'a';
    export { b } from 'b';
    export * from 'c';
    type D = 'd' | 1;
    const e: 'e' = f as 'g';
    h['i'];
    const j = <k className="l" type="m">n</k>;`;
  expect(changesOf(text)).toEqual([]);
});

it('says where a change is', () => {
  const text = 'a;\nb < c;';
  expect(findMutations(text, parseSource('a.ts', text))).toEqual([
    { start: 5, end: 6, line: 2, before: '<', after: '<=' },
  ]);
});
