import { countOf } from '../../../shared/copy/format/numbers.ts';
import { asSentence, joinAnd } from '../../../shared/copy/format/prose.ts';
import { personSummaryCopy as copy } from '../../../shared/copy/person/person-faqs.ts';
import { mainAddressOf, placeInFull } from '../../../shared/people/mention.ts';
import { namesOf } from './people-answers.ts';
import { type Subject, sentAge } from './subject.ts';

/** Relatives named in the summary. */
const SUMMARY_RELATIVES = 3;

/**
 * Two or three sentences about a person: age and place, how much is on record, who is related. Null if only the name is
 * known: `fillScore` 0, or what was sent makes no sentence (P3-009).
 */
export function buildSummary(subject: Subject, fillScore: number): string | null {
  if (fillScore === 0) return null;
  const sentences: string[] = [];
  for (const write of [whoAndWhere, whatIsOnRecord, whoIsRelated]) {
    const sentence = write(subject, sentences.length === 0 ? subject.name : subject.first);
    if (sentence !== null) sentences.push(asSentence(sentence));
  }
  return sentences.length === 0 ? null : sentences.join(' ');
}

function whoAndWhere({ person }: Subject, who: string): string | null {
  const address = mainAddressOf(person);
  const place = address === null ? null : placeInFull(address);
  // An age would keep growing with the years.
  if (person.isDead) return place === null ? copy.hasDied(who) : copy.diedAfterLivingIn(who, place);
  const age = sentAge(person);
  if (address === null || place === null) return age === null ? null : copy.hasAge(who, age);
  return address.isHistorical ? copy.lastLivedIn(who, age, place) : copy.livesIn(who, age, place);
}

function whatIsOnRecord({ person: { counts, isDead } }: Subject, who: string): string | null {
  const amounts = [
    // What would serve to reach somebody who has died is not part of their page.
    { count: isDead ? 0 : counts.phonesCount, words: ['phone number', 'phone numbers'] },
    { count: isDead ? 0 : counts.emailsCount, words: ['email address', 'email addresses'] },
    { count: counts.addressesCount, words: ['address', 'addresses'] },
    { count: counts.relativesCount, words: ['relative', 'relatives'] },
  ] as const;
  const known = amounts.filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  return copy.onRecord(who, joinAnd(known.map(({ count, words: [one, many] }) => countOf(count, one, many))));
}

function whoIsRelated({ person }: Subject, who: string): string | null {
  const names = namesOf(person.relatives).slice(0, SUMMARY_RELATIVES);
  if (names.length === 0) return null;
  return person.isDead ? copy.wasRelated(who, joinAnd(names)) : copy.related(who, joinAnd(names));
}
