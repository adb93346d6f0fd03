import type { LogErrorType } from '../../shared/events/log-types.ts';

/** Where the files of the build are served from. */
const ASSETS = '/assets/';
/** Characters of a message and of a stack that are read. */
const MESSAGE_MAX = 300;
const STACK_MAX = 4_000;
/** How browsers say that a module, or a sheet that goes with it, did not come. */
const NOT_LOADED = /dynamically imported module|module script failed|Unable to preload/i;
/** A file of the build, with the line and column that a stack names. */
const FILE = /^[\w.-]+\.(?:js|css)(?::\d+:\d+)?/;

export interface ErrorReport {
  readonly type: LogErrorType;
  /** 'map-C3_x9a-b.js:1:20450 TypeError: e is undefined'; the place is left out where none of ours is known */
  readonly text: string;
}

/** The events that can mean an error, as far as any of them has these. */
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
 * What is told of an event: which file of ours, where in it, and what the browser said, without addresses, mail addresses,
 * long numbers and quoted texts. The origin takes out the rest (worker/origin/operations/redact.ts).
 *
 * @param site scheme and host of the site
 * @returns null for what no code of ours did: of an extension or another origin, or nothing is known of it
 */
export function describeError(event: ErrorLike, site: string): ErrorReport | null {
  const element = event.target as { readonly src?: unknown; readonly href?: unknown } | null | undefined;
  const url = element?.src ?? element?.href;
  if (typeof url === 'string') return describeElement(url, site);
  const isRejection = event.type === 'unhandledrejection';
  const error = event.payload ?? (isRejection ? event.reason : event.error);
  const places = placesOf(event, error);
  // Nothing was thrown and no line is named: an error in a script that the page may not look into, or a notice of the browser
  // itself, as that a ResizeObserver will be told later.
  if (!isRejection && error == null && !event.lineno) return null;
  if (places.some((place) => !place.startsWith(`${site}/`))) return null;

  const said = error instanceof Error ? `${error.name}: ${error.message}` : sayOther(event, error);
  const files = places.map((place) => fileOf(place)).filter((file) => file !== null);
  const isChunk = event.payload !== undefined || NOT_LOADED.test(said);
  const type = isChunk ? 'chunk-load' : isRejection ? 'unhandled-rejection' : 'uncaught-error';
  return { type, text: [...files.slice(0, 1), tidy(said)].join(' ') };
}

/** A script or a sheet of the build; pictures and the like are no part of the program. */
function describeElement(url: string, site: string): ErrorReport | null {
  const file = url.startsWith(site) ? fileOf(url) : null;
  return file === null ? null : { type: 'chunk-load', text: `${file} failed to load` };
}

/** What was thrown and is no error can be anything, so only its type is told. */
function sayOther({ message }: ErrorLike, thrown: unknown): string {
  return thrown == null && message ? message : `${typeof thrown} was thrown`;
}

/** Addresses of files with line and column, the innermost first: of the stack, or else where the event says it was. */
function placesOf({ filename, lineno, colno }: ErrorLike, error: unknown): readonly string[] {
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const frames = stack
    // A stack may begin with the message, which may hold any address.
    .replace(message, '')
    .slice(0, STACK_MAX)
    .split(/[\s()@]/)
    .filter((part) => part.includes('://'));
  return frames.length > 0 || !filename ? frames : [`${filename}:${lineno}:${colno}`];
}

/** The name of a file of the build in an address; null for every other address. */
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
