import type { Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, test } from '../support/browser.ts';
import { claimPathOf, codesTo, type PersonToClaim, personToClaim } from '../support/people-to-claim.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
/** By its whole name: an email address on another button may contain the word. */
const leave = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Leave', exact: true });
const formatted = (phone: string) => phone.replace(/^(...)(...)(....)$/, '($1) $2-$3');

/** The code that was sent since: it goes out beside the answer. */
async function newCode(page: Page, to: string, earlier: readonly string[]): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    [code] = (await codesTo(page.request, to)).filter((one) => !earlier.includes(one));
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** Types where the code should go, sends the form, and returns the way to the code. */
async function askFor(page: Page, way: 'email' | 'phone', value: string): Promise<() => Promise<string>> {
  const earlier = await codesTo(page.request, value);
  await main(page)
    .getByLabel(way === 'email' ? 'Your email address' : 'Your phone number')
    .fill(value);
  await button(page, 'Send the code').click();
  await expect(title(page)).toHaveText('Type the code');
  return () => newCode(page, value, earlier);
}

/** Asks for a code from the page's own link. */
async function ask(
  page: Page,
  person: PersonToClaim,
  way: 'email' | 'phone',
  value: string,
): Promise<() => Promise<string>> {
  await page.goto(paths.claim({ personPath: claimPathOf(person) }));
  await expect(title(page)).toHaveText(`Claim the page of ${person.name}`);
  await main(page)
    .getByLabel(way === 'email' ? 'To an email address' : 'By text message')
    .check();
  return askFor(page, way, value);
}

/** What anybody gets at the path of a page, which may lead to a search for others of that name. */
async function statusOf(page: Page, person: PersonToClaim): Promise<number> {
  return (await page.request.get(claimPathOf(person), { maxRedirects: 0 })).status();
}

async function prove(page: Page, person: PersonToClaim, way: 'email' | 'phone' = 'email'): Promise<void> {
  const code = await ask(page, person, way, way === 'email' ? person.email : person.phone);
  await main(page)
    .getByLabel('Code')
    .fill(await code());
  await button(page, 'Go on').click();
  await expect(title(page)).toHaveText('What is on record about you');
}

// Each walks through several pages, and looks at most of them in both themes.
test.slow();

test('a page leads to its claim, and a code by email opens everything on record, which is hidden and shown at once', async ({
  page,
}) => {
  const person = personToClaim();
  await page.goto(claimPathOf(person));
  await main(page).getByRole('link', { name: 'Claim it' }).click();
  await expect(title(page)).toHaveText(`Claim the page of ${person.name}`);
  await expectReadable(page);
  const code = await askFor(page, 'email', person.email);
  expect(page.url()).not.toContain(person.email);
  await main(page)
    .getByLabel('Code')
    .fill(await code());
  await button(page, 'Go on').click();

  await expect(title(page)).toHaveText('What is on record about you');
  await expectReadable(page);
  for (const fact of [person.name, person.email, formatted(person.phone), person.company])
    await expect(main(page)).toContainText(fact);

  await button(page, `Hide: ${formatted(person.phone)}`).click();
  await expect(main(page).getByRole('status')).toContainText('Hidden. It is gone everywhere here');
  await expect(button(page, `Show again: ${formatted(person.phone)}`)).toBeVisible();
  await button(page, 'Hide: The whole page').click();
  await expect(button(page, 'Show again: The whole page')).toBeVisible();
  expect(await statusOf(page, person)).not.toBe(200);
  await button(page, 'Show again: The whole page').click();
  await expect(main(page).getByRole('status')).toContainText('Shown again.');
  expect(await statusOf(page, person)).toBe(200);

  await leave(page).click();
  await expect(main(page)).toContainText('You have left the record');
  await page.goto(paths.claimRecord());
  await expect(main(page)).toContainText('Your claim has ended');
});

test('what follows a code is alike for what is not listed, wrong codes are counted, and then it is over', async ({
  page,
  complaints,
}) => {
  const person = personToClaim();
  await ask(page, person, 'email', person.email);
  const listed = await main(page).innerText();
  await ask(page, person, 'email', 'nobody.listed@example.com');
  expect(await main(page).innerText()).toBe(listed);
  await main(page).getByLabel('Code').fill('12 34');
  await button(page, 'Go on').click();
  await expect(main(page)).toContainText('The code has six digits.');
  for (const left of ['4 more tries', '3 more tries', '2 more tries', '1 more try']) {
    await main(page).getByLabel('Code').fill('123 456');
    await button(page, 'Go on').click();
    await expect(main(page)).toContainText(`That is not the code. You have ${left}.`);
  }
  await expectReadable(page);
  await main(page).getByLabel('Code').fill('123456');
  await button(page, 'Go on').click();
  await expect(title(page)).toHaveText('This code no longer works');
  await expectReadable(page);
  await main(page).getByRole('link', { name: 'Get another code' }).click();
  await expect(title(page)).toHaveText(`Claim the page of ${person.name}`);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/4(?:00|03|10)/);
});

test('a number that a household shares only hides, and shows nothing', async ({ page }) => {
  const person = personToClaim();
  const code = await ask(page, person, 'phone', person.shared);
  await main(page)
    .getByLabel('Code')
    .fill(await code());
  await button(page, 'Go on').click();
  await expect(title(page)).toHaveText('Hide the page');
  await expect(main(page)).not.toContainText(person.email);
  await expect(main(page)).not.toContainText(person.name);
  await expectReadable(page);
  await button(page, 'Hide: Reverse look-up').click();
  await expect(main(page).getByRole('status')).toContainText('Hidden.');
  await expect(button(page, /^Show again/)).toHaveCount(0);
});

test('a correction waits, is decided by an operator, and then the page says it', async ({ page, complaints }) => {
  const person = personToClaim();
  await prove(page, person);
  await button(page, /^Correct job or employer/).click();
  await expect(title(page)).toHaveText('Correct your job or employer');
  await expectReadable(page);
  await main(page).getByLabel('Employer').fill('<script>alert(1)</script>');
  await main(page).getByLabel('Job title').fill('Lighthouse Keeper');
  await button(page, 'Suggest it').click();
  await expect(main(page).getByLabel('Employer')).toBeFocused();
  await expect(main(page)).toContainText('Use letters, digits and common marks only.');
  await expect(main(page).getByLabel('Job title')).toHaveValue('Lighthouse Keeper');
  await expectReadable(page);
  const employer = `Tern Island ${person.id.slice(1, 4).replace(/[^A-Za-z]/g, 'x')} Light`;
  await main(page).getByLabel('Employer').fill(employer);
  await button(page, 'Suggest it').click();
  await expect(main(page).getByRole('status')).toContainText('Somebody will review your correction.');
  const reference = (
    await main(page)
      .getByText(/^C-[2-9A-Z]{12}$/)
      .first()
      .innerText()
  ).trim();

  await page.goto(paths.claimStatus({ reference }));
  await expect(main(page)).toContainText('Waiting for review');
  await expect(main(page)).not.toContainText(employer);
  await expectReadable(page);
  await page.goto(paths.operatorCorrections());
  const line = main(page).getByRole('row', { name: new RegExp(reference) });
  await expect(line).toContainText(person.company);
  await expect(line).toContainText(`Lighthouse Keeper; ${employer}`);
  await expectReadable(page);
  await button(page, `Accept: ${reference}`).click();
  await expect(main(page).getByRole('status')).toContainText(`${reference} is decided.`);

  await page.goto(paths.claimStatus({ reference }));
  await expect(main(page)).toContainText('Accepted');
  await page.goto(paths.claimRecord());
  await expect(main(page)).toContainText(`Lighthouse Keeper, ${employer}`);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
});

test('what cannot be is said beside its field: no link, no number, a child’s birth', async ({ page, complaints }) => {
  const person = personToClaim();
  await page.goto(paths.claim());
  await expectReadable(page);
  await main(page).getByLabel('Link to your page').fill('my page');
  await button(page, 'Go on').click();
  await expect(main(page)).toContainText('This is not a page about a person.');
  await expect(main(page).getByLabel('Link to your page')).toHaveValue('my page');
  await main(page).getByLabel('Link to your page').fill(claimPathOf(person));
  await button(page, 'Go on').click();
  await main(page).getByLabel('By text message').check();
  await main(page).getByLabel('Your phone number').fill('12345');
  await button(page, 'Send the code').click();
  await expect(main(page)).toContainText('Type a U.S. phone number with ten digits.');
  await expect(main(page).getByLabel('Your phone number')).toHaveValue('12345');
  await prove(page, person);
  await button(page, /^Correct the month of birth/).click();
  await main(page).getByLabel('Month').selectOption('January');
  await main(page)
    .getByLabel('Year')
    .fill(String(new Date().getUTCFullYear() - 10));
  await button(page, 'Suggest it').click();
  await expect(main(page)).toContainText('Nobody under 18 is on this site');
  await main(page).getByLabel('Year').fill('1795');
  await button(page, 'Suggest it').click();
  await expect(main(page)).toContainText('more than 120 years ago');
  await page.goto(paths.claimStatus({ reference: 'C-AAAAAAAAAAAA' }));
  await expect(main(page)).toContainText('We have no correction with this reference.');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/40[04]/);
});

test('keys alone are enough, from the form to the record', async ({ page }) => {
  const person = personToClaim();
  const earlier = await codesTo(page.request, person.email);
  await page.goto(paths.claim({ personPath: claimPathOf(person) }));
  await main(page).getByLabel('Your email address').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Type the code');
  await expect(main(page).getByLabel('Code')).toBeFocused();
  await page.keyboard.type(await newCode(page, person.email, earlier));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('What is on record about you');
  await leave(page).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Hide: The whole page')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a code by text message opens the record, hides an address and suggests a correction', async ({ page }) => {
    const person = personToClaim();
    await prove(page, person, 'phone');
    await button(page, /^Hide: .*, \w\w \d{5}$/)
      .first()
      .click();
    await expect(main(page).getByRole('status')).toContainText('Hidden.');
    await button(page, /^I never lived here/)
      .last()
      .click();
    await expect(title(page)).toHaveText('You never lived there');
    await main(page).getByLabel('What helps us check it (optional)').fill('I have only ever lived elsewhere.');
    await button(page, 'Suggest it').click();
    await expect(main(page)).toContainText('Somebody will review your correction.');
  });
});
