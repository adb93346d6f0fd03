import type { ClaimCorrectionPageModel } from '../../../client/pages/claim-correction/claim-correction-model.ts';
import type { ClaimedFacts } from '../../../shared/contract/claims.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { correctionCopy } from '../../../shared/copy/removal/claim.ts';
import {
  CORRECTION_FIELDS,
  type CorrectionSubject,
  type CorrectionValues,
  readCorrection,
  readCorrectionKind,
} from '../../../shared/forms/correction-form.ts';
import { formatDate } from '../../../shared/people/months.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { type ClaimRefusal, tryClaim } from '../../removal/try-claim.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';
import { ended, loadClaimed } from './claim-record.ts';

/** Longest form we read, in bytes: the longest note, each character of it encoded, and what was typed beside it. */
const FORM_MAX_BYTES = 16 * 1024;
const words = correctionCopy.errors;

/** GET /claim/correct: the form is posted to, so an address that was typed or kept leads to the record. */
export async function claimCorrection(c: EdgeContext): Promise<Response> {
  return c.redirect(paths.claimRecord(), 303);
}

/** POST: the empty form of a correction, or the correction itself, which leads back to the record. */
export async function submitClaimCorrection(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const kind = readCorrectionKind(form.get('what'));
  if (kind === null) throw new Refusal(400, words.unclear);
  const subject = { kind, fact: form.get('fact') ?? '' };
  if (form.get('show') === 'form') return show(c, 200, subject, {});
  const values = readValues(form);
  const read = readCorrection(subject, values, Date.now());
  if (read === 'unclear') throw new Refusal(400, words.unclear);
  if ('errors' in read) return show(c, 400, subject, { values, errors: read.errors });
  const body = { change: read.change, note: values.note };
  const tried = await tryClaim(c, (client) => client.send('suggestCorrection', body));
  if (tried.kind === 'done') {
    const done = tried.data.state;
    return c.redirect(`${paths.claimRecord({ done })}#claimed-corrections`, 303);
  }
  if (tried.status === 401) return ended(c);
  return show(c, tried.status, subject, { values, problem: problemOf(tried.status, subject) });
}

function readValues(form: URLSearchParams): CorrectionValues {
  const typed = (field: string): string => (form.get(field) ?? '').replaceAll('\r\n', '\n').trim();
  return Object.fromEntries(CORRECTION_FIELDS.map((field) => [field, typed(field)])) as Record<
    keyof CorrectionValues,
    string
  >;
}

function problemOf(status: ClaimRefusal, { kind }: CorrectionSubject): string {
  switch (status) {
    case 404:
      return words.missing;
    case 409:
      return words.same;
    case 422:
      return kind === 'birth' ? words.minor : words.impossible;
    case 429:
      return words.tooOften;
    default:
      return words.failed;
  }
}

async function show(
  c: EdgeContext,
  status: number,
  subject: CorrectionSubject,
  more: Partial<Pick<ClaimCorrectionPageModel, 'values' | 'errors' | 'problem'>>,
): Promise<Response> {
  const claimed = await loadClaimed(c);
  if (claimed === null) return ended(c);
  if (claimed.record === null) return c.redirect(paths.claimRecord(), 303);
  return renderPage(c, status, {
    head: removalHead('claim-correction'),
    site: { ...anonymousSite(c), path: paths.claimRecord() },
    page: {
      kind: 'claim-correction',
      subject,
      now: nowText(claimed.record, subject),
      values: valuesOf(claimed.record, subject),
      errors: {},
      problem: null,
      ...more,
    },
  });
}

/** What the record says of it now; '' for nothing. */
function nowText(record: ClaimedFacts, { kind, fact }: CorrectionSubject): string {
  switch (kind) {
    case 'name':
      return record.name.fullName;
    case 'birth':
      return formatDate({ ...record.birth, day: null });
    case 'never-lived':
    case 'moved-out':
      return record.addresses.find(({ id }) => id === fact)?.text ?? '';
    case 'not-my-phone':
      return record.phones.some(({ number }) => number === fact) ? formatPhone(fact) : '';
    case 'not-my-email':
      return record.emails.find(({ email }) => email === fact)?.email ?? '';
    case 'not-my-name':
      return record.otherNames.find(({ name }) => name === fact)?.name ?? '';
    case 'not-related':
      return record.relatives.find(({ personId }) => personId === fact)?.name ?? '';
    case 'work':
      return [record.work.title, record.work.company].filter((part) => part !== null).join(', ');
    case 'record':
      return record.records.find(({ reference }) => reference === fact)?.title ?? '';
    case 'add-name':
    case 'alive':
      return '';
  }
}

/** The form as it opens: with what the record says, where that is to be changed. */
function valuesOf(record: ClaimedFacts, { kind }: CorrectionSubject): CorrectionValues {
  const empty = readValues(new URLSearchParams());
  const { name, birth, work } = record;
  if (kind === 'name')
    return {
      ...empty,
      firstName: name.firstName,
      middleName: name.middleName ?? '',
      lastName: name.lastName,
      suffix: name.suffix ?? '',
    };
  if (kind === 'birth') return { ...empty, month: String(birth.month ?? ''), year: String(birth.year ?? '') };
  if (kind === 'work') return { ...empty, title: work.title ?? '', company: work.company ?? '' };
  return empty;
}
