import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const SITE = 'https://porchlight.example';
const FILE = `${SITE}/assets/map-C3_x9a-b.js`;
const PAGE = `${SITE}/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1`;
const describeHere = (event: Parameters<typeof describeError>[0]) => describeError(event, SITE);

/** An error as in Chromium, thrown at these places. */
function thrownAt(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at f (${place})`)].join('\n');
  return error;
}
const uncaught = (error: unknown, more: object = {}) =>
  describeHere({ type: 'error', error, message: 'Uncaught', filename: PAGE, lineno: 1, colno: 2, ...more });
const rejected = (reason: unknown) => describeHere({ type: 'unhandledrejection', reason });

describe('the report of an error', () => {
  it("contains our innermost file with line and column, and the browser's message", () => {
    const places = [`${FILE}:1:20450`, `${SITE}/assets/kit-BGkeW-g7.js:2:7`];
    expect(uncaught(thrownAt('e is undefined', ...places))).toEqual({
      type: 'uncaught-error',
      text: 'map-C3_x9a-b.js:1:20450 TypeError: e is undefined',
    });
    expect(rejected(thrownAt('e is undefined', ...places))).toEqual({
      type: 'unhandled-rejection',
      text: 'map-C3_x9a-b.js:1:20450 TypeError: e is undefined',
    });
  });

  it('works with stacks from Firefox and Safari', () => {
    const error = new TypeError('e is undefined');
    error.stack = `f@${FILE}:1:20450\n@${SITE}/assets/kit-BGkeW-g7.js:2:7\n`;
    expect(rejected(error)?.text).toBe('map-C3_x9a-b.js:1:20450 TypeError: e is undefined');
  });

  it("contains the event's location if there is no stack, and never the page's URL", () => {
    expect(uncaught(undefined, { message: 'Uncaught SyntaxError', filename: FILE, lineno: 3, colno: 4 })?.text).toBe(
      'map-C3_x9a-b.js:3:4 Uncaught SyntaxError',
    );
    expect(uncaught(thrownAt('e is undefined', `${PAGE}:9:9`))?.text).toBe('TypeError: e is undefined');
  });

  it('contains no URL, email address, long number or quoted text', () => {
    const message = `no answer of ${PAGE} for maya@example.com, 5035550101, "Maya Ostrowski" and "map`;
    expect(rejected(thrownAt(message, `${FILE}:1:2`))?.text).toBe(
      'map-C3_x9a-b.js:1:2 TypeError: no answer of [address] for [e-mail] [number] "[text]" and "[text]"',
    );
  });

  it('contains only the type of a thrown value that is not an Error', () => {
    expect(rejected('Maya Ostrowski')?.text).toBe('string was thrown');
    expect(rejected(undefined)?.text).toBe('undefined was thrown');
    expect(rejected({ name: 'Maya', message: 'Ostrowski' })?.text).toBe('object was thrown');
  });
});

describe('a file that failed to load', () => {
  it('is reported by name, whoever reports it', () => {
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
    const text = 'TypeError: Failed to fetch dynamically imported module: map-C3_x9a-b.js';
    payload.stack = '';
    expect(describeHere({ type: 'vite:preloadError', payload })).toEqual({ type: 'chunk-load', text });
    expect(rejected(payload)).toEqual({ type: 'chunk-load', text });
  });

  it('is reported for an element that loads our scripts or style sheets', () => {
    const failing = (target: object) => describeHere({ type: 'error', target });
    const told = { type: 'chunk-load', text: 'map-C3_x9a-b.js failed to load' };
    expect(failing({ src: FILE })).toEqual(told);
    expect(failing({ href: `${SITE}/assets/kit-DuHmq5wO.css` })?.text).toBe('kit-DuHmq5wO.css failed to load');
    // The import that a preload is for reports it.
    expect(failing({ href: FILE, rel: 'modulepreload' })).toBeNull();
    for (const url of [`${SITE}/tiles/1/2/3.png`, 'https://elsewhere.example/assets/x-12345678.js', PAGE])
      expect(failing({ src: url }), url).toBeNull();
  });
});

describe('what is not reported', () => {
  it.each([
    'chrome-extension://abc/page.js:1:2',
    'moz-extension://abc/page.js:1:2',
    'https://elsewhere.example/x.js:1:2',
  ])('is an error that %s had a part in', (place) => {
    expect(uncaught(thrownAt('e is undefined', `${FILE}:1:2`, place))).toBeNull();
    expect(rejected(thrownAt('e is undefined', place))).toBeNull();
    expect(uncaught(undefined, { filename: place })).toBeNull();
  });

  it("includes the browser's own notices, which no code caused", () => {
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    expect(uncaught(null, { message, lineno: 0, colno: 0 })).toBeNull();
  });

  it('includes errors without details from the browser', () => {
    expect(uncaught(undefined, { message: 'Script error.', filename: '', lineno: 0, colno: 0 })).toBeNull();
  });

  it('does not include our errors with a foreign URL in the message', () => {
    const error = thrownAt('no answer of https://elsewhere.example/x', `${FILE}:1:2`);
    expect(uncaught(error)?.text).toBe('map-C3_x9a-b.js:1:2 TypeError: no answer of [address]');
  });
});
