import type { PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { Entitlement } from '../../../shared/contract/viewer.ts';
import type { Offers } from '../registry/build-offers.ts';
import { buildFaqs } from './build-faqs.ts';
import { buildSummary } from './build-summary.ts';
import { describeSubject } from './subject.ts';

export interface PageContext {
  /** 0-100, of the whole record */
  readonly fillScore: number;
  readonly entitlement: Entitlement;
  /** milliseconds since 1970 */
  readonly now: number;
  /** the product registry's calls to action, made for this viewer from the same masked person */
  readonly offers: Offers;
}

/**
 * What a person page says about itself, and how its e-mail addresses were sent (P3-011). It is made from the person as
 * masked for this viewer, so a text can never hold what the viewer may not see (docs/rules.md).
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
