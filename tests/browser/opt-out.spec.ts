import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, expectReadable, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, newAddress } from '../support/new-account.ts';
import { type PersonToRemove, pathOf, personToRemove } from '../support/people-to-remove.ts';

// A removal is six pages and two emails, and several tests look at each of them.
test.describe.configure({ timeout: 90_000 });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => main(page).getByLabel('Your email address');

async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Counts the documents that the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** The emailed link, opened as a reader of the mail does. */
async function openLink(page: Page, address: string, path = paths.optOutConfirm()): Promise<string> {
  const link = `${path}?token=${await latestToken(page.request, address, path)}`;
  await page.goto(link);
  return link;
}

/** Asks for removal from the page's own link, and confirms it. The reference of the receipt. */
async function remove(
  page: Page,
  person: PersonToRemove,
  address: string,
  parts: readonly string[] = [],
): Promise<string> {
  await page.goto(paths.optOut({ personPath: pathOf(person) }));
  if (parts.length > 0) await main(page).getByLabel('Hide only some of it').check();
  for (const part of parts) await main(page).getByLabel(part).check();
  await email(page).fill(address);
  await button(page, 'Email me the link').click();
  await expect(title(page)).toHaveText('Check your mail');
  await openLink(page, address);
  await button(page, /^Yes, /).click();
  await expect(title(page)).toHaveText('Done. It is hidden now');
  return main(page).locator('code').innerText();
}

/** Takes a removal back by the link that its status page mails. */
async function takeBack(page: Page, reference: string, address: string): Promise<string> {
  await page.goto(paths.optOutStatus({ reference }));
  await button(page, 'Email me that link').click();
  await expect(main(page)).toContainText('the link is on its way');
  const link = await openLink(page, address, paths.optOutUndo());
  await button(page, 'Yes, show it again').click();
  await expect(title(page)).toHaveText('The removal is taken back');
  return link;
}

/** What anybody is answered at a path, without the path itself and the names that were searched for. */
async function answerAt(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  return response.status() === 200 ? response.text() : `${response.status()}`;
}

/** Where somebody is named: their page, the search for their place, their relative in a search, and on the relative's page. */
async function placesThatName(request: APIRequestContext, person: PersonToRemove): Promise<string[]> {
  const { relative } = person;
  const last = person.name.split(' ').at(-1) ?? '';
  const places = {
    page: pathOf(person),
    search: paths.personSearch({ name: last, location: `${person.city}, ${person.state}` }),
    'relative in a search': paths.personSearch({
      name: relative.name,
      location: `${relative.city}, ${relative.state}`,
    }),
    "relative's page": pathOf(relative),
    number: paths.phone({ phone: `1${person.phone}` }),
  };
  const named: string[] = [];
  for (const [place, path] of Object.entries(places))
    if ((await answerAt(request, path)).includes(person.name)) named.push(place);
  return named;
}

test('from a page’s own link, a removal takes four documents and four taps, and the next request finds the name nowhere', async ({
  page,
}, { project }) => {
  const person = personToRemove();
  const address = newAddress('june');
  const named = await placesThatName(page.request, person);
  expect(named).toEqual(expect.arrayContaining(['page', 'search', 'relative in a search', 'number']));
  await page.goto(pathOf(person));
  await expect(title(page)).toHaveText(person.name);
  const documents = countDocuments(page);
  let taps = 0;
  const tap = async (act: Promise<unknown>) => {
    taps += 1;
    await act;
  };
  const way = main(page).getByRole('link', { name: 'Remove my page' }).first();
  await tap(way.click());
  await expect(title(page)).toHaveText(`Take down ${person.name}`);
  await email(page).fill(address);
  await tap(button(page, 'Email me the link').click());
  await expect(title(page)).toHaveText('Check your mail');
  await expect(main(page)).toContainText(`If ${address} can receive mail`);
  await expect(main(page)).not.toContainText(person.name);
  expect(page.url()).not.toContain('june');
  // Nothing has happened yet, nor does it when a mail scanner opens the link.
  await tap(openLink(page, address));
  await expect(main(page)).not.toContainText(person.name);
  await expect(page.locator('a[href*=token]')).toHaveCount(0);
  expect(await placesThatName(page.request, person)).toEqual(named);
  await tap(button(page, 'Yes, remove the page').click());
  await expect(title(page)).toHaveText('Done. It is hidden now');
  expect(await placesThatName(page.request, person)).toEqual([]);
  console.log(`Removed from the page's own link at ${project.name} width: ${documents()} documents, ${taps} taps`);
  expect([documents(), taps]).toEqual([4, 4]);

  await takeBack(page, await main(page).locator('code').innerText(), address);
  expect(await placesThatName(page.request, person)).toEqual(named);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('from a search, a removal takes six documents; a name may stand with its city in one field', async ({
    page,
  }) => {
    const person = personToRemove();
    const address = newAddress('june');
    const documents = countDocuments(page);
    await page.goto(paths.optOut());
    await main(page).getByLabel('First and last name').fill(`${person.name}, ${person.city}, ${person.state}`);
    await button(page, 'Find my page').click();
    await expect(main(page).getByLabel('City and state')).toHaveValue(`${person.city}, ${person.state}`);
    await main(page)
      .getByRole('link', { name: `This is me ${person.name} in` })
      .click();
    await expect(title(page)).toHaveText(`Take down ${person.name}`);
    await email(page).fill(address);
    await button(page, 'Email me the link').click();
    await openLink(page, address);
    await button(page, 'Yes, remove the page').click();
    await expect(title(page)).toHaveText('Done. It is hidden now');
    console.log(`Removed from a search without scripts: ${documents()} documents`);
    expect(documents()).toBe(6);
    expect(await placesThatName(page.request, person)).toEqual([]);
    const reference = await main(page).locator('code').innerText();
    await main(page).getByRole('link', { name: 'Open the status page' }).click();
    await expect(page).toHaveURL(paths.optOutStatus({ reference }));
    await expect(main(page)).toContainText('In effect');
    await takeBack(page, reference, address);
    expect((await page.request.get(pathOf(person))).status()).toBe(200);
  });
});

test('with the keyboard alone', async ({ page }) => {
  const person = personToRemove();
  const address = newAddress('june');
  await page.goto(paths.optOut());
  await main(page).getByLabel('Link of the page').focus();
  await page.keyboard.type(`${new URL(page.url()).host}${pathOf(person)}`);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(`Take down ${person.name}`);
  await main(page).getByLabel('Remove my whole page').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(main(page).getByLabel('Street addresses')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Check your mail');
  await openLink(page, address);
  await expect(main(page)).toContainText('Phone numbers');
  await button(page, 'Yes, hide it').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Done. It is hidden now');
  await takeBack(page, await main(page).locator('code').innerText(), address);
});

test('single fields are hidden while the page stays, and come back', async ({ page }) => {
  const person = personToRemove();
  const address = newAddress('june');
  const digits = new RegExp(
    `\\(${person.phone.slice(0, 3)}\\)\\s?${person.phone.slice(3, 6)}-${person.phone.slice(6)}`,
  );
  const shown = async () => digits.test(await answerAt(page.request, `${pathOf(person)}?full=1`));
  expect(await shown()).toBe(true);
  const reference = await remove(page, person, address, ['Phone numbers']);
  await expect(main(page)).toContainText('Phone numbers');
  expect(await shown()).toBe(false);
  await page.goto(pathOf(person));
  await expect(title(page)).toHaveText(person.name);
  await takeBack(page, reference, address);
  expect(await shown()).toBe(true);
});

test('links that were used, cut off or never sent say so and change nothing', async ({ page, complaints }) => {
  const person = personToRemove();
  const address = newAddress('june');
  const reference = await remove(page, person, address);
  const link = await openLink(page, address);
  await expect(title(page)).toHaveText('This was confirmed before');
  await button(page, 'Show the receipt').click();
  await expect(main(page).locator('code')).toHaveText(reference);
  // Sent again by a reload, it is the same receipt.
  await page.reload();
  await expect(main(page).locator('code')).toHaveText(reference);

  const undo = await takeBack(page, reference, address);
  // Neither of the two can be used to do it once more.
  await page.goto(undo);
  await expect(title(page)).toHaveText('This was taken back before');
  await page.goto(link);
  await expect(title(page)).toHaveText('This was confirmed before');
  expect((await page.request.get(pathOf(person))).status()).toBe(200);

  for (const path of [paths.optOutConfirm(), paths.optOutUndo()]) {
    expect((await page.goto(`${path}?token=${'x'.repeat(43)}`))?.status()).toBe(410);
    await expect(title(page)).toHaveText('This link no longer works');
    expect((await page.goto(`${path}?token=cut`))?.status()).toBe(400);
    await expect(main(page)).toContainText('Please open it from the email again');
  }
  expect((await page.goto(paths.optOutStatus({ reference: 'x'.repeat(22) })))?.status()).toBe(404);
  await expect(main(page)).toContainText('We have no request with this reference');
  // The browser logs these statuses.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/4(?:00|04|10)/);
});

test('the answer is the same for a page that nobody has', async ({ page }) => {
  const person = personToRemove();
  const ask = async (path: string) => {
    await page.goto(paths.optOut({ personPath: path }));
    await email(page).fill('june@example.com');
    await button(page, 'Email me the link').click();
    await expect(title(page)).toHaveText('Check your mail');
    return main(page).innerText();
  };
  const unknown = await ask('/name/Nobody-Here/Portland-OR/Pnobodyhere00');
  expect(await ask(pathOf(person))).toBe(unknown);
});

test('two tabs, Back, and an address with a typo lose nothing', async ({ page, context }) => {
  const person = personToRemove();
  const [typo, address] = [newAddress('jun'), newAddress('june')];
  await page.goto(paths.optOut({ personPath: pathOf(person), part: 'phones' }));
  const other = await context.newPage();
  await other.goto(paths.optOut({ personPath: pathOf(person) }));
  await email(page).fill(typo);
  await button(page, 'Email me the link').click();
  await expect(main(page)).toContainText(typo);
  await page.goBack();
  await expect(email(page)).toHaveValue(typo);
  await expect(main(page).getByLabel('Phone numbers')).toBeChecked();
  await button(page, 'Email me the link').click();
  await expect(main(page)).toContainText(typo);
  await button(page, 'Use another address').click();
  await expect(email(page)).toHaveValue(typo);
  await expect(main(page).getByLabel('Phone numbers')).toBeChecked();
  await email(page).fill(address);
  await button(page, 'Email me the link').click();
  await expect(main(page)).toContainText(address);
  // The other tab asks for the whole page from another mailbox; each link does what it was asked for.
  const second = newAddress('june');
  await email(other).fill(second);
  await button(other, 'Email me the link').click();
  await expect(title(other)).toHaveText('Check your mail');
  await openLink(other, second);
  await expect(main(other)).toContainText('The whole page');
  await openLink(page, address);
  await expect(main(page)).toContainText('Phone numbers');
  await other.close();
});

test('what cannot be found is said beside its field, and what was typed stays', async ({ page, complaints }) => {
  await page.goto(paths.optOut());
  const link = main(page).getByLabel('Link of the page');
  for (const [typed, wrong] of [
    ['https://other.example/maya', /another site/],
    ['maya', /not a link/],
    ['/checkout/pricing', /not one about a person/],
  ] as const) {
    await link.fill(typed);
    await button(page, 'Find my page').click();
    await expect(link).toHaveAccessibleDescription(wrong);
    await expect(link).toHaveValue(typed);
    await expect(link).toBeFocused();
  }
  await link.fill('');
  await button(page, 'Find my page').click();
  await expect(main(page).getByLabel('First and last name')).toHaveAccessibleDescription(/Type your name/);
  await main(page).getByLabel('First and last name').fill('Zyxwa Qqvorn');
  await button(page, 'Find my page').click();
  await expect(main(page)).toContainText('Nobody here is called Zyxwa Qqvorn');

  const person = personToRemove();
  await page.goto(paths.optOut({ name: person.name.split(' ').at(-1) ?? '', location: person.state }));
  await expect(main(page)).toContainText('Which one is you?');
  await page.goto(paths.optOut({ personPath: pathOf(person) }));
  await main(page).getByLabel('Hide only some of it').check();
  await email(page).fill('june@example.com');
  await button(page, 'Email me the link').click();
  await expect(main(page)).toContainText('Check at least one of them');
  await expect(email(page)).toHaveValue('june@example.com');
  // The browser logs the pages' 400.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
});

test('every page of it is accessible in both color schemes, and no wider than the screen', async ({
  page,
  complaints,
}) => {
  const person = personToRemove();
  const address = newAddress('june');
  const last = person.name.split(' ').at(-1) ?? '';
  await page.goto(paths.optOut());
  await expectReadable(page);
  await page.goto(paths.optOut({ name: last, location: person.state }));
  await expect(main(page)).toContainText('Which one is you?');
  await expectReadable(page);
  await page.goto('/opt-out?path=nothing');
  await expectSound(page);
  await page.goto(paths.optOut({ name: 'Zyxwa Qqvorn' }));
  await expectSound(page);
  await page.goto(paths.optOut({ personPath: pathOf(person), part: 'phones' }));
  await expectReadable(page);
  await email(page).fill(address);
  await button(page, 'Email me the link').click();
  await expect(title(page)).toHaveText('Check your mail');
  await expectSound(page);
  const link = await openLink(page, address);
  await expectSound(page);
  await button(page, 'Yes, hide it').click();
  await expect(title(page)).toHaveText('Done. It is hidden now');
  await expectReadable(page);
  const reference = await main(page).locator('code').innerText();
  await page.goto(link);
  await expect(title(page)).toHaveText('This was confirmed before');
  await expectSound(page);
  await takeBack(page, reference, address);
  await expectSound(page);
  await page.goto(`${paths.optOutUndo()}?token=${'x'.repeat(43)}`);
  await expectSound(page);
  // The browser logs the pages' 400 and 410.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/4(?:00|10)/);
});

test('the way to it is on every kind of page, with what is known there', async ({ page }) => {
  const person = personToRemove();
  const last = person.name.split(' ').at(-1) ?? '';
  const to = async (from: string, name: string) => {
    await page.goto(from);
    const href = await main(page).getByRole('link', { name }).first().getAttribute('href');
    await page.goto(href ?? '');
    return main(page);
  };
  await expect(await to('/', 'Remove my page')).toContainText('Search for yourself');
  await expect(await to(paths.personSearch({ name: last, location: person.state }), 'Remove my page')).toContainText(
    'Which one is you?',
  );
  await to(paths.phone({ phone: `1${person.phone}` }), 'Remove this number');
  await expect(main(page)).toContainText('To hide a phone number, first find the page that lists it');
  await main(page).getByLabel('First and last name').fill(person.name);
  await button(page, 'Find my page').click();
  await main(page)
    .getByRole('link', { name: `This is me ${person.name}` })
    .click();
  await expect(main(page).getByLabel('Phone numbers')).toBeChecked();
  await page.goto(pathOf(person));
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Remove my page' });
  await expect(footer).toHaveAttribute('href', paths.optOut());
});
