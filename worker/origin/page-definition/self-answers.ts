import { personFaqsCopy as copy } from '../../../shared/copy/person/person-faqs.ts';
import { birthMonth } from '../../../shared/people/months.ts';
import { stated } from '../../../shared/people/stated.ts';
import { type Draft, type Subject, sentAge } from './subject.ts';

/** How old the person is; for someone who has died, when they were born, since an age would keep growing. */
export function answerAge({ person, name, isFree }: Subject): Draft | null {
  const words = copy.age;
  const age = sentAge(person);
  const born = birthMonth(person.dateOfBirth);
  if (person.isDead)
    return born === null ? null : { question: words.bornQuestion(name), sentences: [words.born(born)], section: null };
  if (age === null) return null;
  const sentence = born === null ? words.age(age) : words.ageAndBirth(age, born);
  return { question: words.question(name), sentences: isFree ? [sentence, words.hidden] : [sentence], section: null };
}

/** What the person does for a living, or that it is on record; for the dead, nothing that is for sale. */
export function answerWork({ person, name }: Subject): Draft | null {
  const words = copy.work;
  const work = person.professionalData;
  const sentence = person.isDead && work?.type === 'teaser' ? null : sayWork(work);
  if (sentence === null) return null;
  return {
    question: person.isDead ? words.pastQuestion(name) : words.question(name),
    sentences: [sentence],
    section: null,
  };
}

function sayWork(work: Subject['person']['professionalData']): string | null {
  const words = copy.work;
  if (work === null) return null;
  if (work.type === 'teaser') {
    if (work.titleAvailable && work.companyNameAvailable) return words.teaser.both;
    if (work.titleAvailable) return words.teaser.title;
    return work.companyNameAvailable ? words.teaser.company : null;
  }
  const title = stated(work.title);
  const company = stated(work.companyName);
  if (title !== null) return company === null ? words.title(title) : words.titleAndCompany(title, company);
  return company === null ? null : words.company(company);
}
