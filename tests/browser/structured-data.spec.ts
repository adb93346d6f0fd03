import { expect, lookAt, test } from '../support/browser.ts';

const PERSON = `/name/-/-/${lookAt('full page').id}`;

/** Types of the things on a page. The policy names no hash for them: what does not run is not blocked. */
const TYPES = {
  '/': ['WebSite'],
  [PERSON]: ['WebPage', 'BreadcrumbList'],
  '/directory/name/s': ['BreadcrumbList'],
} as const;

for (const [path, types] of Object.entries(TYPES)) {
  test(`the structured data of ${path === PERSON ? 'a person' : path} is there in the browser, and the policy does not object`, async ({
    page,
    violations,
  }) => {
    const response = await page.goto(path, { waitUntil: 'load' });
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('script-src');
    const said = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(said).toHaveLength(1);
    const graph = JSON.parse(said[0] ?? '')['@graph'] as { readonly '@type': string }[];
    expect(graph.map((thing) => thing['@type'])).toEqual(types);
    expect(violations.ours).toEqual([]);
  });
}
