import { SUGGESTIONS_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { suggestNames } from './suggest-names.ts';
import { suggestPlaces } from './suggest-places.ts';

/** GET /api/suggest: the same for every viewer, a bounded number of rows however little was typed. */
export const answerSuggest: CallHandler<'suggest'> = async (c, { query: { q, type } }) => {
  const suggestions = type === 'name' ? await suggestNames(c, q) : await suggestPlaces(c.env.PEOPLE, q);
  return { suggestions: suggestions.slice(0, SUGGESTIONS_MAX) };
};
