import type { Person } from '../../contract/person/person.ts';
import { isolate } from '../../copy/format/isolate.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { personCopy } from '../../copy/person/person.ts';
import type { Spell } from './line-input.ts';

/** What a lane holds: things with dates, or what is known without any, in a sentence. */
export interface Lived {
  readonly spells: readonly Spell[];
  readonly sentence: { readonly text: string; readonly note: string | null } | null;
}

/** Somebody's work, as far as it was sent: without dates, it is a sentence. */
export function workOf({ professionalData: work }: Pick<Person, 'professionalData'>): Lived {
  const text = work === null ? null : workText(work);
  return { spells: [], sentence: text === null ? null : { text, note: null } };
}

function workText(work: NonNullable<Person['professionalData']>): string | null {
  if (work.type === 'teaser') {
    const { both, title, company } = personCopy.facts.workTeaser;
    if (work.titleAvailable && work.companyNameAvailable) return both;
    if (work.titleAvailable) return title;
    return work.companyNameAvailable ? company : null;
  }
  const [title, company] = [work.title?.trim() || null, work.companyName?.trim() || null];
  if (title !== null && company !== null) return words.work(isolate(company), isolate(title));
  return company ?? title;
}
