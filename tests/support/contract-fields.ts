import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { definitionOf } from './contract-arbitrary.ts';

/**
 * Fields of an object that may be missing, as names in one text. List either those that may be null or those that may
 * not; only the ones listed for it may be absent.
 */
export interface Missing {
  readonly orNull?: string;
  readonly needed?: string;
  readonly orAbsent?: string;
}

/**
 * Expects that a schema has exactly the fields of a sample, accepts the sample, and refuses it with an extra field, or
 * with a field that is absent, null or of another type, except where allowed. The sample is hand-written from the
 * specification: it is the list of fields.
 */
export function expectFields(schema: z.ZodMiniType, sample: Readonly<Record<string, unknown>>, missing: Missing = {}) {
  const names = Object.keys(sample);
  const takes = (value: unknown) => schema.safeParse(value).success;
  const shape = definitionOf(schema).shape ?? {};
  expect(Object.keys(shape).sort()).toEqual([...names].sort());
  expect(schema.safeParse(sample).error?.issues ?? []).toEqual([]);
  expect(takes({ ...sample, somethingElse: 1 })).toBe(false);

  const { orNull, needed, orAbsent = '' } = missing;
  const mayBeNull = needed === undefined ? wordsOf(orNull ?? '') : names.filter((n) => !wordsOf(needed).includes(n));
  expect(names.filter((name) => takes({ ...sample, [name]: null }))).toEqual(inOrder(names, mayBeNull));
  expect(names.filter((name) => takes(without(sample, name)))).toEqual(inOrder(names, wordsOf(orAbsent)));
  const takesAnyType = names.filter((name) => takes({ ...sample, [name]: ofAnotherType(sample[name]) }));
  expect(takesAnyType).toEqual([]);
}

/** The variant of a union with this `type`. */
export function variantOf(union: z.ZodMiniType, type: string): z.ZodMiniType {
  const variant = definitionOf(union).options?.find((option) => {
    const { shape } = definitionOf(option);
    return shape?.type !== undefined && definitionOf(shape.type).values?.includes(type);
  });
  if (variant === undefined) throw new Error(`no variant ${type}`);
  return variant;
}

/**
 * The outline of a schema: '{ data: { results: [{ phoneNumber, activityScore }] } }'. A question mark is a field that
 * may be absent; the outline does not say what may be null, or which texts or numbers are allowed.
 */
export function outlineOf(schema: z.ZodMiniType): string {
  const { type, shape, element, innerType, options = [] } = definitionOf(schema);
  if (type === 'object') return outlineOfFields(shape ?? {});
  if (element !== undefined) return `[${outlineOf(element)}]`;
  if (innerType !== undefined) return outlineOf(innerType);
  if (type === 'union') return [...new Set(options.map(outlineOf))].join(' | ');
  return type;
}

function outlineOfFields(shape: Readonly<Record<string, z.ZodMiniType>>): string {
  const fields = Object.entries(shape).map(([name, field]) => {
    const outline = outlineOf(field);
    const mark = definitionOf(field).type === 'optional' ? `${name}?` : name;
    return /[{[]/.test(outline) ? `${mark}: ${outline}` : mark;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? 7.5 : 'of another type';
}

function without(sample: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = sample;
  return rest;
}

/** In the order of `names`; unknown names stay at the end, so that they are noticed. */
function inOrder(names: readonly string[], some: readonly string[]): string[] {
  return [...names.filter((name) => some.includes(name)), ...some.filter((name) => !names.includes(name))];
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
