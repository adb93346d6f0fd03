import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEvents } from '../support/page-events.ts';

const person = lookAt('full page');

test('the two cards under the header count and sell, and a click on an upsell is noted', async ({ page, context }) => {
  const events = await listenForEvents(page);
  await page.goto(`/name/-/-/${person.id}`);
  await expect.poll(() => events).toContainEqual(expect.objectContaining({ name: 'page_viewed' }));

  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const term of await glance.getByRole('term').all())
    await expect(term).toHaveText(/^(?:Criminal & Traffic|Public|Property|More)$/);
  await expect(glance.getByText(/^(?:On|Also on) record: \d+ [a-z]/)).toBeVisible();
  const report = glance.getByRole('link', { name: /^See the report/ });
  await expect(report).toHaveAttribute('href', /^\/checkout\/search\?.*bg_onepages_1/);

  const opened = context.waitForEvent('page');
  await glance.getByRole('link', { name: /^View Phone Numbers/ }).click();
  const funnel = await opened;
  await expect(funnel).toHaveURL(/\/checkout\/summary\?wp_term=.*wp_content=subHeader.*funnelType=person_onepages_1/);
  await expect
    .poll(() => events.find(({ name }) => name === 'upsell_clicked')?.properties)
    .toEqual({ slot: 'subHeader', funnelType: 'person_onepages_1' });
  expect(JSON.stringify(events)).not.toContain(person.id);

  await expect(glance).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  const ofAddresses = page.locator('a[href*="wp_content=addresses"]').first();
  await expect(ofAddresses).toHaveAttribute('href', /^\/checkout\/summary\?/);
  await expect(ofAddresses).not.toHaveAttribute('target');
});
