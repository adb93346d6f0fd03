import { describe, expect, it } from 'vitest';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { matchRoute, routes } from '../../shared/urls/route-table.ts';
import { routeSamples as samples } from '../support/route-samples.ts';

describe('the route table', () => {
  it.each(Object.entries(samples))('has the row that paths.%s builds a path of', (_builder, [path, name]) => {
    const { pathname } = new URL(path, 'https://porchlight.example');
    expect(matchRoute(pathname)).toBe(name);
    expect(parsePath(pathname)).toMatchObject({ kind: 'route', name });
  });
  it.each([
    ['/billing/purchase-credits', 'purchaseCredits', ' [F2-50]'],
    ['/billing/manage-plan', 'managePlan', ' [F2-51]'],
    ['/checkout/search', 'checkoutSearch', ' [F2-52]'],
    ['/checkout/summary', 'checkoutSummary', ' [F2-53]'],
    ['/checkout/phone-summary', 'checkoutPhoneSummary', ' [F2-54]'],
    ['/checkout/pricing', 'pricing', ' [F2-55]'],
  ] as const)('has %s, which paths.%s builds$2', (pathname, builder, _rules) => {
    const [path, name] = samples[builder];
    expect(new URL(path, 'https://porchlight.example').pathname).toBe(pathname);
    expect(matchRoute(pathname)).toBe(name);
  });
  it('has a builder for every row [F1-26]', () => {
    const built = new Set(Object.values(samples).map(([, name]) => name));
    expect(routes.map((row) => row.name).filter((name) => !built.has(name))).toEqual([]);
  });
  it('names every row once, with a title and what will be there', () => {
    expect(new Set(routes.map((row) => row.name)).size).toBe(routes.length);
    expect(new Set(routes.map((row) => row.pattern)).size).toBe(routes.length);
    for (const row of routes) {
      expect(routesCopy[row.name].title.length).toBeGreaterThan(2);
      expect(routesCopy[row.name].description).toMatch(/\.$/);
    }
  });
  it('finds a row in any letter case of its fixed part, and none where there is none', () => {
    expect(matchRoute('/Checkout/PRICING')).toBe('pricing');
    expect(matchRoute('/checkout/nothing')).toBeNull();
    expect(matchRoute('checkout/pricing')).toBeNull();
    expect(matchRoute('/white-pages/')).toBeNull();
    expect(matchRoute('/opt-out/confirm')).toBe('opt-out-confirm');
  });
});
