/** What may stand between the cells of a row, the most common in text first. */
const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Excel's own first line, which names the delimiter: 'sep=;'. */
const SEPARATOR_LINE = /^sep=([,;\t])\s{0,100}(?:\r\n|\r|\n|$)/i;
/**
 * As much of the first line as tells the delimiter: over millions of characters, a pattern now and then runs out of stack.
 */
const FIRST_LINE = /[^\r\n]{1,8000}/;

/**
 * Rows and cells of a CSV text (RFC 4180), with whatever its first line separates cells by: comma, semicolon or tab.
 * Lines may end in CRLF, LF or CR, quoted cells may hold all of these, and a quote that is never closed is an ordinary
 * character. Empty lines are left out.
 */
export function parseCsv(text: string): string[][] {
  const { body, delimiter } = splitDelimiter(text);
  return parseRows(body, delimiter).filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** What separates a text's cells, and the text without a first line that only says so. */
export function splitDelimiter(text: string): { readonly body: string; readonly delimiter: Delimiter } {
  const named = SEPARATOR_LINE.exec(text);
  const body = named === null ? text : text.slice(named[0].length);
  return { body, delimiter: (named?.[1] as Delimiter | undefined) ?? delimiterOf(body) };
}

/** The rows of a text with a known delimiter, the empty ones too. */
export function parseRows(body: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    const cell = readCell(body, at, delimiter);
    row.push(cell.text);
    at = cell.end;
    if (body[at] === delimiter) {
      at += 1;
      // A delimiter at the very end has an empty cell behind it.
      if (at === body.length) row.push('');
      continue;
    }
    at += body.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The delimiter that the first line has most of, outside of quotes; of two, the one that is rarer in text. */
function delimiterOf(text: string): Delimiter {
  const line = (FIRST_LINE.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const countOf = (delimiter: Delimiter) => line.split(delimiter).length;
  const present = DELIMITERS.filter((delimiter) => countOf(delimiter) > 1);
  return present.reduce((best, next) => (countOf(next) >= countOf(best) ? next : best), present[0] ?? ',');
}

/** The cell that begins at `at`, and where it ends. */
function readCell(text: string, at: number, delimiter: Delimiter): { readonly text: string; readonly end: number } {
  if (text[at] !== '"') return readPlain(text, at, delimiter);
  let cell = '';
  for (let next = at + 1; next < text.length; next += 1) {
    if (text[next] !== '"') {
      cell += text[next];
      continue;
    }
    if (text[next + 1] === '"') {
      cell += '"';
      next += 1;
      continue;
    }
    // Whatever follows a closing quote belongs to the cell.
    const rest = readPlain(text, next + 1, delimiter);
    return { text: cell + rest.text, end: rest.end };
  }
  return readPlain(text, at, delimiter);
}

function readPlain(text: string, at: number, delimiter: Delimiter): { readonly text: string; readonly end: number } {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { text: text.slice(at, end), end };
}
