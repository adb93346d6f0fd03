import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { NATIVE_WAIT_MS } from '../../client/boot/hold-limits.ts';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { expect as expectSoon, hydrated, lookAt, test } from '../support/browser.ts';
import { type HeldScripts, holdScripts, isHeld, logInAs, waitPatiently } from '../support/early-acts.ts';

test.describe.configure({ timeout: 60_000 });
/** A script, a call and a page may come between: as long as a slow machine takes for that. */
const expect = expectSoon.configure({ timeout: 15_000 });

const CLIENT = '198.51.100.77';
const full = `/name/-/-/${lookAt('full page').id}`;
const many = `/name/-/-/${lookAt('many phones').id}`;
const reported = `/name/-/-/${lookAt('records of many kinds').id}`;

/** Somebody of whom only the name is known: their page offers to notify the reader. */
function nameOnlyPath(): string {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database.prepare('SELECT id FROM person WHERE is_dead = 0 AND fill_score = 0 ORDER BY id LIMIT 1').get();
  database.close();
  return `/name/-/-/${(row as { id: string }).id}`;
}

interface EarlyAct {
  readonly name: string;
  readonly path: string;
  /** the account that is logged in; nobody by default */
  readonly email?: string;
  /** in a window with room for a dialog over the page */
  readonly isWide?: true;
  readonly control: (page: Page) => Locator;
  /** what the reader does; a press by default */
  readonly act?: (control: Locator) => Promise<void>;
  /** what comes of it, once */
  readonly result: (page: Page) => Promise<void>;
  /** works as soon as the boot script is there */
  readonly needsOnlyBoot?: true;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const oneDialog = async (page: Page) => {
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(1);
};

/** Every interactive part of every page that needs a script. */
const ACTS: readonly EarlyAct[] = [
  {
    name: 'Save on the page of a person',
    path: full,
    control: (page) => page.locator('#person-actions button[value=save]'),
    result: oneDialog,
  },
  {
    name: 'Monitor on the page of a person',
    path: full,
    control: (page) => page.locator('#person-actions button[value=monitor]'),
    result: oneDialog,
  },
  {
    name: 'the offer to notify a reader',
    path: nameOnlyPath(),
    control: (page) => page.locator('#notify-name-only button[value=monitor]'),
    result: oneDialog,
  },
  {
    name: 'a tab of related people',
    path: full,
    control: (page) => page.getByRole('tab', { selected: false }).first(),
    result: async (page) => {
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab').nth(0)).toHaveAttribute('aria-selected', 'false');
    },
    needsOnlyBoot: true,
  },
  {
    name: 'copying a number',
    path: `/name/-/-/${lookAt('listed').id}`,
    control: (page) => page.locator('button[data-copy=phone]').first(),
    result: async (page) => {
      await expect(page.getByText('Copied to clipboard!')).toHaveCount(1);
    },
    needsOnlyBoot: true,
  },
  {
    name: 'the check of phones',
    path: many,
    email: 'smb@example.com',
    control: (page) => page.locator('#phone-check button'),
    result: async (page) => {
      await expect(page.locator('#phone-check [role=status]')).toBeVisible();
    },
  },
  {
    name: 'a record of an open report',
    path: reported,
    email: REPORT_EMAIL,
    isWide: true,
    control: (page) => page.locator('a[data-record^="evictions."]').first(),
    result: oneDialog,
  },
  {
    name: 'Show more records',
    path: reported,
    email: REPORT_EMAIL,
    control: (page) => page.locator('a[data-more]').first(),
    result: async (page) => {
      await expect(
        page
          .locator('a[data-more]')
          .or(page.getByText(/^Showing \d+/))
          .first(),
      ).toBeAttached();
      await expect(page).toHaveURL(new RegExp(`${reported.slice(-16)}$`));
    },
  },
  {
    name: 'a filter of the results',
    path: '/name/Smith/-',
    control: (page) => page.locator('#results-filters select').first(),
    act: async (control) => {
      await control.selectOption({ index: 1 });
    },
    result: async (page) => {
      await expect(page).toHaveURL(/\/name\/Smith\/-\?\w+=/);
    },
    needsOnlyBoot: true,
  },
  {
    name: 'dismissing the banner of the results',
    path: '/name/Smith/-?show_info_banner=true',
    control: (page) => page.locator('#results-banner button'),
    result: async (page) => {
      await expect(page.locator('#results-banner')).toHaveCount(0);
      await expect(page).toHaveURL(/\/name\/Smith\/-$/);
    },
    needsOnlyBoot: true,
  },
  {
    name: 'copying the tracking id of an error',
    path: '/no-such-page',
    control: (page) => page.locator('button[data-copy]'),
    result: async (page) => {
      await expect(page.getByText('Copied to clipboard!')).toHaveCount(1);
    },
    needsOnlyBoot: true,
  },
  {
    name: 'printing a person',
    path: `${full}?view=print`,
    control: (page) => page.locator('[data-print]'),
    result: async (page) => {
      await expect.poll(() => page.evaluate(() => (window as unknown as { printed?: number }).printed)).toBe(1);
    },
    needsOnlyBoot: true,
  },
  {
    name: 'submitting the log-in',
    path: '/auth/login',
    control: (page) => page.getByRole('main').getByRole('button', { name: 'Log in' }),
    act: async (control) => {
      const form = control.page().getByRole('main');
      await form.getByLabel('Email').fill('nobody@example.com');
      await form.getByLabel('Password').fill('x');
      await control.click();
    },
    result: async (page) => {
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('nobody@example.com');
    },
  },
  {
    name: 'asking for a one-time link from the log-in',
    path: '/auth/login',
    control: (page) => page.getByRole('main').getByRole('button', { name: 'Email me a one-time link' }),
    act: async (control) => {
      await control.page().getByRole('main').getByLabel('Email').fill('nobody@example.com');
      await control.click();
    },
    result: async (page) => {
      await expect(page.getByRole('main')).toContainText('If nobody@example.com has an account');
    },
  },
  {
    name: 'submitting the sign-up',
    path: '/auth/sign-up',
    control: (page) => page.getByRole('main').getByRole('button', { name: 'Email me the link' }),
    act: async (control) => {
      const form = control.page().getByRole('main');
      await form.getByLabel('Email').fill('early');
      await form.getByLabel('First name').fill('June');
      await control.evaluate((button: HTMLButtonElement) => {
        if (button.form !== null) button.form.noValidate = true;
      });
      await control.click();
    },
    result: async (page) => {
      await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('June');
    },
  },
  {
    name: 'paying for credits',
    path: '/checkout/search',
    control: (page) => page.getByRole('main').locator('#checkout button[type=submit]'),
    act: async (control) => {
      await control.page().locator('#checkout input[type=email]').first().fill('not an address');
      await control.evaluate((button: HTMLButtonElement) => {
        if (button.form !== null) button.form.noValidate = true;
      });
      await control.click();
    },
    result: async (page) => {
      await expect(page.locator('#checkout [aria-invalid=true]').first()).toBeVisible();
      await expect(page.locator('#checkout input[type=email]').first()).toHaveValue('not an address');
    },
  },
];

/** The page, loaded as far as it gets without the scripts that are held back. */
async function openHeld(
  page: Page,
  { path, email, isWide }: EarlyAct,
  which: HeldScripts,
): Promise<{ release: () => void }> {
  if (isWide) await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const counted = window as unknown as { printed?: number };
    window.print = () => {
      counted.printed = (counted.printed ?? 0) + 1;
    };
  });
  await waitPatiently(page, NATIVE_WAIT_MS);
  if (email !== undefined) await logInAs(page, email, CLIENT);
  const held = await holdScripts(page, which);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  if (which === 'all but the boot script') await expect(page.locator('html[data-booted]')).toBeAttached();
  return held;
}

/** Pages that are errors say so in the console. */
const forgive = (complaints: string[]) => {
  const rest = complaints.filter((line) => !line.includes('Failed to load resource'));
  complaints.splice(0, complaints.length, ...rest);
};

for (const early of ACTS) {
  test(`before every script, ${early.name} is done once they are there, and only once`, async ({
    page,
    complaints,
  }) => {
    const { release } = await openHeld(page, early, 'every script');
    const control = early.control(page);
    if (early.act === undefined) {
      await control.click();
      // Whoever is not answered at once presses again.
      await control.click();
    } else await early.act(control);
    await isHeld(page);
    release();
    await early.result(page);
    forgive(complaints);
  });

  if (early.needsOnlyBoot !== true) {
    test(`before React, ${early.name} is done once it is there`, async ({ page, complaints }) => {
      const { release } = await openHeld(page, early, 'all but the boot script');
      const control = early.control(page);
      if (early.act === undefined) await control.click();
      else await early.act(control);
      await isHeld(page);
      await expect(page.locator('[data-held]')).toHaveCount(1);
      release();
      await early.result(page);
      await expect(page.locator('[data-held]')).toHaveCount(0);
      forgive(complaints);
    });
  }
}

test('in a narrow window a record is a page, whose link waits for no script', async ({ page }) => {
  await logInAs(page, REPORT_EMAIL, CLIENT);
  await waitPatiently(page, NATIVE_WAIT_MS);
  await holdScripts(page, 'every script');
  await page.goto(reported, { waitUntil: 'commit' });
  await page.locator('a[data-record^="evictions."]').first().click();
  await expect(page).toHaveURL(/[?&]record=evictions\./);
});

test('a switch that is pressed twice before React is pressed once', async ({ page }) => {
  const posts: string[] = [];
  await page.route('**/api/monitor/', async (route) => {
    posts.push(route.request().method());
    await route.fulfill({ json: { isDone: true } });
  });
  await logInAs(page, 'free@example.com', CLIENT);
  await waitPatiently(page, NATIVE_WAIT_MS);
  const { release } = await holdScripts(page, 'every script');
  await page.goto(many, { waitUntil: 'commit' });
  const monitor = page.locator('#person-actions button[value=monitor]');
  await monitor.click();
  await monitor.click();
  release();
  await expect(page.locator('#person-actions button[value=unmonitor]')).toBeVisible();
  await expect.poll(() => posts.length).toBe(1);
});

test('if the scripts do not come, a form is sent as without scripts', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(full, { waitUntil: 'commit' });
  await page.locator('#person-actions button[value=save]').click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

test('if the code of an island is gone, its forms are sent as without scripts, and one log line says so', async ({
  page,
  complaints,
}) => {
  const logged: string[] = [];
  await page.route('**/api/log-error', async (route) => {
    logged.push(route.request().postDataJSON().type);
    await route.fulfill({ json: { isDone: true } });
  });
  await page.route('**/assets/person-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(full);
  await expect(page.locator('#person-actions')).toHaveAttribute('data-island', 'native');
  await expect.poll(() => logged).toEqual(['chunk-load']);
  await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname.includes('/name/')),
    page.locator('#person-actions button[value=save]').click(),
  ]);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/404/);
});

test('a button whose code is gone says so', async ({ page, complaints }) => {
  await logInAs(page, 'smb@example.com', CLIENT);
  await page.route('**/assets/person-*.js', (route) => route.abort());
  await page.goto(many);
  await expect(page.locator('#phone-check')).toHaveAttribute('data-island', 'native');
  await page.locator('#phone-check button').click();
  await expect(page.getByRole('alert')).toHaveText('This part of the page did not load. Reload the page to use it.');
  complaints.splice(0);
});

test('if not even the boot script comes, a button that needs it says so instead of waiting', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/boot-*.js', (route) => route.abort());
  await page.goto(`/name/-/-/${lookAt('listed').id}`);
  const copy = page.locator('button[data-copy=phone]').first();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await copy.click();
  await expect(page.getByRole('alert')).toHaveText('This part of the page did not load. Reload the page to use it.');
  await expect(copy).not.toHaveAttribute('data-held');
  complaints.splice(0);
});

test('a reader who presses a button and then follows a link gets only the link', async ({ page }) => {
  await waitPatiently(page, NATIVE_WAIT_MS);
  await holdScripts(page, 'every script');
  await page.goto(full, { waitUntil: 'commit' });
  await page.locator('#person-actions button[value=save]').click();
  await isHeld(page);
  const held = await page.getByRole('contentinfo').evaluate((footer) => {
    const link = footer.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    return (globalThis as unknown as { holding: { acts: unknown[] } }).holding.acts.length;
  });
  expect(held).toBe(0);
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('an act on a control that is gone when its code arrives is not lost silently', async ({ page }) => {
  await waitPatiently(page, NATIVE_WAIT_MS);
  const { release } = await holdScripts(page, 'all but the boot script');
  await page.goto(full, { waitUntil: 'commit' });
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await page.locator('#person-actions button[value=save]').click();
  await isHeld(page);
  await page.locator('#person-actions').evaluate((island) => island.remove());
  release();
  await expect(page.getByRole('alert')).toContainText('did not load');
});

test('a key that steps through a filter before the scripts does not send it', async ({ page }) => {
  const { release } = await holdScripts(page, 'every script');
  await page.goto('/name/Smith/-', { waitUntil: 'commit' });
  const filter = page.locator('#results-filters select').first();
  await filter.focus();
  await page.keyboard.press('ArrowDown');
  await isHeld(page);
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\/name\/Smith\/-$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/name\/Smith\/-\?/);
});

test('a translated page keeps its words, and its forms work', async ({ page }) => {
  const { release } = await holdScripts(page, 'all but the boot script');
  await page.goto(full, { waitUntil: 'commit' });
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style') !== null) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`¡${text.data}!`);
    }
  });
  const words = await page.locator('main font').count();
  release();
  await page.mouse.move(5, 5);
  await expect(page.locator('#person-actions')).toHaveAttribute('data-island', 'native');
  expect(await page.locator('main font').count()).toBe(words);
  await expect(page.locator('#person-actions button[value=save]')).toContainText('¡');
  await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname.includes('/name/')),
    page.locator('#person-actions button[value=save]').click(),
  ]);
});

test('a copy that the browser refuses because the press was a while ago says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(`/name/-/-/${lookAt('listed').id}`);
  await hydrated(page);
  await page.locator('button[data-copy=phone]').first().click();
  await expect(page.getByText(/did not allow the copy/)).toBeVisible();
});

test('what was typed before the scripts stays in the form', async ({ page }) => {
  const { release } = await holdScripts(page, 'every script');
  await page.goto('/checkout/search', { waitUntil: 'commit' });
  const email = page.locator('#checkout input[type=email]').first();
  await email.fill('june@example.com');
  await page.locator('#checkout input[type=radio]').last().check();
  release();
  await hydrated(page);
  await expect(email).toHaveValue('june@example.com');
  await expect(page.locator('#checkout input[type=radio]').last()).toBeChecked();
});

for (const [what, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a slow connection', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`with ${what} React waits for the reader, who may be a screen reader`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${many}?utm_source=letter`, { waitUntil: 'networkidle' });
    // Ads and web vitals have scripts of their own.
    expect(scripts.filter((url) => !/\/(?:ads|vitals)-/.test(url))).toHaveLength(1);
    await expect(page.locator('#person-actions')).toHaveAttribute('data-island', '');
    // No pointer and no key: only the act itself.
    await page.locator('#person-actions button[value=save]').evaluate((button: HTMLElement) => button.click());
    await expect(dialogOf(page)).toBeVisible();
  });
}
