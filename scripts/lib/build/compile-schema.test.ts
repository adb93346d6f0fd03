import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../../shared/contract/calls.ts';
import { arbitraryOf } from '../../../tests/support/contract-arbitrary.ts';
import { mutationsOf } from '../../../tests/support/contract-mutations.ts';
import { compileSchemas } from './compile-schema.ts';
import { CHECKED_CALLS, contractChecksSource } from './contract-checks.ts';

type Checks = Record<string, (value: unknown) => boolean>;

function load(source: string): Checks {
  return new Function(`${source.replace('export const checks =', 'return')}`)() as Checks;
}

const compiled = load(contractChecksSource());
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe.each(CHECKED_CALLS)('the compiled check of %s', (name) => {
  const { response } = calls[name];
  const check = compiled[name] as (value: unknown) => boolean;

  test('accepts whatever the contract allows', () => {
    fc.assert(
      fc.property(arbitraryOf(response), (value) => {
        expect(check(asSent(value))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('agrees with zod when any field is absent, null or of another type', () => {
    const different = mutationsOf(response)
      .map(({ what, make }) => ({ what, value: asSent(make()) }))
      .filter(({ value }) => check(value) !== z.safeParse(response, value).success);
    expect(different).toEqual([]);
  });

  test('rejects an unknown key, at the top level and as __proto__', () => {
    const value = asSent(fc.sample(arbitraryOf(response), { numRuns: 1, seed: 3 })[0]);
    if (typeof value !== 'object') return expect(check({ unexpected: 1 })).toBe(false);
    if (Array.isArray(value)) return expect(check({ ...value, length: value.length })).toBe(false);
    expect(check([])).toBe(false);
    expect(check({ ...(value as object), unexpected: 1 })).toBe(false);
    const entries = [['__proto__', {}], ...Object.entries(value as object)];
    expect(check(asSent(Object.fromEntries(entries)))).toBe(false);
  });
});

test('numbers, texts and lists at their bounds are judged as by zod', () => {
  const shapes = {
    count: z.int().check(z.nonnegative()),
    percent: z.int().check(z.minimum(0), z.maximum(100)),
    above: z.number().check(z.gt(0), z.lt(1)),
    tenth: z.number().check(z.multipleOf(0.1)),
    hundreds: z.int().check(z.multipleOf(100)),
    code: z.string().check(z.length(2)),
    text: z.string().check(z.minLength(1), z.maxLength(3), z.regex(/^\S/)),
    list: z.array(z.boolean()).check(z.maxLength(2)),
    one: z.nullable(z.union([z.literal('a'), z.enum(['b', 'c']), z.boolean()])),
    some: z.partialRecord(z.enum(['x', 'y']), z.number()),
  };
  const checks = load(compileSchemas(shapes));
  const values: unknown[] = [
    ...[-1, 0, 0.1, 0.5, 45.5, 45.55, -122.7, 1, 1.5, 100, 101, 1_800, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
    ...['', ' ', 'a', 'b', 'OR', 'ORE', 'long', null, true, undefined],
    ...[[], [true], [true, false], [true, false, true], ['a'], {}, { x: 1 }, { x: 'a' }, { z: 1 }],
  ];
  for (const [name, schema] of Object.entries(shapes)) {
    for (const value of values)
      expect([name, value, checks[name]?.(value)]).toEqual([name, value, z.safeParse(schema, value).success]);
  }
});

test('what cannot be compiled stops the build instead of being left unchecked', () => {
  expect(() => compileSchemas({ loose: z.looseObject({ a: z.string() }) })).toThrow('strict');
  expect(() => compileSchemas({ refined: z.string().check(z.refine(() => true)) })).toThrow('custom');
  expect(() => compileSchemas({ address: z.url() })).toThrow('url');
  expect(() => compileSchemas({ date: z.date() })).toThrow('date');
  expect(() => compileSchemas({ all: z.record(z.enum(['x', 'y']), z.number()) })).toThrow('every key');
});
