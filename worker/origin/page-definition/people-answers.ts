import type { Person } from '../../../shared/contract/person/person.ts';
import type { Relative } from '../../../shared/contract/person/relative.ts';
import { joinAnd, oneLine } from '../../../shared/copy/format/prose.ts';
import { personFaqsCopy as copy } from '../../../shared/copy/person/person-faqs.ts';
import type { Draft, Subject } from './subject.ts';

/** People named in one answer. */
const NAMES_MAX = 6;

/** The full names of those that were sent, in order; of the dead it is said. */
export function namesOf(people: readonly Relative[]): string[] {
  return people
    .filter((one) => one.type === 'full')
    .map(({ name, isDead }) => (isDead ? copy.deceased(oneLine(name.fullName)) : oneLine(name.fullName)));
}

/** Who is related to the person. */
export function answerRelated({ person, name, first, isFree }: Subject): Draft | null {
  const words = copy.related;
  const sayNames = person.isDead ? words.pastNames : words.names;
  const sentences = nameThem(person.relatives, person.counts.relativesCount, restOf(person, isFree), {
    names: (names) => sayNames(first, names),
    count: words.count,
  });
  if (sentences.length === 0) return null;
  return { question: person.isDead ? words.pastQuestion(name) : words.question(name), sentences, section: 'relatives' };
}

/** People whom records connect with the person without saying that they are related. */
export function answerAssociates({ person, name, first, isFree }: Subject): Draft | null {
  const words = copy.associates;
  const sentences = nameThem(person.associates, person.counts.associatesCount, restOf(person, isFree), {
    names: (names) => words.names(first, names),
    count: words.count,
  });
  if (sentences.length === 0) return null;
  return {
    question: person.isDead ? words.pastQuestion(name) : words.question(name),
    sentences,
    section: 'associates',
  };
}

/** Where to see the people that an answer does not name; nothing about the dead is for sale. */
type Rest = 'here' | 'premium' | 'record';

function restOf({ isDead }: Pick<Person, 'isDead'>, isFree: boolean): Rest {
  if (!isFree) return 'here';
  return isDead ? 'record' : 'premium';
}

const MORE = { here: copy.moreOnThisPage, premium: copy.moreIsPremium, record: copy.moreOnRecord } as const;

function nameThem(
  people: readonly Relative[],
  total: number,
  rest: Rest,
  say: { readonly names: (names: string) => string; readonly count: (count: number) => string },
): string[] {
  const names = namesOf(people).slice(0, NAMES_MAX);
  const more = Math.max(total, people.length) - names.length;
  if (names.length === 0) {
    if (more === 0 || rest === 'here') return [];
    return rest === 'record' ? [say.count(more)] : [say.count(more), copy.related.hidden(more)];
  }
  if (more === 0) return [say.names(joinAnd(names))];
  return [say.names(joinAnd(names)), MORE[rest](more)];
}
