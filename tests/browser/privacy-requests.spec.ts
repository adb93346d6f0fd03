import type { Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name, { exact: typeof name === 'string' });
const noScripts = { javaScriptEnabled: false };
/** A form that came back with its errors is a 400, which the browser says, too. */
function expectRefused(complaints: string[], times: number): void {
  expect(complaints.splice(0)).toEqual(Array(times).fill(expect.stringContaining('status of 400')));
}

/** Opens the link that confirms a request, as a reader of the mail does. */
async function openLink(page: Page, email: string): Promise<void> {
  const path = paths.privacyRequestConfirm();
  await page.goto(paths.privacyRequestConfirm({ token: await latestToken(page.request, email, path) }));
}

/** Fills in what everybody has to say. */
async function fillIn(page: Page, { kind, email }: { kind: string; email: string }): Promise<void> {
  await page.goto(paths.privacyRequests());
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .check();
  await field(page, 'Full name').fill('June Example');
  await field(page, 'Your email address').fill(email);
  await field(page, 'State of residence').selectOption({ label: 'California' });
}

test.describe('without scripts', () => {
  test.use(noScripts);

  test('a request has its receipt, is confirmed by mail, and says where it stands', async ({ page }) => {
    const email = newAddress('june');
    await fillIn(page, { kind: 'Correct', email });
    await field(page, 'What else should we know? (optional)').fill('My middle name is Ann.');
    await button(page, 'Send the request').click();
    await expect(title(page)).toHaveText('Your request');
    await expect(main(page)).toContainText('Sent. A link is on its way');
    await expect(main(page)).toContainText('Not confirmed yet');
    await expect(main(page)).not.toContainText(/June|Ann|@/);
    const address = page.url().split('?')[0] ?? '';
    await openLink(page, email);
    await expect(title(page)).toHaveText('Confirm your request');
    await button(page, 'Yes, this was me').click();
    await expect(main(page)).toContainText('Confirmed. Thank you.');
    await expect(main(page)).toContainText('In progress');
    expect(page.url()).toContain(address);
    await openLink(page, email);
    await expect(title(page)).toHaveText('This was confirmed before');
  });

  test('what is missing is said beside its field, and nothing that was typed is lost', async ({ page, complaints }) => {
    await fillIn(page, { kind: 'Know', email: newAddress('june') });
    await field(page, 'Links of pages here (optional)').fill('https://example.com/elsewhere');
    await main(page).getByRole('radio', { name: 'For somebody else, as their agent' }).check();
    await field(page, 'Name or company').fill('Privacy Helpers');
    await field(page, 'Postal address').fill('1 Main St, Salem, OR');
    await button(page, 'Send the request').click();
    await expect(main(page)).toContainText('Line 1 is not a link to a page about a person here.');
    await expect(main(page)).toContainText('We need the text, the signature and its day');
    await expect(field(page, 'Links of pages here (optional)')).toBeFocused();
    await expect(field(page, 'Name or company')).toHaveValue('Privacy Helpers');
    await expect(field(page, 'Full name')).toHaveValue('June Example');
    await field(page, 'Links of pages here (optional)').fill('');
    const file = main(page).getByLabel('A file (optional)');
    await file.setInputFiles({ name: 'permission.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
    await button(page, 'Send the request').click();
    await expect(main(page)).toContainText('The file is neither a PDF, a PNG nor a JPEG.');
    await file.setInputFiles({
      name: 'permission.pdf',
      mimeType: 'text/plain',
      buffer: Buffer.from('%PDF-1.7 signed'),
    });
    await button(page, 'Send the request').click();
    await expect(title(page)).toHaveText('Your request');
    await expect(main(page)).toContainText('An agent');
    expectRefused(complaints, 2);
  });

  test('a request of somebody else is withdrawn by the mailbox', async ({ page }) => {
    const email = newAddress('june');
    await fillIn(page, { kind: 'Delete', email });
    await button(page, 'Send the request').click();
    await expect(title(page)).toHaveText('Your request');
    await openLink(page, email);
    await button(page, 'It was not me: withdraw it').click();
    await expect(main(page)).toContainText('Withdrawn. Nothing was done');
    await expect(main(page)).toContainText('Closed');
  });

  test('a browser chooses not to be shared, and takes it back', async ({ page, context }) => {
    await page.goto(paths.doNotSell());
    await button(page, 'Turn on').click();
    await expect(main(page)).toContainText('Done. This browser’s choice is saved.');
    await expect(main(page)).toContainText('On: no ads load');
    const kept = (await context.cookies()).find(({ name }) => name === 'OptanonConsent');
    expect(decodeURIComponent(decodeURIComponent(kept?.value ?? ''))).toContain('C0004:0');
    await button(page, 'Turn off').click();
    await expect(button(page, 'Turn on')).toBeVisible();
  });

  test('an address is enough not to be sold, and only its mailbox takes that back', async ({ page, complaints }) => {
    const email = newAddress('june');
    await page.goto(paths.doNotSell());
    await field(page, 'Your email address').first().fill('june@nowhere');
    await button(page, 'Do not sell or share').click();
    await expect(main(page)).toContainText('Please enter a valid email address');
    expectRefused(complaints, 1);
    await field(page, 'Your email address').first().fill(email);
    await button(page, 'Do not sell or share').click();
    await expect(main(page)).toContainText('you need to do nothing more');
    await openLink(page, email);
    await button(page, 'Yes, this was me').click();
    await expect(main(page)).toContainText('Done');
    await page.goto(paths.doNotSell());
    await main(page).getByText('Chose this before?').click();
    await field(page, 'Your email address').last().fill(email);
    await button(page, 'Email me the link that takes it back').click();
    await expect(main(page)).toContainText('the link is on its way');
    const token = await latestToken(page.request, email, paths.doNotSellUndo());
    await page.goto(paths.doNotSellUndo({ token }));
    await button(page, 'Yes, take it back').click();
    await expect(title(page)).toHaveText('Taken back');
    await page.goto(paths.doNotSellUndo({ token }));
    await expect(title(page)).toHaveText('This link no longer works');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 410')]);
  });

  test('a list of covered persons says of each row what became of it', async ({ page, complaints }) => {
    await page.goto(paths.judicialPrivacy());
    await fillInOffice(page);
    await main(page).getByRole('radio', { name: 'A list as a file' }).check();
    const file = main(page).getByLabel('CSV file');
    const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await file.setInputFiles(csv('first_name,last_name,street,zip\nRuth,,1 Elm St,08608\n'));
    await button(page, 'Send').click();
    await expect(main(page)).toContainText('None of the 1 rows can be used.');
    expectRefused(complaints, 1);
    await expect(main(page)).toContainText('Line 2: It needs a first and a last name, or a link.');
    const rows = 'Ruth,Example,1 Elm St,08608\n"=cmd(),,,\nSam,Example,2 Elm St,08608\n';
    await file.setInputFiles(csv(`first_name,last_name,street,zip\n${rows}`));
    await button(page, 'Send').click();
    await expect(title(page)).toHaveText('Your request');
    await expect(main(page)).toContainText('1 row cannot be used as it is');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Download what became of each row' }).click(),
    ]);
    const text = (await (await download.createReadStream()).toArray()).join('');
    expect(
      text
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .slice(0, 4),
    ).toEqual(['line,state,reason', '2,waiting,', '3,cannot be used,A quotation mark is never closed.', '4,waiting,']);
  });
});

async function fillInOffice(page: Page): Promise<void> {
  await field(page, 'I am').selectOption({ label: 'An agent or an office that acts for covered persons' });
  await field(page, 'Your full name, or the office').fill('Court Security Office');
  await field(page, 'Email address').fill(newAddress('clerk'));
  await field(page, 'State').first().selectOption({ label: 'New Jersey' });
  await field(page, 'Under which law').selectOption({ label: 'Daniel’s Law (New Jersey)' });
  await field(page, /^I attest/).check();
  await field(page, 'Signature: your full name').fill('A. Clerk');
}

test('a forged reference and one that never was are alike', async ({ page, request }) => {
  const [one, other] = await Promise.all(
    ['x'.repeat(22), 'y'.repeat(22)].map((reference) => request.get(paths.privacyRequest({ reference }))),
  );
  expect([one?.status(), other?.status()]).toEqual([404, 404]);
  await page.goto(paths.privacyRequests());
});

test.describe('a browser that sends Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('reads that it is honored, and its account remembers it', async ({ page, context }) => {
    await makeAccount(context, { email: newAddress('june') });
    await page.goto(paths.home());
    await page.goto(paths.doNotSell());
    await expect(main(page)).toContainText('Opt-out request honored');
    await expect(main(page)).toContainText('Your browser’s signal said so.');
    await expectReadable(page);
  });
});

test('the form works by keyboard', async ({ page }) => {
  await page.goto(paths.privacyRequests({ kind: 'access' }));
  await expect(main(page).getByRole('radio', { name: /^Know/ })).toBeChecked();
  await main(page).getByRole('radio', { name: /^Know/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: /^Delete/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('radio', { name: 'For myself' })).toBeFocused();
  await expect(field(page, 'Name or company')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Name or company')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('June Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress('june'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cali');
  await page.keyboard.press('Enter');
  await expect(field(page, 'State of residence')).toHaveValue('CA');
});

test('every page is readable: empty, with errors, for agents, for lists, and its receipt', async ({
  page,
  complaints,
}) => {
  const email = newAddress('june');
  await page.goto(paths.privacyRequests());
  await expectReadable(page);
  await main(page).getByRole('radio', { name: 'For somebody else, as their agent' }).check();
  await expectReadable(page);
  await page.locator('#privacy-requests form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await button(page, 'Send the request').click();
  await expect(main(page)).toContainText('Choose what you want.');
  expectRefused(complaints, 1);
  await expectReadable(page);
  await fillIn(page, { kind: 'Correct', email });
  await button(page, 'Send the request').click();
  await expect(title(page)).toHaveText('Your request');
  await expectReadable(page);
  await openLink(page, email);
  await expectReadable(page);
  await page.goto(paths.judicialPrivacy());
  await expectReadable(page);
  await main(page).getByRole('radio', { name: 'A list as a file' }).check();
  await expectReadable(page);
  await page.goto(paths.doNotSell());
  await expectReadable(page);
});

test('an operator finds a request, acknowledges it, puts it off and closes it', async ({ page }) => {
  const email = newAddress('june');
  await fillIn(page, { kind: 'Correct', email });
  await button(page, 'Send the request').click();
  await expect(title(page)).toHaveText('Your request');
  const reference = await main(page).locator('code').innerText();
  await openLink(page, email);
  await button(page, 'Yes, this was me').click();
  await expect(main(page)).toContainText('Confirmed. Thank you.');
  await page.goto(paths.operatorRequests({ kind: 'correct' }));
  await expectReadable(page);
  await main(page).getByRole('link', { name: reference }).click();
  await expect(title(page)).toHaveText(`Request ${reference}`);
  await expectReadable(page);
  await button(page, 'Acknowledge by mail').click();
  await expect(main(page)).toContainText('Done, and logged.');
  await main(page).getByLabel('Why').first().selectOption({ label: 'Many records' });
  await button(page, 'Take 45 more days').click();
  await expect(main(page)).toContainText('Extended');
  await button(page, 'Done: close and tell').click();
  await expect(main(page)).toContainText('local operator: done a privacy request');
  await page.goto(paths.privacyRequest({ reference }));
  await expect(main(page)).toContainText('Closed');
  const file = await page.request.get(paths.operatorRequests({ state: 'closed', format: 'csv' }));
  expect(await file.text()).toContain(reference);
  const numbers = await page.request.get(paths.operatorRequests({ format: 'csv', year: new Date().getUTCFullYear() }));
  expect(await numbers.text()).toMatch(/^\uFEFFyear,kind,state,received/);
});
