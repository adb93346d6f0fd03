import type { JudicialPrivacyPageModel } from '../../../client/pages/judicial-privacy/judicial-privacy-model.ts';
import type { Covered } from '../../../shared/contract/privacy-requests.ts';
import { JUDICIAL_SAMPLE, judicialPrivacyCopy as words } from '../../../shared/copy/removal/judicial-privacy.ts';
import { requestReceiptCopy } from '../../../shared/copy/removal/request-receipt.ts';
import { decodeBytes } from '../../../shared/csv/decode-text.ts';
import { writeCsv } from '../../../shared/csv/write-csv.ts';
import {
  checkJudicial,
  JUDICIAL_FIELDS,
  type JudicialValues,
  readOnePerson,
} from '../../../shared/forms/judicial-form.ts';
import { OTHER_STATE } from '../../../shared/forms/privacy-request-form.ts';
import {
  type CoveredPerson,
  LIST_COLUMNS,
  ListRefused,
  readCoveredList,
} from '../../../shared/requests/covered-list.ts';
import { LIST_FILE_MAX } from '../../../shared/requests/request-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { readUpload } from '../../input/read-body.ts';
import { chosenFile, emptyValues, firstError, formValues } from '../../removal/form-values.ts';
import { sendList } from '../../removal/send-list.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { judicialPrivacyHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: the largest list, and every text. */
const FORM_MAX_BYTES = LIST_FILE_MAX + 128 * 1024;
/** How long a form with a list may take to arrive, in milliseconds. */
const FORM_TIMEOUT_MS = 120_000;
/** How many rows that cannot be used are named, of a list with no other rows. */
const FAULTS_NAMED = 10;

type Form = Omit<JudicialPrivacyPageModel, 'kind'>;
const EMPTY: Form = {
  values: { ...emptyValues(JUDICIAL_FIELDS), hide: 'page', how: 'one' },
  errors: {},
  focus: null,
  isFileLost: false,
  problem: null,
};

/** GET /judicial-privacy: the form for one covered person or a list. */
export async function judicialPrivacy(c: EdgeContext): Promise<Response> {
  return render(c, 200, EMPTY);
}

/** GET /judicial-privacy/sample.csv: a list to be filled in, with invented people. */
export async function judicialSample(c: EdgeContext): Promise<Response> {
  c.header('content-disposition', `attachment; filename="${words.list.sampleName}"`);
  c.header('content-type', 'text/csv; charset=utf-8');
  return c.body(writeCsv([LIST_COLUMNS, ...JUDICIAL_SAMPLE]));
}

/** POST of the form: 303 to the request's own page; with its errors beside their fields otherwise, and no text lost. */
export async function submitJudicialPrivacy(c: EdgeContext): Promise<Response> {
  const form = await readUpload(c.req.raw, FORM_MAX_BYTES, FORM_TIMEOUT_MS);
  if (form === null) {
    const errors = { file: words.errors.fileTooBig };
    return render(c, 413, { ...EMPTY, values: { ...EMPTY.values, how: 'list' }, errors, focus: 'file' });
  }
  const values = formValues(form, JUDICIAL_FIELDS);
  const list = values.how === 'list' ? await readList(form) : null;
  const isFileLost = list !== null && 'text' in list;
  const errors = { ...checkJudicial(values), ...(list !== null && 'error' in list ? { file: list.error } : {}) };
  const focus = firstError([...JUDICIAL_FIELDS, 'file'] as const, errors);
  if (focus !== null) return render(c, 400, { values, errors, focus, isFileLost, problem: null });
  if (list !== null && 'text' in list && list.lines.length > 0)
    return render(c, 400, {
      ...{ values, errors: {}, focus: 'file', isFileLost: true },
      problem: { text: words.errors.allFaulty(list.rows), lines: list.lines },
    });

  const people: Iterable<CoveredPerson> =
    list !== null && 'text' in list ? readCoveredList(list.text) : [readOnePerson(values)];
  const asker = { email: values.email, state: values.state === OTHER_STATE ? '' : values.state };
  const entry = await tryRemoval(c, words.errors.refused, (client) =>
    sendList(client, { ...asker, covered: coveredOf(values) }, people),
  );
  if (entry.kind === 'done')
    return c.redirect(paths.privacyRequest({ reference: entry.data.reference, done: 'sent' }), 303);
  const text = removalRefusal(entry, words.errors.enough) ?? words.errors.busy;
  return withWait(await render(c, entry.status, { ...EMPTY, values, isFileLost, problem: { text, lines: [] } }), entry);
}

/** A list that can be sent: its text, how many rows it has, and why none of them can be used if so. */
type SentList =
  | { readonly text: string; readonly rows: number; readonly lines: readonly string[] }
  | { readonly error: string };

async function readList(form: FormData): Promise<SentList> {
  const file = chosenFile(form, 'file');
  if (file === null) return { error: words.errors.noFile };
  if (file.size > LIST_FILE_MAX) return { error: words.errors.fileTooBig };
  const text = decodeBytes(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return { error: words.errors.fileType };
  const lines: string[] = [];
  let [rows, usable] = [0, 0];
  try {
    for (const { line, fault } of readCoveredList(text)) {
      rows += 1;
      if (fault === null) usable += 1;
      else if (lines.length < FAULTS_NAMED) lines.push(words.errors.line(line, requestReceiptCopy.faults[fault]));
    }
  } catch (error) {
    if (error instanceof ListRefused) return { error: words.faults[error.fault] };
    throw error;
  }
  return { text, rows, lines: usable === 0 ? lines : [] };
}

function coveredOf({ role, name, address, law, otherLaw, hide, signature }: JudicialValues): Covered {
  return { role, name, address, law, otherLaw, hide, signature } as Covered;
}

async function render(c: EdgeContext, status: number, form: Form): Promise<Response> {
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: judicialPrivacyHead(siteOrigin(c), !hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'judicial-privacy', ...form },
  });
}
