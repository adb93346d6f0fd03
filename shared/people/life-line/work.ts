import type { Person } from '../../contract/person/person.ts';
import { isolate } from '../../copy/format/isolate.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { personCopy } from '../../copy/person/person.ts';
import type { Spell } from './line-input.ts';

/** What a lane holds: things with dates, or what is known without any, in a sentence. */
export interface SpellsOrSentence {
  readonly spells: readonly Spell[];
  readonly sentence: { readonly text: string; readonly note: string | null } | null;
}

type Work = NonNullable<Person['professionalData']>;
type KnownWork = Exclude<Work, { type: 'teaser' }>;

/** Somebody's work, as far as it was sent: jobs with dates, or a sentence. */
export function workOf({
  professionalData: work,
  isDead,
}: Pick<Person, 'professionalData' | 'isDead'>): SpellsOrSentence {
  if (work === null) return { spells: [], sentence: null };
  if (work.type === 'teaser') return { spells: [], sentence: sentenceOf(teaserText(work)) };
  const spells = jobsOf(work).flatMap(({ title, companyName, since, until }, index): Spell[] => {
    const label = jobText(title, companyName);
    if (label === null || (since === undefined && until === undefined)) return [];
    const isOpen = index === 0 && until === undefined && !isDead;
    return [{ label, listed: label, from: since ?? null, to: until ?? null, isOpen }];
  });
  return { spells, sentence: spells.length === 0 ? sentenceOf(jobText(work.title, work.companyName)) : null };
}

/** The present job, or the last one, first. */
function jobsOf({ title, companyName, since, until, earlier = [] }: KnownWork) {
  return [{ title, companyName, since, until }, ...earlier];
}

function jobText(title: string | null, companyName: string | null): string | null {
  const [role, company] = [title?.trim() || null, companyName?.trim() || null];
  return role !== null && company !== null ? words.work(isolate(company), isolate(role)) : (company ?? role);
}

function teaserText({ titleAvailable, companyNameAvailable }: Extract<Work, { type: 'teaser' }>): string | null {
  const { both, title, company } = personCopy.facts.workTeaser;
  if (titleAvailable && companyNameAvailable) return both;
  if (titleAvailable) return title;
  return companyNameAvailable ? company : null;
}

function sentenceOf(text: string | null): SpellsOrSentence['sentence'] {
  return text === null ? null : { text, note: null };
}
