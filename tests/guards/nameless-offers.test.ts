import { beforeAll, describe, expect, test } from 'vitest';
import {
  FIRST,
  type HomeState,
  LAST,
  openPricedSite,
  type PricedSite,
  pricedLinks,
  stickyOf,
  textOf,
  type ViewerName,
} from '../support/priced-people.ts';

// Nothing that leads to a price names somebody from Ohio or Illinois (P2-133): no offer, whatever set of the registry is
// used and whether or not the late texts are there, no link, and no page that such a link leads to.

const NAME = new RegExp(`${FIRST}|${LAST}`, 'i');
const NAMELESS = ['OH', 'IL'] as const satisfies readonly HomeState[];
/** Complete; and as it comes before the counts, with every part that an experiment may add. */
const QUERIES = ['?full=1&exp.PROPERTY_UPSELL=2', '?exp.PROPERTY_UPSELL=1&exp.SUBHEADER_CTA_PLACEMENT=1'];

let sites: readonly PricedSite[];
beforeAll(async () => {
  // The second set has first names in its texts.
  sites = [await openPricedSite(), await openPricedSite({ PRODUCT_REGISTRY_VARIANT: 'named' })];
});

/** The parts of a page that offer something: each link's card, panel or row, as far as its heading and buttons go. */
const headings = (html: string) =>
  [...html.matchAll(/<(h[1-4]|button|summary|label)\b[^>]*>(.*?)<\/\1>/gs)].map(([whole]) => whole);
const OFFERING = /Contact Info|report|\$|Premium|Court Runner|plan\b/i;

/** Whom somebody has opened, and paid for, is in their own ledger. */
const withoutLedger = (html: string) => html.replace(/<section [^>]*plan-ledger.*?<\/section>/s, '');

/** One of each way into a price. */
const SOME: readonly ViewerName[] = [
  'anonymous',
  'free, with credits',
  'cancelled',
  'delinquent',
  'premium, out of lookups',
  'unlimited',
  'with the report',
];

describe.each(SOME)('%s', (name) => {
  test.each(NAMELESS)('is shown no offer that names somebody in %s, and led to none [P2-133 P2-134]', async (state) => {
    /** by all but the place of the link, on which no page depends */
    const hrefs = new Map<string, string>();
    for (const site of sites) {
      const cookie = await site.cookieOf(name);
      for (const query of QUERIES) {
        const seen = await site.see(`/name/-/-/${site.ids[state]}${query}`, cookie);
        if (seen.model.page.kind !== 'person') throw new Error(`a page of kind ${seen.model.page.kind}`);
        const sticky = stickyOf(seen.model.page);
        expect(seen.html).toMatch(NAME);
        const links = [...pricedLinks(seen.html), ...pricedLinks(sticky)];
        expect(links.length).toBeGreaterThan(0);
        expect(links.filter(({ href, said }) => NAME.test(href) || NAME.test(said))).toEqual([]);
        const offering = headings(seen.html).filter((part) => OFFERING.test(textOf(part)));
        expect(offering.filter((part) => NAME.test(part))).toEqual([]);
        const sellsReport = links.some(({ href }) => href.includes('bg_onepages_1'));
        expect(seen.html.includes('href="/sample-report"')).toBe(sellsReport);
        for (const { href } of links) hrefs.set(href.replace(/wp_content=[^&]*/, ''), href);
      }
    }
    const [site] = sites;
    for (const href of hrefs.values()) {
      const to = await site?.see(href, await site.cookieOf(name));
      expect(to?.status, href).toBe(200);
      const { head } = to?.model ?? {};
      expect(NAME.exec(JSON.stringify(head))?.[0], href).toBeUndefined();
      expect(NAME.exec(withoutLedger(to?.html ?? ''))?.[0], href).toBeUndefined();
    }
  });
});

test('somebody from another state is named, so the test can fail', async () => {
  const [, named] = sites;
  if (named === undefined) throw new Error('no site');
  const { html } = await named.see(`/name/-/-/${named.ids.OR}?full=1`);
  expect(pricedLinks(html).some(({ href, said }) => NAME.test(href) && NAME.test(said))).toBe(true);
  expect(headings(html).some((part) => textOf(part) === `Get ${FIRST}’s Contact Info`)).toBe(true);
});
