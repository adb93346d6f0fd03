import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PersonDetails, personDetailsSchema } from '../../../shared/contract/person/person.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { buildCounts } from '../../../tests/fixtures/person.ts';
import { buildPage } from '../../../tests/fixtures/person-page.ts';
import { arbitraryOf } from '../../../tests/support/contract-arbitrary.ts';
import { PersonPage } from './PersonPage.tsx';

// Everything the contract allows renders as a page. The answers are generated from the schema itself, so a field added
// to the contract is tested here from that day on.

const SITE = { viewer: null, path: '/name/A/-/Pabcdefghijkl', search: { name: '', location: '' } };

const RUNS = 50;
/** A page with everything on it takes a while when other tests run at the same time, in milliseconds. */
const TIME_LIMIT = 30_000;

/** A missing value that was printed. Somebody may be called Null, which addresses spell in lower case. */
const HOLE = /.{0,60}(?:\b(?:undefined|NaN|Infinity)\b|(?<![/-])\bnull\b|\[object |<script>).{0,40}/;
const anyDetails = arbitraryOf(personDetailsSchema) as fc.Arbitrary<PersonDetails>;
const anyCounts = fc.constantFrom(null, 'missing' as const, buildCounts({ offenses: 3 }));

test(
  'any answer that the contract allows renders without printing a missing value',
  () => {
    fc.assert(
      fc.property(anyDetails, anyCounts, fc.boolean(), (details, counts, isLoggedIn) => {
        expect(personDetailsSchema.safeParse(details).error?.issues).toBeUndefined();
        const page = buildPage(details.results, { details, isLoggedIn, counts });
        const html = renderToStaticMarkup(<PersonPage page={page} site={SITE} />);
        expect(HOLE.exec(html)?.[0]).toBeUndefined();
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(ids).toEqual([...new Set(ids)]);
      }),
      { numRuns: RUNS },
    );
  },
  TIME_LIMIT,
);

test(
  'every link of such a page leads to a page of this site or to an anchor on the page',
  () => {
    fc.assert(
      fc.property(anyDetails, fc.boolean(), (details, isLoggedIn) => {
        const html = renderToStaticMarkup(
          <PersonPage page={buildPage(details.results, { details, isLoggedIn })} site={SITE} />,
        );
        for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]*)"/g)) {
          if (href.startsWith('#')) expect(html).toContain(` id="${href.slice(1)}"`);
          else expect([href, matchRoute(href.split(/[?#]/)[0] ?? '')]).not.toEqual([href, null]);
        }
      }),
      { numRuns: RUNS },
    );
  },
  TIME_LIMIT,
);
