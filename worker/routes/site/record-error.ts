import type { RecordErrorPageModel } from '../../../client/pages/record-error/record-error-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import { recordErrorCopy as words } from '../../../shared/copy/records/record-error.ts';
import { checkRecordError, readErrorKind } from '../../../shared/forms/record-error-form.ts';
import { describeRecord } from '../../../shared/records/describe-record.ts';
import { NO_FILTER } from '../../../shared/records/record-filter.ts';
import {
  formatRecordReference,
  parseRecordReference,
  type RecordReference,
} from '../../../shared/records/record-reference.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, NotListed } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, nullFor404, OriginProblem } from '../../origin-client/errors.ts';
import { loadRecord } from '../../person/load-record.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, siteFor } from '../../render/site-model.ts';
import { personPathOf, recordErrorHead } from '../../seo/person-head.ts';

/** Longest form we read, in bytes: the longest explanation, each character of it encoded. */
const FORM_MAX_BYTES = 40 * 1024;
/** As the origin makes them. */
const REFERENCE = /^E-[2-9A-Z]{10}$/;

type View = RecordErrorPageModel['view'];

/**
 * GET /records/report-error?wpId=&record=: the form about a record of a report that the reader has open, or that it was
 * sent. Others are led to the person's page, logged-out readers to the login and back.
 */
export async function recordError(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  const reference = searchParams.get('reference') ?? '';
  const view: View = REFERENCE.test(reference)
    ? { state: 'sent', reference, isBefore: searchParams.has('before') }
    : { state: 'form', chosen: null, text: '', errors: {}, problem: null };
  return show(c, 200, view);
}

/** POST of the form: 303 to what became of it; with its errors beside their fields otherwise, and nothing lost. */
export async function submitRecordError(c: EdgeContext): Promise<Response> {
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const values = { kind: sent.get('kind') ?? '', text: (sent.get('text') ?? '').replaceAll('\r\n', '\n').trim() };
  const kind = readErrorKind(values.kind);
  const again = (status: number, more: Partial<Extract<View, { state: 'form' }>>) =>
    show(c, status, { state: 'form', chosen: kind, text: values.text, errors: {}, problem: null, ...more });
  const errors = checkRecordError(values);
  if (kind === null || Object.keys(errors).length > 0) return again(400, { errors });
  const { personId, record } = readSubject(c);
  if (c.get('session') === null) return toLogIn(c, personId, record);
  try {
    const body = { personId, record: formatRecordReference(record), kind, text: values.text };
    const { data } = await createOriginClient(c).send('reportRecordError', body);
    const { reference, state } = data;
    return c.redirect(
      paths.recordError({ wpId: personId, record: body.record, sent: { reference, isBefore: state === 'before' } }),
      303,
    );
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c, personId, record);
    if (status === 403 || status === 404) return again(200, {});
    if (status !== 429) noteFailure(c, 'record_error_failed', error);
    return status === 429 ? again(429, { problem: words.tooOften }) : again(503, { problem: words.failed });
  }
}

interface Subject {
  readonly personId: string;
  readonly record: RecordReference;
}

/** @throws NotListed for an address that names no record */
function readSubject(c: EdgeContext): Subject {
  const { searchParams } = c.get('url');
  const personId = searchParams.get('wpId') ?? '';
  const record = parseRecordReference(searchParams.get('record'));
  if (!isPersonId(personId) || record === null) throw gone();
  return { personId, record };
}

function gone(): NotListed {
  return new NotListed({ ...words.gone, link: { text: words.gone.purchases, href: paths.purchases() } });
}

function toLogIn(c: EdgeContext, wpId: string, record: RecordReference): Response {
  const redirect = paths.recordError({ wpId, record: formatRecordReference(record) });
  return c.redirect(paths.login({ redirect, propertySite: c.get('settings').propertySite }), 303);
}

async function show(c: EdgeContext, status: number, view: View): Promise<Response> {
  const { personId, record } = readSubject(c);
  if (c.get('session') === null) return toLogIn(c, personId, record);
  const loaded = await loadPageData(() => load(c, personId, record));
  const reference = formatRecordReference(record);
  if (loaded === null) throw gone();
  const { viewer, path, title } = loaded;
  if (viewer === null) return toLogIn(c, personId, record);
  if (title === 'locked') return c.redirect(paths.person(path), 303);
  return renderPage(c, status, {
    head: recordErrorHead(),
    site: { ...siteFor(c, viewer), path: paths.recordError({ wpId: personId, record: reference }) },
    page: {
      kind: 'record-error',
      wpId: personId,
      record: reference,
      name: path.name,
      title,
      backHref: paths.person({ ...path, query: { record: reference } }),
      view,
    },
  });
}

interface Loaded {
  readonly viewer: User | null;
  readonly path: ReturnType<typeof personPathOf>;
  /** of the record; 'locked': the reader does not have the report */
  readonly title: string;
}

/** null for a person who is not here, or a record that the report does not have. */
async function load(c: EdgeContext, personId: string, record: RecordReference): Promise<Loaded | null> {
  // A stub uses no lookup.
  const [viewer, details, found] = await Promise.all([
    askViewer(c),
    nullFor404(createOriginClient(c).get('personDetails', { personId, stub: 'true', offer: 'true' })),
    loadRecord(c, personId, record, NO_FILTER),
  ]);
  if (details === null || found === 'missing') return null;
  const path = personPathOf(details.results);
  if (found === 'locked') return { viewer, path, title: 'locked' };
  const { group, record: one } = found.listed;
  return { viewer, path, title: describeRecord(group, one).title };
}
