import {
  CONTACT_FILES,
  CONTACT_QUERY_MAX,
  CONTACT_SORTS,
  type ContactFile,
  type ContactSort,
} from '../contract/contacts.ts';
import { personIdSchema } from '../contract/identity.ts';
import { singleLine } from '../forms/single-line.ts';

/** What a form of My Contacts has just done, which the page then says. */
export const CONTACTS_DONE = ['removed', 'restored', 'moved', 'noted', 'created', 'renamed', 'deleted'] as const;
export type ContactsDone = (typeof CONTACTS_DONE)[number];

/** Which saved people My Contacts shows, and in which order. */
export interface ContactsView {
  /** null: of all lists */
  readonly list: number | null;
  /** what was searched for; '' if nothing was */
  readonly q: string;
  readonly sort: ContactSort;
  /** from 1 */
  readonly page: number;
}

export const ALL_CONTACTS: ContactsView = { list: null, q: '', sort: 'saved', page: 1 };

/** What an address of My Contacts asks for besides: a file, or what was just done and to whom it can be undone. */
export interface ContactsAsked extends ContactsView {
  readonly format: ContactFile | null;
  readonly done: ContactsDone | null;
  readonly undo: string | null;
}

/** Longest search that the page takes, in characters: each may be two units of the call's limit. */
export const CONTACTS_TYPED_MAX = CONTACT_QUERY_MAX / 2;

/** Reads an address of My Contacts; what it cannot mean counts as absent. */
export function parseContactsView(query: URLSearchParams): ContactsAsked {
  const undo = personIdSchema.safeParse(query.get('undo'));
  const list = query.get('list') ?? '';
  const page = query.get('page') ?? '';
  return {
    list: /^\d{1,10}$/.test(list) ? Number(list) : null,
    q: [...singleLine(query.get('q') ?? '')].slice(0, CONTACTS_TYPED_MAX).join(''),
    sort: CONTACT_SORTS.find((sort) => sort === query.get('sort')) ?? 'saved',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    format: CONTACT_FILES.find((file) => file === query.get('format')) ?? null,
    done: CONTACTS_DONE.find((done) => done === query.get('done')) ?? null,
    undo: undo.success ? undo.data : null,
  };
}
