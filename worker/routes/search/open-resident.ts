import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { answerOpening } from '../../search/answer-opening.ts';

/** The id of the page's section with the people of a house. */
const RESIDENTS = 'residents';

/**
 * POST of a house's page: its button opens the next person who lives or lived there, which uses a lookup (F2-16). 303 back
 * to the page, which names them or says that nobody is on record; without a plan it leads to the street.
 */
export async function openResident(c: EdgeContext): Promise<Response> {
  const { street, location, id } = paramsOf(c, 'address');
  const missing = () => new Refusal(404, 'no such address');
  if ([street, location].some((text) => text.length > SEARCH_TEXT_MAX)) throw missing();
  try {
    const page = paths.address({ street, location, id });
    return await answerOpening(c, { page, fragment: RESIDENTS }, async (client, named) => {
      const { data } = await client.send('openAddress', { street, location, ...named });
      return data;
    });
  } catch (error) {
    throw error instanceof OriginProblem && error.status === 404 ? missing() : error;
  }
}
