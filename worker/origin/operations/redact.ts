import { matchCallPath } from '../../../shared/contract/call.ts';
import { calls } from '../../../shared/contract/calls.ts';

const EMAIL = /[^\s@<>"'(),:;/]+(?:@|%40)[^\s@<>"'(),:;/]+/giu;
/** An address of the web or a path of one. Bare paths begin a word; what has a slash in it is looked at next. */
const ADDRESS = /(?:https?:\/\/[^\s/"'<>()]+|(?<![\p{L}\p{N}.])(?=\/))\/[^\s"'<>()]*/giu;
/** Words with a slash in them, which may be paths without the first one, and words with anything percent-encoded. */
const SLASHED = /[^\s"'<>()[\]]*(?:\/|%[0-9a-f]{2})[^\s"'<>()[\]]*/giu;
/** Of two plain words, as in 'and/or', 'text/html', and neither a page of ours. */
const PLAIN_PAIR = /^(?!name\/|address\/|monitor\/)[a-z]+\/[a-z]+[.,;:]?$/;
/** A file of the build as the bundler names it, with the line and column that a stack names. */
const BUILT_FILE = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg)(?::\d+){0,2}$/;
const CALL_PATHS = Object.values(calls).map(({ path }) => path);
/** How browsers say that something is no JSON: they quote it. */
const NO_JSON = /Unexpected [\s\S]* is not valid JSON|JSON Parse error:[\s\S]*/g;
/** Quoted texts; an apostrophe within a word is no quotation mark. */
const QUOTED = /"([^"\n]*)"|“([^”\n]*)”|`([^`\n]*)`|(?<![\p{L}\p{N}])'([^'\n]*)'(?![\p{L}\p{N}])/gu;
/** What a browser quotes of a program: the name of a property, a method, a type. */
const PROGRAM_WORDS = /(?:\((?:reading|setting) |\b(?:execute|on|type) )$/;
const IDENTIFIER = /^[\w$]{1,40}$/;
const MARK = /^\[[a-z-]+\]$/;
const PERSON_ID = /(?<![\w-])P[\w-]{11,19}(?![\w-])/g;
/** Seven digits or more, as phone numbers are written in any of their ways; years, lines and columns are shorter. */
const NUMBER = /\p{Nd}(?:[\s().‐-―\-/]{0,3}\p{Nd}){6,}/gu;
/** What an id of an address is: A and eleven letters and digits. */
const ADDRESS_ID = /^A[A-Za-z0-9]{11}$/;

/**
 * A text of a browser's log without what may tell whom it was about (F7-21): addresses of pages, which hold names, mail
 * addresses, phone numbers, ids of people, and what it quotes of anything but the program. What the browser meant to say
 * stays.
 */
export function redact(text: string): string {
  return text
    .replace(NO_JSON, 'no valid JSON')
    .replace(ADDRESS, keepOwnPath)
    .replace(EMAIL, '[e-mail]')
    .replace(SLASHED, keepPlainPair)
    .replace(PERSON_ID, '[person]')
    .replace(NUMBER, '[number]')
    .replace(QUOTED, keepProgramWords);
}

/** Those that are ids of addresses, which are opaque, and nothing else that was put among them. */
export function keepAddressIds(ids: readonly string[]): string[] {
  return ids.filter((id) => ADDRESS_ID.test(id));
}

/** Of our own paths those that name no person: the file or the call says what failed. */
function keepOwnPath(address: string): string {
  const path = address
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '')
    .replace(/[.,:;!]+$/, '');
  if (BUILT_FILE.test(path)) return path;
  return CALL_PATHS.find((call) => matchCallPath(call, path) !== null) ?? '[address]';
}

/** What is left of our own paths by now begins with a slash. */
function keepPlainPair(word: string): string {
  const isOwn = BUILT_FILE.test(word) || CALL_PATHS.some((call) => call === word);
  return isOwn || PLAIN_PAIR.test(word) ? word : '[address]';
}

function keepProgramWords(quoted: string, ...parts: readonly (string | number)[]): string {
  const [at, whole] = parts.slice(-2) as [number, string];
  const inside = quoted.slice(1, -1);
  if (MARK.test(inside)) return quoted;
  return IDENTIFIER.test(inside) && PROGRAM_WORDS.test(whole.slice(0, at))
    ? quoted
    : `${quoted[0]}[text]${quoted.at(-1)}`;
}
