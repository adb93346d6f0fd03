import * as z from 'zod/mini';
import { SLOTS } from '../../funnels/funnel-values.ts';
import { FUNNEL_OFFERS } from '../../funnels/offer-destination.ts';
import { LIST_SECTIONS } from '../../people/person-sections.ts';
import { nonEmpty } from '../primitives.ts';
import { emailPresentationTypeSchema } from './email.ts';

/** What an offer costs: `short` '$14.99', `whole` 'one report, $14.99, no subscription, readable for 30 days'. */
const priceSchema = z.strictObject({ short: nonEmpty, whole: nonEmpty });

/**
 * One call to action. Kind and destination are strings, not enums: an unknown one removes its slot from the page and is
 * logged, and the page still works. An empty text hides it.
 */
export const callToActionSchema = z.strictObject({
  text: z.string(),
  /**
   * the template whose text replaces this one once the page's counts are loaded (P7-042); null if the text does not
   * depend on counts
   */
  lateTemplate: z.nullable(nonEmpty),
  clickKind: nonEmpty,
  destination: z.string(),
  /** the set it comes from */
  source: z.enum(['registry', 'backup']),
  /** from the catalogue; null if it costs nothing, or nobody knows. Optional: other origins may not say */
  price: z.optional(z.nullable(priceSchema)),
});
export type CallToAction = z.infer<typeof callToActionSchema>;

/** Where the call to action of a question leads: to a section of the page, or to removal. */
export const FAQ_TARGETS = [...LIST_SECTIONS, 'opt-out'] as const;
export type FaqTarget = (typeof FAQ_TARGETS)[number];

/** Neither question nor answer is blank (F3-39); a call to action has a text and a target (F3-40). */
export const faqSchema = z.strictObject({
  question: nonEmpty,
  answer: nonEmpty,
  cta: z.nullable(z.strictObject({ text: nonEmpty, target: z.enum(FAQ_TARGETS) })),
});
export type Faq = z.infer<typeof faqSchema>;

/** The origin's definition of the page (P3-009 to P3-012), made from the record as masked for this viewer. */
export const pageDefinitionSchema = z.strictObject({
  personDetailsSeoSummary: z.nullable(z.strictObject({ summary: nonEmpty })),
  personDetailsFaqs: z.nullable(z.strictObject({ title: nonEmpty, faqs: z.array(faqSchema) })),
  userEntitlement: z.strictObject({ emailPresentationType: emailPresentationTypeSchema }),
  headerComponent: z.nullable(callToActionSchema),
  callsToAction: z.partialRecord(z.enum(SLOTS), callToActionSchema),
  /**
   * what each funnel costs this viewer, beside the page's own links into it; null: it is not offered to them. Optional:
   * other origins may not say
   */
  offerPrices: z.optional(z.partialRecord(z.enum(FUNNEL_OFFERS), z.nullable(priceSchema))),
});
export type PageDefinition = z.infer<typeof pageDefinitionSchema>;
