import * as z from 'zod/mini';
import { typedText } from '../primitives.ts';

/** What an origin says about everything it holds. */
export const siteAnswerSchema = z.strictObject({
  /** the people on record are invented: no page is for search engines, unless the edge's operator says otherwise */
  isInvented: z.boolean(),
  /** a sentence for the foot of every page; null for none */
  notice: z.nullable(typedText(200)),
});
export type SiteAnswer = z.infer<typeof siteAnswerSchema>;
