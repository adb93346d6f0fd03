import type { PrivacyRequestPageModel } from '../../../client/pages/privacy-request/privacy-request-model.ts';
import type { RequestReceipt, RequestRows } from '../../../shared/contract/privacy-requests.ts';
import { removalReferenceSchema } from '../../../shared/contract/removal.ts';
import { requestReceiptCopy as words } from '../../../shared/copy/removal/request-receipt.ts';
import { writeCsv } from '../../../shared/csv/write-csv.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { loadPageData, NotListed } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { describeRequest } from '../../removal/describe-request.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/**
 * GET /privacy/requests/{reference}: where a request stands. The reference is the key, and the page names nobody.
 * `?format=csv` is what became of the rows of a list.
 */
export async function privacyRequest(c: EdgeContext): Promise<Response> {
  const { reference } = paramsOf(c, 'privacy-request');
  if (!removalReferenceSchema.safeParse(reference).success) throw unknown();
  const receipt = await loadPageData(() =>
    nullFor404(createOriginClient(c, { session: null }).get('privacyRequest', {}, { reference })),
  );
  if (receipt === null) throw unknown();
  const { searchParams } = c.get('url');
  if (searchParams.get('format') === 'csv' && receipt.rows !== null) return rowsFile(c, receipt);
  return renderPage(c, 200, {
    head: removalHead('privacy-request'),
    // The page's own path is its key, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: describeRequest(c, receipt, readDone(searchParams.get('done'))),
  });
}

function readDone(text: string | null): PrivacyRequestPageModel['done'] {
  return text === 'sent' || text === 'confirmed' || text === 'withdrawn' ? text : null;
}

function unknown(): NotListed {
  const { link, ...rest } = words.unknown;
  return new NotListed({ ...rest, link: { text: link, href: paths.privacyRequests() } });
}

/** The file, part by part: a list may have a million rows. */
async function rowsFile(c: EdgeContext, { reference }: RequestReceipt): Promise<Response> {
  const client = createOriginClient(c, { session: null });
  const ask = (after: number) => client.get('privacyRequestRows', { after: String(after) }, { reference });
  let next: number | null = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next === null) return controller.close();
      const part: RequestRows = await ask(next);
      controller.enqueue(encoder.encode(tableOf(part, next === 0)));
      next = part.next;
    },
  });
  c.header('content-disposition', `attachment; filename="${words.rows.fileName(reference)}"`);
  c.header('content-type', 'text/csv; charset=utf-8');
  return c.body(body);
}

function tableOf({ rows }: RequestRows, isFirst: boolean): string {
  const lines = rows.map(({ line, state, fault }) => [
    String(line),
    words.rows.states[state],
    fault === null ? '' : words.faults[fault],
  ]);
  const text = writeCsv(isFirst ? [words.rows.head, ...lines] : lines);
  return isFirst ? text : text.replace(/^\uFEFF/, '');
}
