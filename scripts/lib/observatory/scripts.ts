import { type Attributes, elementsOf, type Scan, typeOf } from './answer.ts';
import { type Finding, worse } from './findings.ts';

const HTML = ['text/html', 'application/xhtml+xml'];
/** From good to bad. */
const ORDER = [
  'sri-implemented-and-all-scripts-loaded-securely',
  'sri-implemented-and-external-scripts-loaded-securely',
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
] as const satisfies readonly Finding[];
type Judged = (typeof ORDER)[number];

/** Whether the scripts of a page are sure to be what they should be: our own, or proven by their hash. */
export function judgeScripts({ url, headers, body }: Scan): Finding {
  if (!HTML.includes(typeOf(headers))) return 'sri-not-implemented-response-not-html';
  const scripts = elementsOf(body, 'script').map(({ attributes }) => attributes);
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  let worst: Judged | null = null;
  for (const script of scripts) {
    const judged = judgeOne(script, url, worst);
    if (judged !== null) worst = worse(ORDER, worst, judged);
  }
  if (worst !== null) return worst;
  return scripts.some(({ src }) => src !== undefined && isForeign(src, url))
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

/** Null if the script says nothing about the page: it is inline, or our own without a hash, or foreign with one. */
function judgeOne({ src, integrity }: Attributes, page: URL, before: Judged | null): Judged | null {
  if (src === undefined || src === '') return null;
  const isProven = integrity !== undefined && integrity !== '';
  // An address like //host/file takes whatever scheme the page has.
  const isSecure = !src.startsWith('//') && new URL(src, page).protocol === 'https:';
  if (!isForeign(src, page))
    return isProven && isSecure && before === null ? 'sri-implemented-and-all-scripts-loaded-securely' : null;
  if (isProven) return isSecure ? null : 'sri-implemented-but-external-scripts-not-loaded-securely';
  return isSecure
    ? 'sri-not-implemented-but-external-scripts-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
}

/** On another host than the page. The Observatory also trusts hosts of the same domain; this site uses none. */
function isForeign(src: string, page: URL): boolean {
  return src.startsWith('//') || new URL(src, page).hostname !== page.hostname;
}
