import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryOf } from '../../../tests/support/contract-arbitrary.ts';
import { mutationsOf } from '../../../tests/support/contract-mutations.ts';
import { UNKNOWN_MARK, withUnknownFields } from '../../../tests/support/unknown-fields.ts';
import type { Call } from '../calls/call.ts';
import { calls } from '../calls.ts';
import { dateOfBirthSchema } from '../identity.ts';
import { phoneSchema } from '../person/phone.ts';
import { relativeSchema } from '../person/relative.ts';
import { stripUnknown } from './strip-unknown.ts';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const strip = (schema: z.ZodMiniType, value: unknown): unknown => stripUnknown(schema, value).value;

const answers = (Object.entries(calls) as [string, Call][]).map(([name, { response }]) => [name, response] as const);

describe.each(answers)('a response to %s', (_, response) => {
  test('with unknown fields in every object becomes the same response without them', () => {
    fc.assert(
      fc.property(arbitraryOf(response), (value) => {
        const meant = asSent(value);
        const sent = asSent(withUnknownFields(response, meant));
        const { value: stripped, isLess } = stripUnknown(response, sent);
        expect(stripped).toEqual(meant);
        expect(JSON.stringify(stripped)).not.toContain(UNKNOWN_MARK);
        expect(isLess).toBe(JSON.stringify(sent) !== JSON.stringify(meant));
        expect(z.safeParse(response, stripped).success).toBe(true);
        // What the edge drops is refused by tests and local origins.
        if (isLess) expect(z.safeParse(response, sent).success).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  test('that the contract accepts is not changed, and one refused for another reason is still refused', () => {
    const mutations = mutationsOf(response);
    const every = Math.ceil(mutations.length / 60);
    for (const { what, make } of mutations.filter((_, at) => at % every === 0)) {
      const value = asSent(make());
      const wasTaken = z.safeParse(response, value).success;
      const { value: stripped } = stripUnknown(response, value);
      if (wasTaken) expect(stripped, what).toEqual(value);
      else expect(unknownAside(response, stripped, value), what).toBe(true);
    }
  });
});

/** Whether a refused value is still refused, or was wrong only because of the dropped keys. */
function unknownAside(schema: z.ZodMiniType, stripped: unknown, value: unknown): boolean {
  return !z.safeParse(schema, stripped).success || JSON.stringify(stripped) !== JSON.stringify(value);
}

describe('a masked value', () => {
  const masked = asSent(fc.sample(arbitraryOf(relativeSchema), { numRuns: 50, seed: 2 }).find(isObfuscated));

  function isObfuscated(value: unknown): boolean {
    return (value as { type: string }).type === 'obfuscated';
  }

  test('loses a field that only the full variant defines', () => {
    const sent = { ...(masked as object), id: 'Pabcdefghijkl', name: 'Maya Ostrowski', city: 'Portland' };
    expect(strip(relativeSchema, sent)).toEqual(masked);
  });

  test('of an unknown variant is left for the contract to refuse', () => {
    const sent = { type: 'hinted', phoneNumber: '5035550142' };
    expect(strip(phoneSchema, sent)).toBe(sent);
    expect(phoneSchema.safeParse(sent).success).toBe(false);
  });

  test('without a discriminator keeps the shape that fits: a partial birth date is not a birth date', () => {
    const free = { age: 44, ageRange: null };
    const full = { ...free, month: 3, year: 1982 };
    expect(strip(dateOfBirthSchema, { ...full, day: 9 })).toEqual(full);
    expect(strip(dateOfBirthSchema, { ...free, day: 9 })).toEqual(free);
    expect(strip(dateOfBirthSchema, { ...free, year: 1982 })).toEqual(free);
    expect(strip(dateOfBirthSchema, { ...free, year: 1982, month: 'March' })).toEqual(free);
  });
});

describe('records', () => {
  test('keep every key if any is allowed, and only known ones if they are listed', () => {
    const free = z.record(z.string(), z.strictObject({ a: z.number() }));
    const sent = JSON.parse('{"x":{"a":1,"b":2},"__proto__":{"a":3,"b":4}}');
    const stripped = strip(free, sent) as object;
    expect(JSON.stringify(stripped)).toBe('{"x":{"a":1},"__proto__":{"a":3}}');
    expect(Object.getPrototypeOf(stripped)).toBe(Object.prototype);
    expect(strip(z.partialRecord(z.enum(['x', 'y']), z.number()), { x: 1, z: 2 })).toEqual({ x: 1 });
  });
});

test('values that are very deep, very wide or not objects do no harm', () => {
  const schema = z.strictObject({
    a: z.optional(z.strictObject({ b: z.number() })),
    list: z.optional(z.array(z.number())),
  });
  const deep = JSON.parse(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`);
  expect(strip(schema, deep)).toEqual({ a: {} });
  expect(strip(schema, { more: deep })).toEqual({});
  const wide = JSON.parse(`{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join()},"a":{"b":1}}`);
  expect(strip(schema, wide)).toEqual({ a: { b: 1 } });
  for (const value of [null, 'a', 7, [], [{ a: 1 }]]) expect(strip(schema, value)).toEqual(value);
  expect(strip(schema, { a: [1], list: { 0: 1 } })).toEqual({ a: [1], list: { 0: 1 } });
});

test('a kind of schema that cannot tell what is unknown is refused', () => {
  expect(() => strip(z.date(), 1)).toThrow('date');
});
