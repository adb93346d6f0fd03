import type { Call } from '../../../shared/contract/calls/call.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { type RouteName, routes } from '../../../shared/urls/route-table.ts';
import { definitionOf } from '../contract-arbitrary.ts';
import { seeded } from '../random.ts';
import { badValue } from './bad-field.ts';
import { type KnownValues, knownValue } from './known-values.ts';
import {
  fittingAddress,
  KINDS,
  type Kind,
  NASTY_KEYS,
  nastyText,
  percentEncode,
  type Random,
  TEXT_KINDS,
  type TextKind,
} from './nasty-values.ts';

/** A request for a page, or a form submitted to it. */
export interface BadPage {
  readonly name: RouteName;
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  /** as on the request line */
  readonly path: string;
  /** a form; null for a GET */
  readonly body: string | null;
}

/** Query and form fields of pages: the fields of calls have the same names there, and pages have some of their own. */
const KEYS: readonly string[] = [
  ...new Set([
    ...(Object.values(calls) as Call[]).flatMap(({ query, body }) => [
      ...Object.keys(definitionOf(query).shape ?? {}),
      ...(body === null ? [] : Object.keys(definitionOf(body).shape ?? {})),
    ]),
    ...['by', 'full', 'is_free', 'redirect', 'path', 'propertyUrl', 'do', 'action', 'step', 'key', 'show_info_banner'],
    ...['from_monitored_reports', 'is_weekend', 'confirm', 'csrf', 'month', 'day', 'year', 'card', 'q', 'linkToken'],
  ]),
];
export const FUZZED_PAGES = routes.map(({ name }) => name);
/** Texts reach the code that reads them; fewer of the other kinds do. */
const KINDS_BY_WEIGHT: readonly Kind[] = [...KINDS, ...TEXT_KINDS, 'combined'];
const POSTED_EVERY = 6;

/** Case `index` of a seed, always the same: pages in turn, each with every kind of bad input. */
export function badPage(seed: number, index: number, people: readonly KnownValues[]): BadPage {
  const random = seeded(seed * 1_000_003 + index);
  const row = routes[index % routes.length] ?? random.pick(routes);
  const kind = random.pick(KINDS_BY_WEIGHT);
  const values = random.pick(people);
  const path = pathOf(row.pattern, kind, values, random);
  const fields = fieldsOf(kind, values, random);
  const isPost = random.below(POSTED_EVERY) === 0;
  if (isPost) return { name: row.name, kind, method: 'POST', path: fittingAddress(path), body: fields };
  return {
    name: row.name,
    kind,
    method: 'GET',
    path: fittingAddress(fields === '' ? path : `${path}?${fields}`),
    body: null,
  };
}

const textKindOf = (kind: Kind, random: Random): TextKind =>
  TEXT_KINDS.find((one) => one === kind) ?? random.pick(TEXT_KINDS);

function pathOf(pattern: string, kind: Kind, values: KnownValues, random: Random): string {
  const keys = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
  const bad = random.pick([...keys, null]);
  const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
    const right = (knownValue(values, key, random) ?? nastyText(random.pick(TEXT_KINDS), random)).replaceAll(
      /[, ]+/g,
      '-',
    );
    if (key !== bad || kind === 'combined') return percentEncode(right);
    if (kind === 'empty') return random.pick(['', '-', '.', '%20']);
    if (kind === 'escapes') return percentEncode(right.slice(0, 3)) + nastyText('escapes', random);
    return percentEncode(badValue(textKindOf(kind, random), right, random));
  });
  return random.below(20) === 0 ? path + random.pick(['/', '//', '/.', '/%2e', ';a=b', '/x']) : path;
}

/** A query or form, as sent. */
function fieldsOf(kind: Kind, values: KnownValues, random: Random): string {
  const count = random.below(kind === 'combined' ? 8 : 5);
  const pairs = Array.from({ length: count }, (): [string, string] => {
    const key = random.pick(random.below(2) === 0 ? Object.keys(values) : KEYS);
    return [key, knownValue(values, key, random) ?? random.pick(['true', '1', 'x', ''])];
  });
  const pair = pairs[0];
  if (pair === undefined) return '';
  if (kind === 'repeated') pairs.push([pair[0], random.pick([pair[1], '', 'x'])]);
  else if (kind === 'unknown') pair[0] = random.pick(NASTY_KEYS);
  else if (kind === 'empty') pair[1] = '';
  else if (kind === 'shape') pair[0] = random.pick(['[]', '[a]', '.a', '[0]']).replace(/^/, pair[0]);
  else if (kind !== 'combined' && kind !== 'escapes') pair[1] = badValue(kind, pair[1], random);
  const text = pairs.map(([key, value]) => `${percentEncode(key)}=${percentEncode(value)}`).join('&');
  return kind === 'escapes' ? text + nastyText('escapes', random) : text;
}
