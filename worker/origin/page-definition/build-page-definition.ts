import type { PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { Entitlement } from '../../../shared/contract/viewer.ts';
import { asSentence } from '../../../shared/copy/format/prose.ts';
import { personFaqsCopy } from '../../../shared/copy/person/person-faqs.ts';
import type { Offers } from '../registry/build-offers.ts';
import { buildSummary } from './build-summary.ts';
import { answerEmail, answerPhone } from './contact-answers.ts';
import { answerAssociates, answerRelated } from './people-answers.ts';
import { answerEarlier, answerHome, answerProperty } from './place-answers.ts';
import { answerAge, answerWork } from './self-answers.ts';
import { type Draft, describeSubject, type Subject } from './subject.ts';

export interface PageContext {
  /** 0-100, for the entire record */
  readonly fillScore: number;
  readonly entitlement: Entitlement;
  /** milliseconds since 1970 */
  readonly now: number;
  /** the product registry's calls to action, made for this viewer from the same masked person */
  readonly offers: Offers;
}

/**
 * What a person page says about itself, and how its email addresses were sent (P3-011). Made from the person as masked
 * for this viewer, so a text can never contain anything the viewer may not see (docs/rules.md).
 */
export function buildPageDefinition(person: Person, context: PageContext): PageDefinition {
  const { fillScore, entitlement, now, offers } = context;
  const subject = describeSubject(person, entitlement, now);
  const summary = buildSummary(subject, fillScore);
  return {
    personDetailsSeoSummary: summary === null ? null : { summary },
    personDetailsFaqs: buildFaqs(subject),
    userEntitlement: { emailPresentationType: person.emails.type },
    ...offers,
  };
}

/** Questions per page at most. */
export const FAQS_MAX = 6;

/** In this order; a question without a true answer is left out and the next moves up. */
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
 * Up to six questions about a person with their answers; null if nothing can be answered (P3-010). A question that a
 * section answers in detail links to it (F3-40).
 */
function buildFaqs(subject: Subject): PageDefinition['personDetailsFaqs'] {
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
