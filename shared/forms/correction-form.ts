import * as z from 'zod/mini';
import {
  CORRECTION_KINDS,
  NAME_PART_MAX,
  NOTE_MAX,
  SUFFIX_MAX,
  type SuggestedChange,
  type SuggestedKind,
  suggestedChangeSchema,
  WORK_MAX,
} from '../contract/claims.ts';
import { correctionCopy } from '../copy/removal/claim.ts';
import { NAME_TEXT, SUFFIX_TEXT, WORK_TEXT } from './correction-text.ts';
import { readErrorKind } from './record-error-form.ts';
import { singleLine } from './single-line.ts';

const words = correctionCopy.errors;

/** What a correction can be about beside its kind: an address's id, a number, a name, a record. '' where there is one only. */
export interface CorrectionSubject {
  readonly kind: SuggestedKind;
  readonly fact: string;
}

/** The fields of the form, as typed; those of other kinds are ''. */
export const CORRECTION_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'month',
  'year',
  'title',
  'company',
  'error',
  'note',
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];
export type CorrectionValues = { readonly [F in CorrectionField]: string };
export type CorrectionErrors = { readonly [F in CorrectionField]?: string };

/** The kind of a correction; null for what does not exist. */
export function readCorrectionKind(text: string | null): SuggestedKind | null {
  return CORRECTION_KINDS.find((kind) => kind === text) ?? null;
}

type Read = { readonly change: SuggestedChange } | { readonly errors: CorrectionErrors };

/**
 * Reads a correction from its form: the change, or a sentence for each field that is wrong. `now` is in milliseconds since
 * 1970. What only the record can tell, the origin checks.
 */
export function readCorrection(
  { kind, fact }: CorrectionSubject,
  values: CorrectionValues,
  now: number,
): Read | 'unclear' {
  const errors: { [F in CorrectionField]?: string } = {};
  const note = (field: CorrectionField, wrong: string | null) => {
    if (wrong !== null) errors[field] = wrong;
  };
  if (values.note.length > NOTE_MAX) note('note', words.tooLong(NOTE_MAX));
  const change = readChange({ kind, fact }, values, note, now);
  if (Object.keys(errors).length > 0) return { errors };
  const parsed = z.safeParse(suggestedChangeSchema, change);
  return parsed.success ? { change: parsed.data } : 'unclear';
}

function readChange(
  { kind, fact }: CorrectionSubject,
  values: CorrectionValues,
  note: (field: CorrectionField, wrong: string | null) => void,
  now: number,
): unknown {
  const text = (field: CorrectionField): string => singleLine(values[field]);
  switch (kind) {
    case 'name':
    case 'add-name': {
      for (const field of ['firstName', 'lastName'] as const) note(field, nameError(values[field]));
      if (text('middleName') !== '') note('middleName', nameError(values.middleName));
      const suffix = text('suffix');
      if (suffix !== '' && (suffix.length > SUFFIX_MAX || !SUFFIX_TEXT.test(suffix))) note('suffix', words.suffix);
      const name = {
        firstName: text('firstName'),
        middleName: text('middleName') || null,
        lastName: text('lastName'),
        suffix: suffix || null,
      };
      return { kind, name };
    }
    case 'birth': {
      const { year, month } = readMonth(values, note, now);
      const age = new Date(now).getUTCFullYear() - year;
      if (year === 0) return null;
      if (age > OLDEST) note('year', words.tooOld);
      else if (age < ADULT) note('year', words.minor);
      return { kind, year, month };
    }
    case 'moved-out': {
      const { year, month } = readMonth(values, note, now);
      return { kind, addressId: fact, month: `${year}-${String(month).padStart(2, '0')}` };
    }
    case 'never-lived':
      return { kind, addressId: fact };
    case 'not-my-name':
      return { kind, fullName: fact };
    case 'not-my-phone':
      return { kind, number: fact };
    case 'not-my-email':
      return { kind, email: fact };
    case 'not-related':
      return { kind, personId: fact };
    case 'alive':
      return { kind };
    case 'work':
      for (const field of ['title', 'company'] as const) note(field, workError(values[field]));
      return { kind, title: text('title') || null, company: text('company') || null };
    case 'record': {
      const error = readErrorKind(values.error);
      if (error === null) note('error', words.error);
      return { kind, record: fact, error };
    }
  }
}

/** Ages in years. Nobody under 18 is on record; the origin knows the month, too. */
const [ADULT, OLDEST] = [18, 120];

function readMonth(
  values: CorrectionValues,
  note: (field: CorrectionField, wrong: string | null) => void,
  now: number,
): { readonly year: number; readonly month: number } {
  const month = /^(?:[1-9]|1[0-2])$/.test(values.month) ? Number(values.month) : 0;
  const typed = values.year.normalize('NFKC').trim();
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  if (month === 0) note('month', words.month);
  if (year === 0) note('year', words.year);
  else if (month !== 0 && Date.UTC(year, month - 1) > now) note('year', words.future);
  return { year, month };
}

function nameError(typed: string): string | null {
  const text = singleLine(typed);
  if (text.length > NAME_PART_MAX) return words.tooLong(NAME_PART_MAX);
  return NAME_TEXT.test(text) ? null : words.name;
}

function workError(typed: string): string | null {
  const text = singleLine(typed);
  if (text.length > WORK_MAX) return words.tooLong(WORK_MAX);
  return text === '' || WORK_TEXT.test(text) ? null : words.work;
}
