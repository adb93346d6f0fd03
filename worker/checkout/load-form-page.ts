import { SENT_FLAG } from '../../shared/urls/sent-form.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, PageDataError } from '../failures/errors.ts';
import { isOriginError } from '../origin-client/errors.ts';
import { readSentForm, type SentForm } from './sent-form.ts';

/**
 * Loads what a page with a form is made of, and the form that led there, if one did. Then an origin that does not answer is
 * a 503 whose retry is this GET: that the page exists is known, and what was typed still is.
 */
export async function loadFormPage<T>(
  c: EdgeContext,
  load: () => Promise<T>,
): Promise<readonly [loaded: T, sent: SentForm | null]> {
  try {
    return await Promise.all([load(), ownSentForm(c)]);
  } catch (error) {
    const cause = error instanceof PageDataError ? error.cause : error;
    if (isOriginError(cause) && c.get('url').searchParams.has(SENT_FLAG)) throw cause;
    if (error instanceof PageDataError) throw error;
    return loadPageData(() => Promise.reject(error));
  }
}

/** The form that was sent from this page: another page has other fields, and its problem is not this one's. */
async function ownSentForm(c: EdgeContext): Promise<SentForm | null> {
  const form = await readSentForm(c);
  return form?.page.split('?', 1)[0] === c.get('url').pathname ? form : null;
}
