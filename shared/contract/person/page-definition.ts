import * as z from 'zod/mini';
import { SLOTS } from '../../funnels/funnel-values.ts';
import { LIST_SECTIONS } from '../../people/person-sections.ts';
import { nonEmpty } from '../primitives.ts';
import { emailPresentationTypeSchema } from './email.ts';

/**
 * One call to action. Kind and destination are texts and no enumerations: an unknown one takes its slot off the page and
 * into the log, and the page stays. An empty text hides it.
 */
export const callToActionSchema = z.strictObject({
  text: z.string(),
  /**
   * the template whose text takes the place of this one once the counts of the page are there (P7-042); null where the
   * text waits for none
   */
  lateTemplate: z.nullable(nonEmpty),
  clickKind: nonEmpty,
  destination: z.string(),
  /** which set it comes from */
  source: z.enum(['registry', 'backup']),
});
export type CallToAction = z.infer<typeof callToActionSchema>;

/** Where the call to action of a question leads: to a section of the page, or to the removal of what is on it. */
export const FAQ_TARGETS = [...LIST_SECTIONS, 'opt-out'] as const;
export type FaqTarget = (typeof FAQ_TARGETS)[number];

/** Neither question nor answer is blank (F3-39); a call to action says a text and what it does (F3-40). */
export const faqSchema = z.strictObject({
  question: nonEmpty,
  answer: nonEmpty,
  cta: z.nullable(z.strictObject({ text: nonEmpty, target: z.enum(FAQ_TARGETS) })),
});
export type Faq = z.infer<typeof faqSchema>;

/** What the origin says about the page itself (P3-009 to P3-012), made from the record as masked for this viewer. */
export const pageDefinitionSchema = z.strictObject({
  personDetailsSeoSummary: z.nullable(z.strictObject({ summary: nonEmpty })),
  personDetailsFaqs: z.nullable(z.strictObject({ title: nonEmpty, faqs: z.array(faqSchema) })),
  userEntitlement: z.strictObject({ emailPresentationType: emailPresentationTypeSchema }),
  headerComponent: z.nullable(callToActionSchema),
  callsToAction: z.partialRecord(z.enum(SLOTS), callToActionSchema),
});
export type PageDefinition = z.infer<typeof pageDefinitionSchema>;
