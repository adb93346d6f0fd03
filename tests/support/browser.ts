import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { databaseFiles, peopleForTests, peopleWorthLookingAt } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { answerWithin } from './answer-within.ts';
import { isAboutPolicy, type Violations, watchPolicies } from './watch-policy.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export { expect };

/**
 * A page that fails its test if the browser complains: console errors and uncaught errors of the page, and content that a
 * policy blocks in any window. Each test is a reader with its own address, so that limits never count several tests
 * together, however fast they run.
 */
export const test = base.extend<{ complaints: string[]; violations: Violations }>({
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) => use({ 'x-local-client': `test-${testId}` }),
  violations: [
    async ({ browser, baseURL }, use) => {
      const site = new URL(baseURL ?? 'http://localhost');
      const { violations, stop } = watchPolicies(browser, ({ hostname }) => hostname === site.hostname);
      await use(violations);
      stop();
      expect(violations).toEqual({ ours: [], inForeignFrames: [] });
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, violations: _ }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The software renderer that draws maps in tests logs its own speed.
        if (message.text().includes('GL Driver Message') || isAboutPolicy(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        complaints.push(`uncaught: ${error.message}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** How long a page may take to answer axe: less than a test has. */
const PATIENCE_MS = 20_000;

/** Violations of WCAG 2.2 A and AA found by axe, one per line; an error if the page does not answer. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  let step = 'loading axe';
  const faultsOf = async (): Promise<string[]> => {
    await page.evaluate(axeSource);
    await page.evaluate(countMotions);
    let faults: string[];
    let motions: number;
    // A part that appeared while axe was looking was seen half faded in: axe looks again.
    do {
      step = 'the page’s next frames';
      motions = await page.evaluate(motionsSoFar);
      step = 'the end of what fades or moves';
      await page.evaluate(restOfMotion);
      step = 'what axe finds';
      faults = await page.evaluate(runAxe);
    } while (faults.length > 0 && motions !== (await page.evaluate(motionsSoFar)));
    return faults;
  };
  return answerWithin(PATIENCE_MS, faultsOf(), () => `${step}, at ${page.url()}`);
}

/** How far the page can be scrolled sideways, in pixels beyond the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Nothing on the page is inaccessible in either color scheme, and nothing is wider than the screen. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await sidewaysScroll(page)).toBe(0);
}

/**
 * Leads to a page as a link on another page of ours does. A page that is only gone to, as if its address had been typed,
 * uses no lookup.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.goto('/people-search');
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(({ pathname }) => pathname !== '/people-search');
}

/** Waits until the boot script has run and every island of the page is alive: from then on everything has its listeners. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Just after a navigation commits, the document is empty.
      document.documentElement?.dataset.booted !== undefined &&
      document.querySelectorAll('[data-island=""]').length === 0,
  );
}

/** Found once per process: the search takes half a second, and each spec needs it several times. */
let people: ReturnType<typeof peopleForTests> | undefined;

/** The person of the test database with this label, which says what makes them interesting. */
export function lookAt(label: string) {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  people ??= [...peopleWorthLookingAt(peopleFile), ...peopleForTests(peopleFile)];
  const person = people.find((candidate) => candidate.label.toLowerCase().includes(label));
  if (person === undefined) throw new Error(`nobody is labelled ${label}: ${people.map((p) => p.label).join(', ')}`);
  return person;
}

/** Runs in the page: waits until fade-ins are finished, because half-visible content has too little contrast. */
async function restOfMotion(): Promise<void> {
  // One that is paused or never ends would be waited for as long.
  const passing = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
    return timeline instanceof DocumentTimeline && ends && playState === 'running';
  });
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

interface AxeWindow extends Window {
  axe: {
    run(
      context: Document,
      options: unknown,
    ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
  };
  motions?: number;
}

/** Runs in the page, once per document: from now on counts what begins to fade or move. */
function countMotions(): void {
  const counting = window as unknown as AxeWindow;
  if (counting.motions !== undefined) return;
  counting.motions = 0;
  const count = () => {
    counting.motions = (counting.motions ?? 0) + 1;
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, count, true);
}

/**
 * Runs in the page. Animations that have begun are reported with the next frame, which two callbacks are sure to see.
 */
async function motionsSoFar(): Promise<number> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return (window as unknown as AxeWindow).motions ?? 0;
}

/** Runs in the page: what axe finds, one per line. */
async function runAxe(): Promise<string[]> {
  const { axe } = window as unknown as AxeWindow;
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
  // The position of a map pin is essential: WCAG 2.5.8 exempts it by name.
  const isPin = (id: string, html: string) => id === 'target-size' && html.includes('maplibregl-marker');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => !isPin(id, html)).map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
