import { decodeHtml } from './decode-html.ts';

/** Numbers of records as pages show them, read from their HTML as a reader would: without the product's own code. */

/** '1,204' or 'None'; NaN for anything else. */
const amountOf = (text: string): number => (text === 'None' ? 0 : Number(text.replaceAll(',', '')));

/** A page's visible text. */
export function textOf(html: string): string {
  return decodeHtml(
    html
      .replace(/<(script|style|template|noscript|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<\/?(?:b|i|span|small)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The four numbers of the report card, added up; null without a card. */
export function cardTotal(html: string): number | null {
  const amount = '([\\d,]+|None)';
  const card = new RegExp(`Criminal & Traffic ${amount} Public ${amount} Property ${amount} More ${amount}`);
  const amounts = card.exec(textOf(html))?.slice(1);
  return amounts === undefined ? null : sumOf(amounts.map(amountOf));
}

/** The number in the heading of the report. */
export function headingTotal(html: string): number | null {
  const said = /id="person-details-bg-section"[^>]*>(.*?)<\/h2>/s.exec(html)?.[1];
  return said === undefined ? null : recordsIn(textOf(said));
}

/** The number of the report in the journey bar, where nothing is said of none. */
export function journeyTotal(html: string): number | null {
  const journey = /aria-labelledby="journey"(.*?)<\/nav>/s.exec(html)?.[1];
  if (journey === undefined) return null;
  const said = /Background report ?([\d,]*)$/.exec(textOf(journey))?.[1];
  return said === undefined ? null : amountOf(said === '' ? 'None' : said);
}

/** The groups of a locked report, by title. */
export function groupsOf(html: string): Record<string, number> {
  const report = /id="background-report"(.*?)id="person-disclaimer"/s.exec(html)?.[1] ?? '';
  const rows = report.matchAll(/<b>([^<]+)<\/b><span[^>]*>([\d,]+|None)<\/span>/g);
  return Object.fromEntries([...rows].map(([, title, amount]) => [decodeHtml(title ?? ''), amountOf(amount ?? '')]));
}

/** The sections of an open report, by title, with the number in their heading. */
export function sectionsOf(html: string): Record<string, number> {
  const headings = html.matchAll(/<h3 id="report-\w+">(.*?)<\/h3>/gs);
  return Object.fromEntries(
    [...headings].map(([, heading = '']) => {
      const [, title = '', amount = ''] = /^(.*?)(?: ([\d,]+))?$/.exec(textOf(heading)) ?? [];
      return [title, amountOf(amount === '' ? 'None' : amount)];
    }),
  );
}

/** The sections of the paper, '(3)' after each title. */
export function printedSectionsOf(html: string): Record<string, number> {
  const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, heading = '']) => textOf(heading));
  return Object.fromEntries(
    headings.flatMap((heading) => {
      const [, title = '', amount] = /^(.*?)(?: \(([\d,]+)\))?$/.exec(heading) ?? [];
      return [[title, amountOf(amount ?? 'None')]];
    }),
  );
}

/** How many records an open report lists. */
export function rowsIn(html: string): number {
  return html.match(/ data-record="/g)?.length ?? 0;
}

/** The kinds of contact on the card, with their numbers; those in 'No landlines or emails on record.' are 0. */
export function contactsOf(html: string): Record<string, number> {
  const items = [...html.matchAll(/<\/svg>([A-Z][a-z ]+)<b>([\d,]+)<\/b><\/li>/g)];
  const none = /No ([a-z, ]+) on record\./.exec(textOf(html))?.[1] ?? '';
  const missing = none.split(/, | or /).filter((kind) => kind !== '');
  return Object.fromEntries([
    ...items.map(([, kind = '', amount = '']) => [kind, amountOf(amount)]),
    ...missing.map((kind) => [kind.charAt(0).toUpperCase() + kind.slice(1), 0]),
  ]);
}

/** A split: '16 records: 9 criminal and traffic, 4 public, 2 properties, 1 license', as total and sum of its parts. */
export function splitIn(text: string): { readonly total: number; readonly sum: number } | null {
  const [, total, parts] = /([\d,]+) records?: ((?:[\d,]+ [a-z ]+?(?:, |(?=[.]| [A-Z]|$)))+)/.exec(text) ?? [];
  if (total === undefined || parts === undefined) return null;
  return { total: amountOf(total), sum: sumOf((parts.match(/\d[\d,]*(?= )/g) ?? []).map(amountOf)) };
}

/** Every 'N records' of a text; 'N Criminal Records' and 'N records from this county' count something else. */
export function everyTotalIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d,] of )(?<!\d)(\d[\d,]*) records?\b(?! from this county)/g)].map(([, amount]) =>
    amountOf(amount ?? ''),
  );
}

/** '16 records' or 'See 16 records'; 0 for 'No records' and where nothing is said. */
export function recordsIn(text: string): number {
  return amountOf(/([\d,]+) records?/.exec(text)?.[1] ?? 'None');
}

/** Amounts added up. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
