import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { answerWithin } from './answer-within.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** Runs in the page: waits until fade-ins are finished, because half-visible content has too little contrast. */
async function restOfMotion(): Promise<void> {
  // One that is paused or never ends would be waited for as long.
  const passing = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
    // What is folded away, such as a phone's header, is never drawn: no frame tells that it has ended.
    const isShown = effect instanceof KeyframeEffect && effect.target?.checkVisibility() !== false;
    return timeline instanceof DocumentTimeline && ends && isShown && playState === 'running';
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
