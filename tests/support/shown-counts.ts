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

/** The numbers of the report card, added up; null without a card. */
export function cardTotal(html: string): number | null {
  const rows = [...html.matchAll(/<dt>(?:Criminal &amp; Traffic|Public|Property|More)<\/dt><dd>([\d,]+)<\/dd>/g)];
  if (rows.length > 0) return sumOf(rows.map(([, amount = '']) => amountOf(amount)));
  return html.includes('No records found, so there is no report to sell.') ? 0 : null;
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

/** What the groups are called in 'Nothing found in properties or evictions.' */
const GROUP_NAMES = {
  'criminal and traffic records': 'Criminal & traffic',
  'public records': 'Public records',
  properties: 'Properties',
  licenses: 'Licenses & permits',
  evictions: 'Evictions',
} as const;

/** The groups of a locked report, by title; those in which nothing was found are 0. */
export function groupsOf(html: string): Record<string, number> {
  const report = /id="background-report"(.*?)id="person-disclaimer"/s.exec(html)?.[1] ?? '';
  const rows = report.matchAll(/<b>([^<]+)<\/b><span[^>]*>([\d,]+)<\/span>/g);
  const nothing = /Nothing found in ([a-z, ]+)\./.exec(textOf(report))?.[1] ?? '';
  const none = Object.entries(GROUP_NAMES).filter(([name]) => nothing.includes(name));
  return Object.fromEntries([
    ...[...rows].map(([, title, amount]) => [decodeHtml(title ?? ''), amountOf(amount ?? '')]),
    ...none.map(([, title]) => [title, 0]),
  ]);
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

/** The kinds of contact on the card, with their numbers, the one that is shown included; none that it does not name. */
export function contactsOf(html: string): Record<string, number> {
  const card = textOf(/id="person-details-sub-header-section"(.*?)<\/section>/s.exec(html)?.[1] ?? '');
  const listed = /(?:On|Also on) record: ([^.]+)\./.exec(card)?.[1];
  const shown = /\(\d{3}\) \d{3}-\d{4} (?:Listed )?(cell phone|landline|other phone)/i.exec(card)?.[1]?.toLowerCase();
  if (listed === undefined && shown === undefined) return {};
  const kinds = { 'cell phone': 'Cell phones', landline: 'Landlines', email: 'Emails', 'other phone': 'Other phones' };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, title]) => {
      const others = new RegExp(`([\\d,]+) ${kind}`).exec(listed ?? '')?.[1] ?? 'None';
      return [title, amountOf(others) + (kind === shown ? 1 : 0)];
    }),
  );
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
