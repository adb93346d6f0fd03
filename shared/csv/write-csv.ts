/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would read as a formula; the wide forms too, which East Asian versions accept. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/**
 * Rows as a CSV file that spreadsheets open (RFC 4180): UTF-8 with a byte order mark, CRLF, quotes where they are needed.
 * A cell that would be a formula begins with an apostrophe, so that it stays text.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
