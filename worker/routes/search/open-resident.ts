import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withOpenOutcome } from '../../../shared/urls/redirect-notices.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';

/** Longest form we read, in bytes: two short fields. */
const FORM_MAX_BYTES = 1024;
/** The id of the page's section with the people of a house. */
const RESIDENTS = 'residents';

/**
 * POST of a house's page: its button opens the next person who lives or lived there, which uses a lookup (F2-16). 303 back
 * to the page, which names them or says why it does not; to the log-in without a session; without a plan to the page,
 * which leads to the street.
 */
export async function openResident(c: EdgeContext): Promise<Response> {
  const { street, location, id } = paramsOf(c, 'address');
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (form.get('do') !== 'open') throw new Refusal(400, 'This form cannot be read.');
  const page = paths.address({ street, location, id });
  if ([street, location].some((text) => text.length > SEARCH_TEXT_MAX)) throw new Refusal(404, 'no such address');
  try {
    const named = readCount(form.get('named'));
    const { data } = await createOriginClient(c).send('openAddress', {
      street,
      location,
      ...(named === null ? {} : { named }),
    });
    return c.redirect(withOpenOutcome(page, data.result === 'opened' ? null : data.result, RESIDENTS), 303);
  } catch (error) {
    if (!(error instanceof OriginProblem)) throw error;
    if (error.status === 401) return c.redirect(paths.login({ redirect: page }), 303);
    if (error.status === 403) return c.redirect(page, 303);
    if (error.status === 404) throw new Refusal(404, 'no such address');
    throw error;
  }
}

/** How many people the page had named; null for a form that does not say. */
function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
