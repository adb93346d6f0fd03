import type { OptOutStatusPageModel } from '../../../client/pages/opt-out-status/opt-out-status-model.ts';
import { removalReferenceSchema } from '../../../shared/contract/removal.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { optOutUndoCopy, removalReceiptCopy } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withWait } from '../../account/try-entry.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { loadPageData, NotListed } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404, OriginProblem } from '../../origin-client/errors.ts';
import { describeReceipt } from '../../removal/describe-receipt.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

const words = removalReceiptCopy.undo;

/** GET /opt-out/{reference}: how far a removal is. The reference is the key, and the page names nobody. */
export async function optOutStatus(c: EdgeContext): Promise<Response> {
  return show(c, 200, null);
}

/** POST of its form: mails the link that takes the removal back, to the mailbox that confirmed it. */
export async function submitOptOutStatus(c: EdgeContext): Promise<Response> {
  const reference = readReference(c);
  const entry = await askUndo(c, reference);
  if (entry === 'unknown') throw unknown();
  if (entry.kind === 'done') return show(c, 200, { isSent: true, text: words.sent });
  const text = removalRefusal(entry, limitedText(entry.waitSeconds)) ?? words.nothing;
  return withWait(await show(c, entry.status, { isSent: false, text }), entry);
}

async function askUndo(c: EdgeContext, reference: string) {
  try {
    return await tryRemoval(c, optOutUndoCopy.refused, (client) =>
      client.send('askUndoOptOut', {}, { params: { reference } }),
    );
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 404) return 'unknown' as const;
    throw error;
  }
}

/** @throws NotListed for what is no reference */
function readReference(c: EdgeContext): string {
  const { reference } = paramsOf(c, 'opt-out-status');
  if (!removalReferenceSchema.safeParse(reference).success) throw unknown();
  return reference;
}

function unknown(): NotListed {
  const { link, ...rest } = removalReceiptCopy.unknown;
  return new NotListed({ ...rest, link: { text: link, href: paths.optOut() } });
}

async function show(c: EdgeContext, status: number, asked: OptOutStatusPageModel['asked']): Promise<Response> {
  const reference = readReference(c);
  const receipt = await loadPageData(() =>
    nullFor404(createOriginClient(c, { session: null }).get('optOutStatus', {}, { reference })),
  );
  if (receipt === null) throw unknown();
  return renderPage(c, status, {
    head: removalHead('opt-out-status'),
    // The page's own path is its key, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'opt-out-status', receipt: describeReceipt(c, receipt), asked },
  });
}
