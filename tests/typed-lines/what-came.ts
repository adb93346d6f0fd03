import { whichMeantCopy } from '../../shared/copy/search/which-meant.ts';
import { decodeHtml } from '../support/decode-html.ts';
import type { Outcome, TypedCase } from './typed-case.ts';

/** An answer of the site to a search box, as far as it says what a line was understood as. */
export interface SearchAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

/** The query that a search box sends. */
export function searchPath({ by, values }: TypedCase): string {
  return `/search?${new URLSearchParams({ by, ...values })}`;
}

/** What came, in the terms of the table, and everything that is wrong about it beyond that. */
export function whatCame(answer: SearchAnswer, { comes, values }: TypedCase): { came: unknown; faults: string[] } {
  if (answer.status === 303) return { came: { goes: answer.location }, faults: [] };
  const html = decodeHtml(answer.html);
  const faults = /<meta name="robots" content="noindex/.test(html) ? [] : ['may be indexed'];
  const kept = inputsOf(answer.html).flatMap((input) => /\svalue="([^"]*)"/.exec(input)?.[1] ?? []);
  // Nothing that was typed is lost, though a line may have been divided between two fields.
  for (const text of Object.values(values))
    for (const word of text.split(/[\s,]+/))
      if (!kept.some((value) => value.includes(word))) faults.push(`lost “${word}”`);
  if (answer.status === 400) return { came: cameForm(answer.html, comes), faults };
  const links = [...(/id="which-meant">(.*?)<\/ul>/s.exec(html)?.[1] ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return { came: cameAsked(html, links, comes), faults };
}

function cameForm(page: string, comes: Outcome): unknown {
  if (!('form' in comes)) return { form: 'came' };
  const chosen = inputsOf(page).find((input) => input.includes('type="radio"') && /\schecked\b/.test(input));
  const way = /\svalue="(\w+)"/.exec(chosen ?? '')?.[1];
  const error = new RegExp(`id="search-${comes.field}-error"[^>]*>(.*?)</p>`, 's').exec(page)?.[1] ?? '';
  return { form: way, field: comes.field, says: decodeHtml(error.replace(/<[^>]+>/g, '')) };
}

/** The inputs of the page's own form, not of the header's. */
function inputsOf(html: string): readonly string[] {
  return ((html.split('<main')[1] ?? '').match(/<input[^>]*>/g) ?? []).map(decodeHtml);
}

function cameAsked(html: string, links: readonly string[], comes: Outcome): unknown {
  const isEmail = html.includes(`<h1>${whichMeantCopy.email.title}</h1>`);
  const [first = ''] = links;
  if (isEmail) return { isEmail, ...(first.startsWith('/name/') ? { name: first } : {}) };
  // Other people may be asked for as well, as the population has it.
  const expected = 'asks' in comes ? comes.asks : [];
  return { asks: links.filter((link) => expected.length === 0 || expected.includes(link)) };
}
