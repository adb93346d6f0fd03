import { readTypedLine } from '../../../shared/typed/typed-line.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { readAddressOfLine } from './read-address.ts';
import { readWordsOfLine } from './read-words.ts';

/**
 * GET /api/search/typed: what a line means that its shape alone does not tell, in two round trips at most and a bounded
 * number of rows. A phone number or an email address needs nobody on record to be understood and has no readings here.
 */
export const answerTyped: CallHandler<'readTyped'> = async (c, { query }) => {
  const line = readTypedLine(query.q);
  const db = c.env.PEOPLE;
  if (line.kind === 'words') return readWordsOfLine(db, line, query.location ?? '', c.get('now'));
  if (line.kind === 'address' && line.location === '') return readAddressOfLine(db, line.street);
  return { readings: [], isSure: false };
};
