import fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../../shared/contract/calls.ts';
import { arbitraryOf, definitionOf } from '../contract-arbitrary.ts';
import { seeded } from '../random.ts';
import { badValue } from './bad-field.ts';
import { type KnownValues, knownValue } from './known-values.ts';
import {
  fittingAddress,
  KINDS,
  type Kind,
  NASTY_BODIES,
  NASTY_JSON,
  NASTY_KEYS,
  nastyText,
  percentEncode,
  type Random,
  TEXT_KINDS,
  type TextKind,
} from './nasty-values.ts';

/** A request that should be answered or refused according to the contract. */
export interface BadCall {
  readonly name: CallName;
  readonly kind: Kind;
  readonly method: string;
  /** as on the request line */
  readonly path: string;
  /** JSON text; null if the call has no body */
  readonly body: string | null;
}

/** How often a known value is drawn until the contract accepts it: the other fields must be valid next to a bad one. */
const TRIES = 4;
/**
 * Texts reach the code that reads them; the other kinds are refused because of their shape, so they get fewer cases.
 */
const KINDS_BY_WEIGHT: readonly Kind[] = [...KINDS, ...TEXT_KINDS, ...TEXT_KINDS, 'combined'];

type Pairs = [key: string, value: string][];

/** Calls from anybody but the origin; new rows are included automatically. */
const FUZZED = (Object.entries(calls) as [CallName, Call][]).filter(([, { caller }]) => caller !== 'origin');
/** Every call once, plus once for every query field that accepts free text. */
const IN_TURN = FUZZED.flatMap(([name, { query }]) => {
  const typed = Object.values(definitionOf(query).shape ?? {}).filter(isTyped);
  return Array.from({ length: 1 + typed.length }, () => name);
});
export const FUZZED_CALLS = FUZZED.map(([name]) => name);

/** Whether a field accepts free text: neither a choice nor a fixed format. */
function isTyped(schema: z.ZodMiniType): boolean {
  const { type, innerType, checks = [] } = definitionOf(schema);
  if (innerType !== undefined) return isTyped(innerType);
  return type === 'string' && !checks.some(({ _zod: { def } }) => def.pattern !== undefined);
}

/** Case `index` of a seed, always the same: calls in turn, each with every kind of bad input. */
export function badCall(seed: number, index: number, people: readonly KnownValues[]): BadCall {
  const random = seeded(seed * 1_000_003 + index);
  const name = IN_TURN[index % IN_TURN.length] as CallName;
  const call: Call = calls[name];
  const kind = random.pick(KINDS_BY_WEIGHT);
  const values = random.pick(people);
  const path = pathOf(call, kind, values, random);
  const query = queryOf(call, kind, values, random);
  const body = call.body === null ? null : bodyOf(call.body, kind, values, random);
  return { name, kind, method: call.method, path: fittingAddress(query === '' ? path : `${path}?${query}`), body };
}

const textKindOf = (kind: Kind, random: Random): TextKind =>
  TEXT_KINDS.find((one) => one === kind) ?? random.pick(TEXT_KINDS);

function pathOf(call: Call, kind: Kind, values: KnownValues, random: Random): string {
  const shape = call.params === null ? {} : (definitionOf(call.params).shape ?? {});
  // A path with several parameters gets only one bad one; otherwise the code behind the first would never be reached.
  const bad = random.pick([...Object.keys(shape), null]);
  return call.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const right = rightText(key, shape[key], values, random);
    if (key !== bad || kind === 'combined') return percentEncode(right);
    if (kind === 'escapes') return percentEncode(right.slice(0, 3)) + nastyText('escapes', random);
    return percentEncode(badValue(textKindOf(kind, random), right, random, mostOf(shape[key])));
  });
}

function queryOf(call: Call, kind: Kind, values: KnownValues, random: Random): string {
  const shape = definitionOf(call.query).shape ?? {};
  const keys = Object.keys(shape);
  const isOptional = (key: string): boolean => definitionOf(shape[key] as z.ZodMiniType).type === 'optional';
  const pairs: Pairs = keys
    .filter((key) => !isOptional(key) || random.below(kind === 'combined' ? 4 : 2) > 0)
    .map((key) => [key, rightText(key, shape[key], values, random)]);
  const at = random.below(Math.max(1, pairs.length));
  const pair = pairs[at];
  const isAlone = pair === undefined;
  switch (kind) {
    case 'combined':
      return written(pairs);
    case 'empty':
      if (!isAlone && random.below(2) === 0) pairs.splice(at, 1);
      else if (!isAlone) pair[1] = '';
      return written(pairs) + random.pick(['', '&', '&&', '&=', '&=x', '&name']);
    case 'repeated':
      if (isAlone) return 'x=1&x=2';
      pairs.splice(random.below(pairs.length + 1), 0, [
        pair[0],
        random.pick([pair[1], '', badValue(random.pick(TEXT_KINDS), pair[1], random)]),
      ]);
      return written(pairs);
    case 'unknown':
    case 'shape':
      pairs.push([random.pick(NASTY_KEYS), nastyText(random.pick(TEXT_KINDS), random)]);
      return written(pairs);
    case 'escapes':
      // Sent as it is: half an escape is not an escape, and a complete one means another text than it shows.
      return isAlone ? nastyText('escapes', random) : `${written(pairs)}${nastyText('escapes', random)}`;
    default:
      if (isAlone) return random.below(4) === 0 ? percentEncode(nastyText(kind, random)) : '';
      pair[1] = badValue(kind, pair[1], random, mostOf(shape[pair[0]]));
      return written(pairs);
  }
}

const written = (pairs: Pairs): string =>
  pairs.map(([key, value]) => `${percentEncode(key)}=${percentEncode(value)}`).join('&');

/** A valid value for a field: of an existing person, else as absurd as the schema allows. */
function rightText(key: string, schema: z.ZodMiniType | undefined, values: KnownValues, random: Random): string {
  for (let tries = 0; tries < TRIES; tries++) {
    const known = knownValue(values, key, random);
    if (known !== null && random.below(6) > 0 && schema?.safeParse(known).success !== false) return known;
  }
  const drawn = schema === undefined ? undefined : sample(schema, random);
  return typeof drawn === 'string'
    ? drawn
    : (knownValue(values, key, random) ?? nastyText(random.pick(TEXT_KINDS), random));
}

/** undefined for a schema without possible values */
function sample(schema: z.ZodMiniType, random: Random): unknown {
  try {
    return fc.sample(arbitraryOf(schema), { numRuns: 1, seed: random.below(2 ** 31) })[0];
  } catch {
    return undefined;
  }
}

/** The longest text that a field accepts; 100 if its schema does not say. */
function mostOf(schema: z.ZodMiniType | undefined): number {
  if (schema === undefined) return 100;
  const { innerType, checks = [] } = definitionOf(schema);
  if (innerType !== undefined) return mostOf(innerType);
  return (
    checks.map(({ _zod: { def } }) => (def as { maximum?: number }).maximum).find((most) => most !== undefined) ?? 100
  );
}

function bodyOf(schema: z.ZodMiniType, kind: Kind, values: KnownValues, random: Random): string {
  const drawn = sample(schema, random);
  const body = withKnown(drawn, values, random);
  if (kind === 'combined') return JSON.stringify(body);
  if (kind === 'escapes' || (kind === 'shape' && random.below(3) === 0)) return random.pick(NASTY_BODIES);
  const places = placesIn(body);
  const place = places.length === 0 ? null : random.pick(places);
  const value = place === null ? undefined : place.holder[place.key];
  const put = (json: string): string => {
    if (place === null) return json;
    place.holder[place.key] = MARK;
    return JSON.stringify(body).replace(JSON.stringify(MARK), () => json);
  };
  switch (kind) {
    case 'shape':
      return put(random.pick(NASTY_JSON));
    case 'empty':
      return put(random.pick(['""', '[]', '{}', 'null']));
    case 'repeated': {
      const text = JSON.stringify(body);
      return text.startsWith('{"') ? `{${text.slice(1, -1)},${text.slice(1)}` : text;
    }
    case 'unknown':
      return JSON.stringify(body).replace(
        /^\{/,
        `{${JSON.stringify(random.pick(NASTY_KEYS))}:${random.pick(NASTY_JSON)},`,
      );
    case 'digits':
      if (typeof value === 'number')
        return put(
          random.pick(['-1', '1e400', '0.5', '9007199254740993', '-0', '1e-400', '123456789012345678901234567890']),
        );
  }
  return put(JSON.stringify(badValue(textKindOf(kind, random), typeof value === 'string' ? value : null, random)));
}

const MARK = '-the place that is filled-';

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place in a value, at every depth, where something else could be. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Fields with known names get an existing person, to reach the code behind a lookup. */
function withKnown(value: unknown, values: KnownValues, random: Random): unknown {
  for (const { holder, key } of placesIn(value)) {
    const known = typeof holder[key] === 'string' ? knownValue(values, key, random) : null;
    if (known !== null && random.below(3) > 0) holder[key] = known;
  }
  return value;
}
