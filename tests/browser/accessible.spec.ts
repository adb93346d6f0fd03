import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';

const person = lookAt('full page');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`contrast holds in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', `/name/-/-/${person.id}`, '/auth/login', '/people-search', '/privacy']) {
      await page.goto(path);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
}

test('people of every kind, a list with pages and bad addresses are accessible too', async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const namesakes = lookAt('namesakes');
  const kinds = ['deceased', 'nothing but', 'diacritics'].map((label) => `/name/-/-/${lookAt(label).id}`);
  const list = `/search?name=${encodeURIComponent(namesakes.fullName)}&location=${namesakes.city}`;
  for (const path of [...kinds, list, '/%zz', '/name/-/Portland-OR']) {
    await page.goto(path);
    expect(await accessibilityFaults(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/400/)]);
});
