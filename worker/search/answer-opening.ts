import type { OpenedAnswer } from '../../shared/contract/opening.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withOpenOutcome } from '../../shared/urls/redirect-notices.ts';
import type { EdgeContext } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { readForm } from '../input/read-body.ts';
import { createOriginClient, type OriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/** Longest form we read, in bytes: two short fields. */
const FORM_MAX_BYTES = 1024;

/**
 * Answers the form that opens the next person of a look-up (`do=open`): 303 back to the page, which names them or says
 * why it does not; without a session to the log-in; without a plan just back, to what everybody sees.
 *
 * @param open asks the origin; `named` goes into its body
 */
export async function answerOpening(
  c: EdgeContext,
  { page, fragment }: { readonly page: string; readonly fragment: string },
  open: (client: OriginClient, named: { readonly named?: number }) => Promise<OpenedAnswer>,
): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (form.get('do') !== 'open') throw new Refusal(400, 'This form cannot be read.');
  try {
    const { result } = await open(createOriginClient(c), namedOf(form.get('named')));
    return c.redirect(withOpenOutcome(page, result === 'opened' ? null : result, fragment), 303);
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 401) return c.redirect(paths.login({ redirect: page }), 303);
    if (error instanceof OriginProblem && error.status === 403) return c.redirect(page, 303);
    throw error;
  }
}

/** How many people the page had named; nothing for a form that does not say. */
function namedOf(text: string | null): { readonly named?: number } {
  return text !== null && /^\d{1,4}$/.test(text) ? { named: Number(text) } : {};
}
