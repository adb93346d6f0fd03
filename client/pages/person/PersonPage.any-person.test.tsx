import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type PersonDetails, personDetailsSchema } from '../../../shared/contract/person.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { PersonPage } from './PersonPage.tsx';
import { buildCounts, buildPage } from './person-fixtures.ts';

// Whatever the contract allows is a page. Answers are made from the schema itself, so a field that is added to the
// contract is tried here from that day on.

const SITE = { viewer: null, path: '/name/A/-/Pabcdefghijkl', search: { name: '', location: '' } };

const RUNS = 50;
/** A page of everything takes its time where others run beside it, in milliseconds. */
const TIME_LIMIT = 30_000;

/** Texts as records hold them: other scripts, names that hold a suffix or markup, words without an end. */
const TEXTS = [
  'Maya',
  "O'Neil-Smith",
  'De La Cruz Jr',
  'محمد الأحمد',
  '山田 花子',
  '🙂🏡',
  'Łukasz Ñúñez',
  'A',
  '<script>alert(1)</script>',
  'Wolfeschlegelsteinhausen'.repeat(6),
];

/** As far as the contract uses it; an unknown kind of schema or check is an error. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape: Record<string, z.ZodMiniType>;
  readonly element: z.ZodMiniType;
  readonly innerType: z.ZodMiniType;
  readonly valueType: z.ZodMiniType;
  readonly options: readonly z.ZodMiniType[];
  readonly values: readonly string[];
  readonly entries: Record<string, string>;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
}
interface CheckDefinition {
  readonly check: string;
  readonly value?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly pattern?: RegExp;
}

function anyOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  const checks = (definition.checks ?? []).map((check) => check._zod.def);
  const checkOf = (name: string) => checks.find(({ check }) => check === name);
  switch (definition.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(definition.shape).map(([key, value]) => [key, anyOf(value)])));
    case 'array':
      return fc.array(anyOf(definition.element), { maxLength: checkOf('max_length')?.maximum ?? 7 });
    case 'record':
      return fc.constant({});
    case 'union':
      return fc.oneof(...definition.options.map(anyOf));
    case 'nullable':
      return fc.option(anyOf(definition.innerType), { nil: null });
    case 'optional':
      return fc.option(anyOf(definition.innerType), { nil: undefined });
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return anyText(checkOf('length_equals')?.length, checkOf('string_format')?.pattern);
    case 'number': {
      if (checkOf('custom') !== undefined) return fc.constant(45.5);
      const limits = { min: checkOf('greater_than')?.value ?? -5, max: checkOf('less_than')?.value ?? 3_000_000 };
      return definition.format === undefined ? fc.double({ ...limits, noNaN: true }) : fc.integer(limits);
    }
    default:
      throw new Error(`no values for a schema of type ${definition.type}`);
  }
}

function anyText(length: number | undefined, pattern: RegExp | undefined): fc.Arbitrary<string> {
  if (length !== undefined) return fc.constantFrom(...['OR', 'IL', 'ZZ', 'é-', 'x'].filter((t) => t.length === length));
  if (pattern === undefined) return fc.constantFrom('', ' ', ...TEXTS);
  return pattern.source === '\\S' ? fc.constantFrom(...TEXTS) : fc.stringMatching(pattern);
}

const anyDetails = anyOf(personDetailsSchema) as fc.Arbitrary<PersonDetails>;
const anyCounts = fc.constantFrom(null, 'missing' as const, buildCounts({ offenses: 3 }));

test(
  'any answer that the contract allows is a page without a hole in it',
  () => {
    fc.assert(
      fc.property(anyDetails, anyCounts, fc.boolean(), (details, counts, isLoggedIn) => {
        expect(personDetailsSchema.safeParse(details).error?.issues).toBeUndefined();
        const page = buildPage(details.results, { details, isLoggedIn, counts });
        const html = renderToStaticMarkup(<PersonPage page={page} site={SITE} />);
        expect(html).not.toMatch(/\b(?:undefined|NaN|null|Infinity)\b|\[object |<script>/);
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(ids).toEqual([...new Set(ids)]);
      }),
      { numRuns: RUNS },
    );
  },
  TIME_LIMIT,
);

test(
  'every link of such a page leads to a page of this site or to a place on it',
  () => {
    fc.assert(
      fc.property(anyDetails, fc.boolean(), (details, isLoggedIn) => {
        const html = renderToStaticMarkup(
          <PersonPage page={buildPage(details.results, { details, isLoggedIn })} site={SITE} />,
        );
        for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]*)"/g)) {
          if (href.startsWith('#')) expect(html).toContain(` id="${href.slice(1)}"`);
          else expect([href, matchRoute(href.split('?')[0] ?? '')]).not.toEqual([href, null]);
        }
      }),
      { numRuns: RUNS },
    );
  },
  TIME_LIMIT,
);
