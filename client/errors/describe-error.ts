import type { LogErrorType } from '../../shared/events/log-types.ts';

/** Where build files are served. */
const ASSETS = '/assets/';
/** How many characters of a message and of a stack are read. */
const MESSAGE_MAX = 300;
const STACK_MAX = 4_000;
/** How browsers report that a module, or its style sheet, failed to load. */
const NOT_LOADED = /dynamically imported module|module script failed|Unable to preload/i;
/** A build file, with line and column as in a stack trace. */
const FILE = /^[\w.-]+\.(?:js|css)(?::\d+:\d+)?/;

export interface ErrorReport {
  readonly type: LogErrorType;
  /** 'map-C3_x9a-b.js:1:20450 TypeError: e is undefined'; without the place if none in our files is known */
  readonly text: string;
}

/** Any event that can report an error, with the fields that some of them have. */
interface ErrorLike {
  readonly type: string;
  readonly target?: unknown;
  /** of vite:preloadError */
  readonly payload?: unknown;
  /** of a rejection */
  readonly reason?: unknown;
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

/**
 * The report for an event: which of our files, where in it, and the browser's message, without URLs, email addresses,
 * long numbers and quoted texts. The origin removes the rest (shared/log/redact.ts).
 *
 * @param site the site's scheme and host
 * @returns null for errors outside our code: from an extension, another origin, or an unknown source
 */
export function describeError(event: ErrorLike, site: string): ErrorReport | null {
  const element = event.target as { readonly src?: unknown; readonly href?: unknown; readonly rel?: unknown } | null;
  const url = element?.src ?? element?.href;
  // The import that the preload is for reports it.
  if (element?.rel === 'modulepreload') return null;
  if (typeof url === 'string') return describeElement(url, site);
  const isRejection = event.type === 'unhandledrejection';
  const error = event.payload ?? (isRejection ? event.reason : event.error);
  const places = placesOf(event, error);
  // Nothing thrown and no line number: an error in a cross-origin script, or a notice from the browser itself, such as a
  // delayed ResizeObserver.
  if (!isRejection && error == null && !event.lineno) return null;
  if (places.some((place) => !place.startsWith(`${site}/`))) return null;

  const said = error instanceof Error ? `${error.name}: ${error.message}` : sayOther(event, error);
  const files = places.map((place) => fileOf(place)).filter((file) => file !== null);
  const isChunk = event.payload !== undefined || NOT_LOADED.test(said);
  const type = isChunk ? 'chunk-load' : isRejection ? 'unhandled-rejection' : 'uncaught-error';
  return { type, text: [...files.slice(0, 1), tidy(said)].join(' ') };
}

/** A script or style sheet from the build; images and the like are not code. */
function describeElement(url: string, site: string): ErrorReport | null {
  const file = url.startsWith(site) ? fileOf(url) : null;
  return file === null ? null : { type: 'chunk-load', text: `${file} failed to load` };
}

/** A thrown value that is not an Error can be anything, so only its type is reported. */
function sayOther({ message }: ErrorLike, thrown: unknown): string {
  return thrown == null && message ? message : `${typeof thrown} was thrown`;
}

/** File URLs with line and column, innermost first: from the stack, or else from the event. */
function placesOf({ filename, lineno, colno }: ErrorLike, error: unknown): readonly string[] {
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const frames = stack
    // A stack may start with the message, which may contain any URL.
    .replace(message, '')
    .slice(0, STACK_MAX)
    .split(/[\s()@]/)
    .filter((part) => part.includes('://'));
  return frames.length > 0 || !filename ? frames : [`${filename}:${lineno}:${colno}`];
}

/** The name of the build file in a URL; null for any other URL. */
function fileOf(address: string): string | null {
  const at = address.indexOf(ASSETS);
  return at < 0 ? null : (FILE.exec(address.slice(at + ASSETS.length))?.[0] ?? null);
}

function tidy(message: string): string {
  return message
    .slice(0, MESSAGE_MAX)
    .replace(/"[^"]*"?/g, (quoted) => (/^"[\w$]+"$/.test(quoted) ? quoted : '"[text]"'))
    .split(' ')
    .map(tidyWord)
    .join(' ');
}

function tidyWord(word: string): string {
  if (word.includes('/')) return fileOf(word) ?? '[address]';
  if (word.includes('@')) return '[e-mail]';
  return /\d{5}/.test(word) ? '[number]' : word;
}
