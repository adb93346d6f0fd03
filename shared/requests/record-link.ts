import { isPersonId } from '../urls/identifiers.ts';
import { parsePath } from '../urls/parsers/parse-path.ts';

/**
 * The record that a typed link leads to: a whole address, a path, with or without a query, or the id alone. null for
 * anything else. The host does not matter: links get copied without it, and an id is ours or nobody's.
 */
export function recordOfLink(text: string): string | null {
  const typed = text.trim();
  if (isPersonId(typed)) return typed;
  const path = pathOf(typed);
  if (path === null) return null;
  const parsed = parsePath(path.replace(/(?<=.)\/$/, ''));
  return parsed.kind === 'route' && parsed.name === 'person' && isPersonId(parsed.params.id) ? parsed.params.id : null;
}

function pathOf(typed: string): string | null {
  const address = typed.startsWith('/') || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.parse(address, 'https://site.invalid')?.pathname ?? null;
}

/** The records of a text with a link on each line, and the lines, from 1, that lead to none. */
export function recordsOfLinks(text: string): {
  readonly people: readonly string[];
  readonly badLines: readonly number[];
} {
  const lines = text.split(/\r\n|\r|\n/);
  const found = lines.map((line) => (line.trim() === '' ? '' : recordOfLink(line)));
  return {
    people: [...new Set(found.filter((id) => id !== null && id !== ''))] as string[],
    badLines: found.flatMap((id, at) => (id === null ? [at + 1] : [])),
  };
}
