import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AD_FRAME_SCRIPT, type AdFramePlan } from './ad-frame-script.ts';
import { HOUSE_BIDS, HOUSE_PUBMAX, HOUSE_TAG } from './house/house-scripts.ts';

const SITE = 'https://www.porchlight.example';
const PLAN: AdFramePlan = {
  size: '300x250',
  unit: '/1/people/300x250',
  scripts: ['tag', 'bids'],
  bidTimeoutMs: 1_000,
  sites: [SITE],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Script {
  src: string;
  onload(): void;
  onerror(): void;
}

/** A frame's document, as much of it as the scripts use. `run` is a script that arrives; a frame loads when asked to. */
function frame(plan: Partial<AdFramePlan> = {}, around?: string) {
  const scripts: Script[] = [];
  const said: unknown[] = [];
  const shown: { src: string; onload?: () => void }[] = [];
  const document = {
    currentScript: { src: 'https://ads.example.net/x.js', dataset: { plan: JSON.stringify({ ...PLAN, ...plan }) } },
    head: { append: (script: Script) => scripts.push(script) },
    createElement: () => ({}),
    getElementById: () => ({ replaceChildren: (child: { src: string }) => shown.push(child) }),
  };
  const self: Record<string, unknown> = {
    document,
    location: { ancestorOrigins: around === undefined ? undefined : [around] },
    parent: { postMessage: (...message: unknown[]) => said.push(message) },
    setTimeout,
    clearTimeout,
    console: { warn() {}, error() {} },
    URL,
  };
  self.self = self;
  runInNewContext(AD_FRAME_SCRIPT, self);
  return {
    said,
    shown,
    sources: scripts.map(({ src }) => src),
    run: (source: string, at?: number) => {
      runInNewContext(source, self);
      if (at !== undefined) scripts[at]?.onload();
    },
    fail: (at: number) => scripts[at]?.onerror(),
  };
}
const FILLED = [{ adSlot: 'filled' }, SITE];
const EMPTY = [{ adSlot: 'empty' }, SITE];

describe('with bids', () => {
  test('the slot shows what won, and the page is told once', () => {
    const { run, shown, said, sources } = frame();
    expect(sources).toEqual(['tag', 'bids']);
    run(HOUSE_TAG, 0);
    run(HOUSE_BIDS, 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(shown.map(({ src }) => src)).toEqual(['https://ads.example.net/house/creative/300x250/bid']);
    shown[0]?.onload?.();
    vi.advanceTimersByTime(60_000);
    expect([shown.length, said]).toEqual([1, [FILLED]]);
  });

  test('the scripts may come in any order', () => {
    const { run, shown } = frame();
    run(HOUSE_BIDS, 1);
    vi.advanceTimersByTime(500);
    run(HOUSE_TAG, 0);
    expect(shown.map(({ src }) => src)).toEqual(['https://ads.example.net/house/creative/300x250/bid']);
  });

  test('bids that do not come are waited for no longer than AD_BID_TIMEOUT_MS [F9-12]', () => {
    const { run, shown } = frame();
    run(HOUSE_TAG, 0);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown.map(({ src }) => src)).toEqual(['https://ads.example.net/house/creative/300x250/direct']);
  });

  test('one script may do both', () => {
    const { run, shown } = frame({ scripts: ['pubmax'] });
    run(HOUSE_PUBMAX, 0);
    vi.advanceTimersByTime(100);
    expect(shown.map(({ src }) => src)).toEqual(['https://ads.example.net/house/creative/300x250/pubmax']);
  });
});

describe('without bids', () => {
  test('a network that only knows googletag.cmd waits for nobody', () => {
    const { run, shown } = frame({ scripts: ['tag'] });
    run(HOUSE_TAG, 0);
    expect(shown.map(({ src }) => src)).toEqual(['https://ads.example.net/house/creative/300x250/direct']);
  });

  test('nor if the second script is not there', () => {
    const { run, fail, shown } = frame();
    fail(1);
    run(HOUSE_TAG, 0);
    expect(shown).toHaveLength(1);
  });
});

describe('without an ad', () => {
  test('a tag that is not there is an empty slot', () => {
    const { fail, said } = frame();
    fail(0);
    fail(1);
    expect(said).toEqual([EMPTY]);
  });

  test('so is a tag that throws when it is used', () => {
    const { run, said } = frame({ scripts: ['tag'] });
    run('googletag.cmd.forEach(act => act())', 0);
    expect(said).toEqual([EMPTY]);
  });

  test('and one that says so itself; other slots’ events are not this one’s', () => {
    const { run, shown, said } = frame({ scripts: ['tag'] });
    run(
      HOUSE_TAG.replace(
        'tell({ slot, isEmpty: false',
        'tell({ slot: {}, isEmpty: false }), tell({ slot, isEmpty: true',
      ),
      0,
    );
    shown[0]?.onload?.();
    expect(said).toEqual([EMPTY]);
  });
});

test('only the site is told; a local one by the name under which it is read', () => {
  const sites = ['http://localhost:8787', 'http://127.0.0.1:8787'];
  for (const [around, told] of [
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['https://evil.example', 'http://localhost:8787'],
    [undefined, 'http://localhost:8787'],
  ] as const) {
    const { fail, said } = frame({ sites }, around);
    fail(0);
    expect(said).toEqual([[{ adSlot: 'empty' }, told]]);
  }
});
