import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import { formatPrice } from '../../shared/copy/format/dollars.ts';
import {
  openPricedSite,
  type PricedLink,
  type PricedSite,
  pricedLinks,
  stickyOf,
  VIEWERS,
  type ViewerName,
} from '../support/priced-people.ts';
import type { Seen } from '../support/whole-site.ts';

// Every offer of a person page that leads to a price says that price, and it is the one of what the page it leads to
// sells first. The link is followed, so the two are compared as a visitor would.

/** No two alike, and none that a text could have by itself. */
const CENTS: Readonly<Record<string, number>> = {
  'background-credit': 1_517,
  'background-credits-3': 3_123,
  'property-report': 1_031,
  'premium-monthly': 1_009,
  'premium-annual': 6_247,
  'premium-unlimited': 2_081,
  'small-business': 3_067,
  'speed-search': 1_571,
};
const dollars = (id: string) => formatPrice((CENTS[id] ?? 0) / 100);

let site: PricedSite;
beforeAll(async () => {
  site = await openPricedSite();
  for (const [id, cents] of Object.entries(CENTS))
    site.origin.accounts.exec(`UPDATE product SET price_cents = ${cents} WHERE id = '${id}'`);
});

/** Complete, and with the offer of a property report, which is an experiment. */
const pathOf = (id: string) => `/name/-/-/${id}?full=1&exp.PROPERTY_UPSELL=1`;

function personOf({ model }: Seen): PersonPageModel {
  if (model.page.kind !== 'person') throw new Error(`a page of kind ${model.page.kind}`);
  return model.page;
}

/** The price of what a page sells first: what is picked when it opens. */
function firstPrice({ model: { page } }: Seen, viewer: ViewerName): string | null {
  switch (page.kind) {
    case 'checkout-plan':
    case 'checkout-search':
    case 'purchase-credits': {
      const first =
        page.options.find(({ productId }) => productId === page.checkout?.values.product) ?? page.options[0];
      return first === undefined ? null : formatPrice(first.price);
    }
    case 'checkout-property':
      return page.option === null ? null : formatPrice(page.option.price);
    case 'pricing':
      return formatPrice(page.columns.find(({ tier }) => tier === 'premium')?.price ?? 0);
    case 'upgrade':
      return page.offer !== null && 'product' in page.offer ? formatPrice(page.offer.product.price) : null;
    case 'speed-search':
      return page.view === 'offer' && page.price !== null ? formatPrice(page.price.price) : null;
    // Sells the plan it is about, another one, or a first one.
    case 'manage-plan':
      return viewer === 'delinquent'
        ? dollars('premium-annual')
        : page.card.plan === null
          ? dollars('premium-monthly')
          : dollars('premium-unlimited');
    default:
      return null;
  }
}

/** The business plan is chosen on the page of the plan, which opens with what is there. */
const sellsBusiness = (href: string) => href.startsWith('/billing/manage-plan') && href.includes('funnelType=business');

async function faultsOf(links: readonly PricedLink[], name: ViewerName): Promise<string[]> {
  const faults: string[] = [];
  for (const { href, said } of links) {
    // What is owed was bought before; its page says how much.
    if (said.startsWith('Update your payment')) continue;
    if (href.startsWith('/billing/unlock-report')) {
      if (said.includes('$')) faults.push(`${name}: a credit costs dollars: ${said}`);
      continue;
    }
    const to = await site.see(href, await site.cookieOf(name));
    const isIncluded = to.model.page.kind === 'speed-search' && to.model.page.view !== 'offer';
    const price = isIncluded ? null : sellsBusiness(href) ? dollars('small-business') : firstPrice(to, name);
    if (price === null && !isIncluded) faults.push(`${name}: nothing is sold at ${href}`);
    else if (price !== null && !said.includes(price)) faults.push(`${name}: not ${price}: ${said} → ${href}`);
    else if (price === null && said.includes('$')) faults.push(`${name}: a price for what the plan has: ${said}`);
  }
  return faults;
}

describe.each(Object.keys(VIEWERS) as ViewerName[])('%s', (name) => {
  test('every offer says what the page it leads to sells first [P6-017]', async () => {
    const seen = await site.see(pathOf(site.ids.OR), await site.cookieOf(name));
    const page = personOf(seen);
    const links = [...pricedLinks(seen.html), ...pricedLinks(stickyOf(page))];
    expect(await faultsOf(links, name)).toEqual([]);
    // What there is of offers, so that none can vanish unseen.
    const slots = [
      page.details.pageDefinition.headerComponent,
      ...Object.values(page.details.pageDefinition.callsToAction),
    ];
    const sold = slots.filter((offer) => offer !== null && offer.clickKind !== 'internal-navigation');
    expect(sold.length).toBeGreaterThan(0);
    if (name !== 'with the report' && name !== 'unlimited' && name !== 'smb') expect(links.length).toBeGreaterThan(3);
  });
});

test('a price that changes is on the page within the minute that the registry is kept, and in no other text', async () => {
  const fresh = await openPricedSite();
  fresh.origin.accounts.exec(`UPDATE product SET price_cents = 4321 WHERE id = 'background-credit'`);
  const { html } = await fresh.see(pathOf(fresh.ids.OR));
  expect(html).toContain('One report, $43.21, no subscription, readable for 30 days');
  expect(html).not.toContain('$14.99');
});

test('what is no longer sold is not on the page at all, and everything else is', async () => {
  const fresh = await openPricedSite();
  fresh.origin.accounts.exec(`UPDATE product SET is_sold = 0 WHERE id LIKE 'background%'`);
  const { html } = await fresh.see(pathOf(fresh.ids.OR));
  expect(pricedLinks(html).filter(({ href }) => href.includes('bg_onepages_1'))).toEqual([]);
  expect(pricedLinks(html).some(({ href }) => href.startsWith('/checkout/summary'))).toBe(true);
});
