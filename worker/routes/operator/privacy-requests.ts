import type { OperatorRequestPageModel } from '../../../client/pages/operator-request/operator-request-model.ts';
import type { ListedRequest } from '../../../shared/contract/privacy-request-operators.ts';
import { removalReferenceSchema } from '../../../shared/contract/removal.ts';
import { operatorRequestsCopy as words } from '../../../shared/copy/operator/privacy-requests.ts';
import { writeCsv } from '../../../shared/csv/write-csv.ts';
import { recordOfLink } from '../../../shared/requests/record-link.ts';
import { REQUEST_KINDS } from '../../../shared/requests/request-kinds.ts';
import { OPERATOR_DECISIONS } from '../../../shared/requests/request-steps.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: fifty ids and a reason. */
const FORM_MAX_BYTES = 8 * 1024;

/**
 * GET /operator/requests?state=&kind=: requests, those due first. `?format=csv` is the same list as a file, with `year` that
 * year's numbers.
 */
export async function operatorRequests(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  const year = new Date().getUTCFullYear();
  const asked = /^20\d\d$/.exec(searchParams.get('year') ?? '')?.[0];
  const isFile = searchParams.get('format') === 'csv';
  if (isFile && asked !== undefined) return metricsFile(c, asked);
  const kind = REQUEST_KINDS.find((one) => one === searchParams.get('kind'));
  const state = searchParams.get('state') === 'closed' ? 'closed' : 'open';
  const query = { state, ...(kind === undefined ? {} : { kind }) } as const;
  const found = await loadPageData(() => createOriginClient(c).get('operatorRequests', query));
  if (isFile) return listFile(c, found.requests);
  return renderPage(c, 200, {
    head: operatorHead('operator-requests'),
    site: anonymousSite(c),
    page: { kind: 'operator-requests', ...found, shown: state, asks: kind ?? null, year },
  });
}

/** GET /operator/requests/{reference}: one request; `?show=file` is its permission or proof, `?show=rows` its rows. */
export async function operatorRequest(c: EdgeContext): Promise<Response> {
  const reference = readReference(c);
  const { searchParams } = c.get('url');
  const show = searchParams.get('show');
  if (show === 'file') return proofFile(c, reference);
  if (show === 'rows') return rowsFile(c, reference);
  return render(c, reference, searchParams.get('done') === '1' ? { tone: 'ok', text: words.done } : null);
}

/** POST of one of its buttons: 303 to the request as it is then; what does not fit it is said to have done nothing. */
export async function decideRequest(c: EdgeContext): Promise<Response> {
  const reference = readReference(c);
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const decision = OPERATOR_DECISIONS.find((one) => one === form.get('decision'));
  if (decision === undefined) throw new Refusal(400, words.unclear);
  const another = (form.get('another') ?? '').trim();
  const typed = another === '' ? null : recordOfLink(another);
  if (another !== '' && typed === null) return render(c, reference, { tone: 'error', text: words.badRecord }, 400);
  const people = [...form.getAll('person').filter((id) => id !== ''), ...(typed === null ? [] : [typed])];
  const [reason, line] = [form.get('reason') ?? '', form.get('line') ?? ''];
  const { data } = await createOriginClient(c).send('decidePrivacyRequest', {
    ...{ reference, decision, people: [...new Set(people)] },
    ...(reason === '' ? {} : { reason }),
    ...(/^\d{1,9}$/.test(line) ? { line: Number(line) } : {}),
  });
  if (data.isDecided) return c.redirect(paths.operatorRequest({ reference, done: '1' }), 303);
  return render(c, reference, { tone: 'error', text: words.notDone });
}

function readReference(c: EdgeContext): string {
  const { reference } = paramsOf(c, 'operator-request');
  if (!removalReferenceSchema.safeParse(reference).success) throw unknown();
  return reference;
}

const unknown = () => new Refusal(404, 'There is no such request.');

async function render(
  c: EdgeContext,
  reference: string,
  notice: OperatorRequestPageModel['notice'],
  status = 200,
): Promise<Response> {
  const found = await loadPageData(() => nullFor404(createOriginClient(c).get('operatorRequest', {}, { reference })));
  if (found === null) throw unknown();
  return renderPage(c, status, {
    head: operatorHead('operator-request'),
    site: anonymousSite(c),
    page: { kind: 'operator-request', ...found, notice },
  });
}

/** The permission or proof as a download, whatever it holds: it is somebody else's file. */
async function proofFile(c: EdgeContext, reference: string): Promise<Response> {
  const file = await nullFor404(createOriginClient(c).get('operatorRequestFile', {}, { reference }));
  if (file === null) throw unknown();
  const ending = file.type.split('/')[1] ?? 'bin';
  c.header('content-disposition', `attachment; filename="proof-${reference.slice(0, 8)}.${ending}"`);
  c.header('content-type', file.type);
  return c.body(Buffer.from(file.content, 'base64'));
}

async function rowsFile(c: EdgeContext, reference: string): Promise<Response> {
  const client = createOriginClient(c);
  const encoder = new TextEncoder();
  let next: number | null = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next === null) return controller.close();
      const isFirst = next === 0;
      const part = await client.get('operatorRequestRows', { after: String(next) }, { reference });
      const rows = part.rows.map((row) => [
        ...[String(row.line), row.firstName, row.lastName, row.street, row.city, row.state, row.zip, row.phone],
        ...[row.personId ?? '', row.fault ?? '', dayOf(row.doneAt)],
      ]);
      const text = writeCsv(isFirst ? [words.rowsHead, ...rows] : rows);
      controller.enqueue(encoder.encode(isFirst ? text : text.replace(/^\uFEFF/, '')));
      next = part.next;
    },
  });
  return csv(c, `rows-${reference.slice(0, 8)}.csv`, body);
}

function listFile(c: EdgeContext, requests: readonly ListedRequest[]): Response {
  const rows = requests.map((one) => [
    ...[one.reference, one.kind, one.state, one.status, one.isLate ? 'yes' : 'no', one.email, one.name],
    ...[one.isAgent ? 'yes' : 'no', timeOf(one.askedAt), dayOf(one.acknowledgeBy), timeOf(one.acknowledgedAt)],
    ...[timeOf(one.soonBy), dayOf(one.answerBy), one.outcome ?? '', one.refusalReason ?? '', timeOf(one.closedAt)],
    ...[one.rows === null ? '' : String(one.rows.all), one.rows === null ? '' : String(one.rows.done)],
  ]);
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return csv(c, words.fileName(day), writeCsv([words.csvHead, ...rows]));
}

async function metricsFile(c: EdgeContext, year: string): Promise<Response> {
  const { rows } = await loadPageData(() => createOriginClient(c).get('requestMetrics', { year }));
  const lines = rows.map(({ kind, state, received, done, refused, optedOut, withdrawn, open, medianDays, meanDays }) =>
    [year, kind, state, received, done, refused, optedOut, withdrawn, open, medianDays ?? '', meanDays ?? ''].map(
      String,
    ),
  );
  return csv(c, words.metricsName(Number(year)), writeCsv([words.metricsHead, ...lines]));
}

function csv(c: EdgeContext, name: string, body: string | ReadableStream<Uint8Array>): Response {
  c.header('content-disposition', `attachment; filename="${name}"`);
  c.header('content-type', 'text/csv; charset=utf-8');
  return c.body(body);
}

const timeOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
const dayOf = (at: number | null): string => timeOf(at).slice(0, 'YYYY-MM-DD'.length);
