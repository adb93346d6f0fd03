import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = `${LETTERS}0123456789`;
const CUSTOM_PROPERTY = /--[a-z][\w-]*/g;

/** A short name for each place in a list: 'a0', 'b0', …; a letter first, as CSS wants it. */
export function shortName(index: number): string {
  const first = LETTERS[index % LETTERS.length] ?? '';
  let rest = Math.floor(index / LETTERS.length);
  let name = first;
  do {
    name += DIGITS[rest % DIGITS.length];
    rest = Math.floor(rest / DIGITS.length);
  } while (rest > 0);
  return name;
}

/**
 * Names of two or three characters for the custom properties of our style sheets, by their names in the source: they are
 * sent with every page. Those that scripts read or set keep theirs.
 */
export function shortPropertyNames(root: string): ReadonlyMap<string, string> {
  const inScripts = namesIn(root, 'client/**/*.{ts,tsx}').filter((name) => name.length > 2);
  const isInScript = (name: string) =>
    inScripts.some((known) => (known.endsWith('-') ? name.startsWith(known) : name === known));
  const names = namesIn(root, 'client/**/*.css').filter((name) => !isInScript(name));
  return new Map(names.map((name, index) => [name, `--${shortName(index)}`]));
}

/** Style rules with these names in place of the source's. */
export function shortenProperties(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(CUSTOM_PROPERTY, (name) => names.get(name) ?? name);
}

/**
 * Minified style rules whose nested selectors begin as the browsers we build for understand them, without '&': '& a' means
 * the same as 'a' there, and '&>a' the same as '>a'. One that names the parent a second time keeps it.
 */
export function relaxNesting(css: string): string {
  return css.replace(/(?<=[{};])& ?[^{};"]*(?=\{)/g, (selectors) =>
    splitList(selectors)
      .map((selector) =>
        /^&[ >+~]/.test(selector) && selector.lastIndexOf('&') === 0 ? selector.replace(/^& ?/, '') : selector,
      )
      .join(','),
  );
}

/** The selectors of a list; commas in parentheses and brackets divide nothing. */
function splitList(selectors: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const character = selectors[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(selectors.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, selectors.slice(from)];
}

function namesIn(root: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const withoutComments = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return withoutComments.match(CUSTOM_PROPERTY) ?? [];
  });
  return [...new Set(found)].toSorted();
}
