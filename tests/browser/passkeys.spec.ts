import type { Page } from '@playwright/test';
import { passkeysCopy as words } from '../../shared/copy/account/passkeys.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';

const PASSWORD = 'lantern road';

/** Gives the page's browser an authenticator that keeps passkeys, and whose owner is always there. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** whether the authenticator recognizes its owner from now on */
    setVerified: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/auth/login?redirect=%2Fpeople-search');
  await hydrated(page);
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/account/security');
  await hydrated(page);
}

const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: words.logIn });
const passkeysOf = (page: Page) => page.getByRole('region', { name: words.title });

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Makes a call as a page of the site would. */
function call(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, path, sent]) => {
      const init = sent === null ? {} : { headers: { 'content-type': 'application/json' }, body: sent };
      const response = await fetch(path, { method, ...init });
      return { status: response.status, body: await response.json() };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/**
 * Opens an account of this test's own by the link in its mail, from any page of the site, and logs in.
 *
 * @returns its address
 */
async function openAccount(page: Page, name: string): Promise<string> {
  const email = `${name}.${test.info().project.name}@example.com`;
  expect((await call(page, 'POST', '/api/auth/sign-up', { email })).status).toBe(200);
  const mails = await (await page.request.get('/dev/outbox')).text();
  const token = /token=([\w-]+)/.exec(mails.slice(mails.indexOf(email)))?.[1];
  const answer = await call(page, 'POST', '/api/auth/finish-sign-up', { token, password: PASSWORD });
  expect(answer.body).toMatchObject({ user: { primaryEmail: email } });
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  expect((await call(page, 'POST', '/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
}

const logOut = (page: Page) => call(page, 'POST', '/api/auth/logout', {});

/** Lets the browser make or use a passkey with options of the origin's. */
async function askBrowser(page: Page, kind: 'create' | 'get', path: string): Promise<object> {
  const { body } = await call(page, 'POST', path, {});
  const credential = await page.evaluate(
    async ([kind, options]) => {
      const made =
        kind === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
            });
      return (made as PublicKeyCredential).toJSON();
    },
    [kind, body.options] as const,
  );
  return { challengeId: body.challengeId, credential };
}

const addPasskey = async (page: Page) =>
  call(page, 'POST', '/api/user/passkeys', await askBrowser(page, 'create', '/api/user/passkeys/options'));
const userOf = async (page: Page) =>
  ((await call(page, 'GET', '/api/user')).body.user as { primaryEmail: string } | null)?.primaryEmail;
const idsOf = async (page: Page) =>
  ((await call(page, 'GET', '/api/user/passkeys')).body as unknown as { id: string }[]).map(({ id }) => id);

/** The browser logs refused calls. */
function forgetRefusals(complaints: string[]): void {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 401/);
}

test('an answer logs in once: sent again it is refused, with the session of the first still open', async ({
  page,
  complaints,
}) => {
  await addAuthenticator(page);
  await page.goto('/people-search');
  const email = await openAccount(page, 'reed');
  expect((await addPasskey(page)).body).toEqual({ isDone: true });
  await logOut(page);
  expect(await userOf(page)).toBeUndefined();

  const answer = await askBrowser(page, 'get', '/api/auth/passkey-options');
  const sent = await Promise.all([1, 2].map(() => call(page, 'POST', '/api/auth/passkey-login', answer)));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await call(page, 'POST', '/api/auth/passkey-login', answer)).status).toBe(401);
  expect(await userOf(page)).toBe(email);
  forgetRefusals(complaints);
});

test("an account cannot remove another's passkey, and its own challenge makes none for another", async ({
  page,
  complaints,
}) => {
  await addAuthenticator(page);
  await page.goto('/people-search');
  const email = await openAccount(page, 'ivy');
  expect((await addPasskey(page)).status).toBe(200);
  const ids = await idsOf(page);
  expect(ids).toHaveLength(1);
  const made = await askBrowser(page, 'get', '/api/auth/passkey-options');

  await openAccount(page, 'oak');
  expect((await call(page, 'DELETE', '/api/user/passkeys', { id: ids[0] })).body).toEqual({ isDone: true });
  expect((await call(page, 'POST', '/api/user/passkeys', made)).status).toBe(400);
  await logIn(page, email);
  expect(await idsOf(page)).toEqual(ids);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 400/);
});

test('a passkey is added on the account’s page, logs in without an address, and after its removal no longer does', async ({
  page,
  complaints,
}) => {
  const authenticator = await addAuthenticator(page);
  await page.goto('/people-search');
  const email = await openAccount(page, 'fern');
  await openSecurity(page);
  const passkeys = passkeysOf(page);
  await expect(passkeys).toContainText(words.what);
  await passkeys.getByRole('button', { name: words.add }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expect(passkeys.getByRole('listitem')).toContainText(words.notUsed);
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(passkeys.getByRole('button', { name: words.add })).toBeEnabled();
  // The same device keeps one for an account.
  await passkeys.getByRole('button', { name: words.add }).click();
  await expect(passkeys.getByRole('alert')).toHaveText(words.failures.known);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await logOut(page);
  await openLogin(page);
  // A reader who cancels knows it, so nothing is said.
  await authenticator.setVerified(false);
  await loginButton(page).click();
  await expect(loginButton(page)).toBeEnabled({ timeout: 20_000 });
  await expect(loginButton(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await authenticator.setVerified(true);
  await loginButton(page).click();
  await expect(page).toHaveURL('/people-search');
  expect(await userOf(page)).toBe(email);

  await openSecurity(page);
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog', { name: words.removeTitle });
  await expect(dialog).toContainText('will no longer log in');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(dialog).toHaveCount(0);
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await expect(passkeys).toBeFocused();

  await logOut(page);
  await openLogin(page);
  await loginButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.failures.unknown);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await userOf(page)).toBeUndefined();
  forgetRefusals(complaints);
});

test('the password is asked for if the log-in was long ago, and a wrong one is said below the field', async ({
  page,
  complaints,
}) => {
  await addAuthenticator(page);
  await page.goto('/people-search');
  await openAccount(page, 'moss');
  await openSecurity(page);
  // As half an hour later: only the password confirms.
  await page.route('**/api/user/passkeys/options', async (route) => {
    const { password } = route.request().postDataJSON() as { password?: string };
    if (password === PASSWORD) await route.continue();
    else await route.fulfill({ status: 403, json: {} });
  });
  const passkeys = passkeysOf(page);
  await passkeys.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.confirmTitle });
  const password = dialog.getByLabel(words.password);
  await expect(password).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await password.fill('wrong');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(words.wrongPassword);
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 403/);
});

test('nothing offers passkeys where the site’s host is an IP address', async ({ page, baseURL }) => {
  const url = new URL(baseURL ?? '');
  url.hostname = '127.0.0.1';
  await page.goto(new URL('/auth/login', url).href);
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel('Password')).toBeVisible();
  await expect(loginButton(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the log-in shows no button that could not act', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('main').getByLabel('Password')).toBeVisible();
    await expect(loginButton(page)).toBeHidden();
  });
});
