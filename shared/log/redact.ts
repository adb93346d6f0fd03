import { matchCallPath } from '../contract/calls/call.ts';
import { calls } from '../contract/calls.ts';
import { isProgramWord } from './program-words.ts';

/** Characters of a text that are read; the call accepts no more. */
const TEXT_MAX = 2_000;
const CALL_PATHS = Object.values(calls).map(({ path }) => path);
/** A file of the build as the bundler names it, with a stack's line and column. */
const BUILT_FILE = /^[\w.]+(?:-[\w.]+)*-[\w-]{8}\.(?:js|css|woff2|svg)(?::\d{1,7}){0,2}$/;
/** What may come right before or after a number that says what failed. */
const BEFORE_NUMBER: ReadonlySet<string> = new Set([
  'position',
  'line',
  'column',
  'status',
  'code',
  'answered',
  'parameter',
  'argument',
  'index',
  'depth',
]);
const AFTER_NUMBER: ReadonlySet<string> = new Set(['ms', 'bytes', 'characters', 'argument', 'arguments', 'column']);
const SHORT_NUMBER = /^\d{1,6}$/;
/** Punctuation that may surround a word. */
const AROUND: ReadonlySet<string> = new Set(`"'\`()[]{}<>.,:;!?=*&|+-…“”‘’`);

/**
 * A browser log text without anything that may identify a person (F7-21). What certainly comes from a program stays:
 * words of messages and names in the source, build files with line and column, our own calls without their parameters,
 * numbers that say where or what. Of everything else, only its kind is left. An unknown word cannot be told from a
 * name, so it goes; an error that loses too much this way is found by its file.
 *
 * Each word is read once, so the time grows with the text's length only.
 */
export function redact(text: string): string {
  return redactWords(text.slice(0, TEXT_MAX));
}

/** The same, for a text of any length. */
export function redactWords(text: string): string {
  const words = text
    .split(/\s/)
    .filter((word) => word !== '')
    .map(takeApart);
  const safe: string[] = [];
  /** the mark at the end of the text so far */
  let mark = '';
  for (const [at, { before, core, after }] of words.entries()) {
    const kept = keepCore(core, words[at - 1]?.core, words[at + 1]?.core);
    // Several in a row become one: the number of someone's names says something about them.
    if (kept !== '' && kept === mark && before === '') safe.push(`${safe.pop()}${after}`);
    else safe.push(before + kept + after);
    mark = kept.startsWith('[') && after === '' ? kept : '';
  }
  return safe.join(' ');
}

interface Word {
  readonly before: string;
  readonly core: string;
  readonly after: string;
}

/** The punctuation around a word, and the word itself. */
function takeApart(word: string): Word {
  let start = 0;
  let end = word.length;
  while (start < end && AROUND.has(word.charAt(start))) start++;
  while (end > start && AROUND.has(word.charAt(end - 1))) end--;
  return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}

/** What stays of a word without its punctuation, or the mark for its kind. */
function keepCore(core: string, before = '', after = ''): string {
  if (core === '') return '';
  if (SHORT_NUMBER.test(core)) return BEFORE_NUMBER.has(before) || AFTER_NUMBER.has(after) ? core : '[number]';
  if (BUILT_FILE.test(core)) return core;
  if (core.includes('@') || core.includes('%40')) return '[e-mail]';
  if (core.includes('/')) return keepPath(core);
  if (!/\p{L}/u.test(core)) return '[number]';
  const isProgram = /^[!-~]+$/.test(core) && core.split(/[^\w$]/).every((part) => part === '' || isProgramWord(part));
  return isProgram ? core : '[text]';
}

/** Keeps our own paths that name no person: the file or the call says what failed. */
function keepPath(address: string): string {
  const path = pathOf(address);
  const file = path.startsWith('/assets/') ? path.slice('/assets/'.length) : '';
  if (BUILT_FILE.test(file)) return path;
  const call = CALL_PATHS.find((template) => matchCallPath(template, path) !== null);
  if (call !== undefined) return call;
  return address.split('/').every((part) => isProgramWord(part)) ? address : '[address]';
}

/** Without scheme, host and query. */
function pathOf(address: string): string {
  const scheme = address.indexOf('://');
  const slash = scheme < 0 ? 0 : address.indexOf('/', scheme + 3);
  return (slash < 0 ? '' : address.slice(slash)).split(/[?#]/, 1)[0] ?? '';
}
