import type { PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import { asSentence } from '../../../shared/copy/format/prose.ts';
import { personFaqsCopy } from '../../../shared/copy/person/person-faqs.ts';
import { answerEmail, answerPhone } from './contact-answers.ts';
import { answerAssociates, answerRelated } from './people-answers.ts';
import { answerEarlier, answerHome, answerProperty } from './place-answers.ts';
import { answerAge, answerWork } from './self-answers.ts';
import type { Draft, Subject } from './subject.ts';

/** Questions of one page at most. */
export const FAQS_MAX = 6;

/** In this order; one that nothing true can be said to is left out and the next moves up. */
const ANSWERS: readonly ((subject: Subject) => Draft | null)[] = [
  answerAge,
  answerHome,
  answerPhone,
  answerEmail,
  answerRelated,
  answerAssociates,
  answerEarlier,
  answerProperty,
  answerWork,
];

/**
 * Up to six questions about a person with their answers; null where there is nothing to answer (P3-010). A question that
 * a section answers at length leads there (F3-40).
 */
export function buildFaqs(subject: Subject): PageDefinition['personDetailsFaqs'] {
  const faqs = ANSWERS.map((answer) => answer(subject))
    .filter((draft) => draft !== null)
    .slice(0, FAQS_MAX)
    .map(({ question, sentences, section }) => ({
      question: asSentence(question),
      answer: sentences.map(asSentence).join(' '),
      cta: section === null ? null : { text: personFaqsCopy.see[section], target: section },
    }));
  if (faqs.length === 0) return null;
  return { title: personFaqsCopy.title(subject.name), faqs };
}
