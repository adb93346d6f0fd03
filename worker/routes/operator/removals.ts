import type { OperatorRemovalsPageModel } from '../../../client/pages/operator-removals/operator-removals-model.ts';
import type { CallQuery } from '../../../shared/contract/calls.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { type OperatorRemovals, removalReferenceSchema } from '../../../shared/contract/removal.ts';
import { operatorRemovalsCopy as words } from '../../../shared/copy/operator/removals.ts';
import { thingsInside } from '../../../shared/copy/removal/removal-receipt.ts';
import { recordOfLink } from '../../../shared/requests/record-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: a reference and a decision. */
const FORM_MAX_BYTES = 1024;

/**
 * GET /operator/removals: the latest requests, or those of a reference or a page (`?find=`), and what became of the last
 * action (`?done=1`).
 */
export async function operatorRemovals(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  return show(c, (searchParams.get('find') ?? '').trim(), (removals) =>
    searchParams.get('done') === '1' ? restoredNotice(removals) : null,
  );
}

/** POST of the button: 303 to the request as it is then; if there was nothing to restore, it says so. */
export async function restoreRemoval(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const body = calls.restoreRemoval.body.safeParse({ reference: form.get('reference') });
  if (!body.success || form.get('decision') !== 'restore') throw new Refusal(400, words.unclear);
  const { reference } = body.data;
  const { data } = await createOriginClient(c).send('restoreRemoval', { reference });
  if (data.isRestored) return c.redirect(paths.operatorRemovals({ find: reference, done: '1' }), 303);
  return show(c, reference, () => ({ tone: 'error', text: words.nothing }));
}

type Notice = OperatorRemovalsPageModel['notice'];

/** Only of a request that is taken back: the address alone restores nothing. */
function restoredNotice([removal]: OperatorRemovals): Notice {
  if (removal?.status !== 'undone') return null;
  const { stillHidden } = removal;
  return {
    tone: 'ok',
    text: stillHidden.length === 0 ? words.restored : words.restoredInPart(thingsInside(stillHidden)),
  };
}

async function show(c: EdgeContext, find: string, noticeOf: (removals: OperatorRemovals) => Notice): Promise<Response> {
  const query = queryOf(find);
  const { removals } =
    query === null ? { removals: [] } : await loadPageData(() => createOriginClient(c).get('operatorRemovals', query));
  return renderPage(c, 200, {
    head: operatorHead('operator-removals'),
    site: anonymousSite(c),
    page: {
      kind: 'operator-removals',
      removals,
      find,
      findError: query === null ? words.unreadable : null,
      notice: noticeOf(removals),
    },
  });
}

/** What to ask for; null for a text that is neither a reference nor a link of a page. */
function queryOf(find: string): CallQuery<'operatorRemovals'> | null {
  if (find === '') return {};
  if (removalReferenceSchema.safeParse(find).success) return { reference: find };
  const personId = recordOfLink(find);
  return personId === null ? null : { personId };
}
