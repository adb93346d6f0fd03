import { expect, type Page } from '@playwright/test';

/** The line of a phone's header, which opens the rest of it; not there on wide screens. */
export const headerLine = (page: Page) => page.getByRole('banner').locator('summary').first();

/** Opens the header where it is one line: its form and its links show. */
export async function openHeader(page: Page): Promise<void> {
  if (await headerLine(page).isVisible()) await headerLine(page).click();
}

/** The viewer's menu: a button with a list on wide screens, a part of the open header on phones. */
export const siteMenu = (page: Page) => page.locator('#site-menu');

/** Opens what leads to the viewer's account. */
export async function openSiteMenu(page: Page): Promise<void> {
  if (await headerLine(page).isVisible()) await openHeader(page);
  else await siteMenu(page).locator('summary').click();
}

/** The header names who is logged in, whether or not it is open. */
export async function expectLoggedInAs(page: Page, email: string): Promise<void> {
  await expect(siteMenu(page)).toContainText(email);
}

/** The header offers to log in, whether or not it is open. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Log in');
}
