import type { CDPSession, Page } from 'playwright';

/** Fast enough to cross many sections, slow enough for a hand, in pixels per second. */
const SPEED = 1_600;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** Script work; layout within it was forced. */
const SCRIPTED = new Set(['FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks']);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** microseconds */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface ScrollCost {
  /** layouts that a script forced while the page was scrolled */
  readonly forcedLayouts: number;
  /** all layouts in that time, forced or not */
  readonly layouts: number;
  /** milliseconds that listeners of scroll took in all */
  readonly listening: number;
  /** the longest of them, in milliseconds */
  readonly longest: number;
}

/** Scrolls a page down and up as a hand does, and reads from a performance trace what scripts did meanwhile. */
export async function traceScrolling(page: Page, session: CDPSession): Promise<ScrollCost> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  for (const yDistance of [-height, height]) {
    await session.send('Input.synthesizeScrollGesture', { x: 100, y: 400, yDistance, speed: SPEED });
  }
  const isWhole = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await isWhole;
  return readTrace(events);
}

/** A layout during a script on the same thread was forced by it. */
export function readTrace(events: readonly TraceEvent[]): ScrollCost {
  const spans = events.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const scripts = spans.filter(({ name }) => SCRIPTED.has(name));
  const layouts = spans.filter(({ name }) => LAYOUT.has(name));
  const isInside = (inner: TraceEvent, outer: TraceEvent) =>
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
  const listened = spans
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll')
    .map(({ dur = 0 }) => dur / 1_000);
  return {
    forcedLayouts: layouts.filter((layout) => scripts.some((script) => isInside(layout, script))).length,
    layouts: layouts.length,
    listening: listened.reduce((sum, time) => sum + time, 0),
    longest: Math.max(0, ...listened),
  };
}
