import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import { sellerSchema } from '../billing.ts';
import { count, nonEmpty, stateCode, textOrNull, typedText } from '../primitives.ts';

/** An entry in a state's register of data brokers. */
export const registrationSchema = z.strictObject({
  stateCode,
  /** the name in the register */
  name: nonEmpty,
  number: nonEmpty,
});
export type Registration = z.infer<typeof registrationSchema>;

/** Who runs the site, and what the law has it say; an operator's settings. null: the operator has not said. */
export const siteOperatorSchema = z.strictObject({
  /** the operator's legal name */
  name: nonEmpty,
  /** one line */
  postalAddress: textOrNull,
  /** where people on record and readers write to */
  email: z.nullable(emailSchema),
  /** where flaws are reported: 'mailto:…' or 'https://…' */
  securityContact: z.nullable(z.string().check(z.regex(/^(?:mailto:|https:\/\/)\S+$/))),
  /** the sentence about data brokers at the foot of every page */
  brokerNotice: textOrNull,
  registrations: z.array(registrationSchema),
});
export type SiteOperator = z.infer<typeof siteOperatorSchema>;

/** How many different people, and how many numbers or homes, each kind of reader may open a day. */
export const siteLimitsSchema = z.strictObject({
  persons: z.strictObject({ visitor: count, account: count, plan: count }),
  lookups: z.strictObject({ visitor: count, account: count, plan: count, business: count }),
});
export type SiteLimits = z.infer<typeof siteLimitsSchema>;

/** What an origin says about itself. What is absent, it does not say. */
export const siteAnswerSchema = z.strictObject({
  /** the people on record are invented: no page is for search engines, unless the edge's operator says otherwise */
  isInvented: z.boolean(),
  /** a sentence for the foot of every page; null for none */
  notice: z.nullable(typedText(200)),
  operator: z.optional(siteOperatorSchema),
  /** who sells; also with each checkout */
  seller: z.optional(sellerSchema),
  limits: z.optional(siteLimitsSchema),
});
export type SiteAnswer = z.infer<typeof siteAnswerSchema>;
