import { isText } from './decode-text.ts';
import { type Delimiter, parseRows, splitDelimiter } from './parse-csv.ts';

/** What keeps a row of a file from being read. */
export type RowFault = 'not-text' | 'too-long' | 'open-quote';

/** A row of a file: where it begins, counted from line 1, and its cells, or why it has none. */
export type ListRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: RowFault; readonly start: string };

/** The longest row, in characters: a quote that is never closed would make one row of the whole file. */
const ROW_MAX = 8_000;
/** How much of a row without cells is kept, in characters: enough to find it again. */
const START_MAX = 200;

/**
 * The rows of a CSV text one by one, so that a million of them take no more memory than the text. A bad row is told with
 * its line and does not touch the next one: after a quote that is never closed, reading goes on with the next line. Empty
 * lines are left out.
 */
export function* readListRows(text: string): Generator<ListRow> {
  const { body, delimiter } = splitDelimiter(text);
  let line = text.length === body.length ? 1 : 2;
  let at = 0;
  while (at < body.length) {
    const end = rowEnd(body, at, delimiter);
    const row = end === null ? null : body.slice(at, end);
    if (end === null || row === null || !isText(row)) {
      const lastOfLine = lineEnd(body, at);
      yield { line, ...faultOf(body.slice(at, lastOfLine)) };
      at = afterBreak(body, lastOfLine);
      line += 1;
      continue;
    }
    const cells = row.includes('"') ? (parseRows(row, delimiter)[0] ?? []) : row.split(delimiter);
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    at = afterBreak(body, end);
    line += row.includes('"') ? row.split(LINE_BREAK).length : 1;
  }
}

const LINE_BREAK = /\r\n|\r|\n/;

/** Where the row that begins at `at` ends, before its line break; null if it is too long or a quote stays open. */
function rowEnd(body: string, at: number, delimiter: Delimiter): number | null {
  const limit = at + ROW_MAX;
  let isStart = true;
  for (let next = at; next <= limit; next += 1) {
    if (next === body.length || isBreak(body, next)) return next;
    if (isStart && body[next] === '"') {
      const close = closingQuote(body, next, limit);
      if (close === null) return null;
      next = close;
    }
    isStart = body[next] === delimiter;
  }
  return null;
}

/** The quote that closes the one at `open`; two in a row are one character of the cell. */
function closingQuote(body: string, open: number, limit: number): number | null {
  for (let next = open + 1; next <= limit && next < body.length; next += 1) {
    if (body[next] !== '"') continue;
    if (body[next + 1] !== '"') return next;
    next += 1;
  }
  return null;
}

function faultOf(line: string): { readonly fault: RowFault; readonly start: string } {
  const start = line.slice(0, START_MAX).replace(/\p{Cc}/gu, '\uFFFD');
  if (line.length > ROW_MAX) return { fault: 'too-long', start };
  return { fault: isText(line) ? 'open-quote' : 'not-text', start };
}

function lineEnd(body: string, at: number): number {
  let end = at;
  while (end < body.length && !isBreak(body, end)) end += 1;
  return end;
}

const isBreak = (body: string, at: number): boolean => body[at] === '\n' || body[at] === '\r';

function afterBreak(body: string, end: number): number {
  return end + (body.startsWith('\r\n', end) ? 2 : 1);
}
