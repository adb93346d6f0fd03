import type { ContactListsPageModel } from '../../client/pages/contact-lists/contact-lists-model.ts';
import { LIST_NAME_MAX, NOTE_MAX } from '../../shared/contract/contacts.ts';
import { personIdSchema } from '../../shared/contract/identity.ts';
import { contactsCopy } from '../../shared/copy/account/contacts.ts';
import { singleLine } from '../../shared/forms/single-line.ts';
import { Refusal } from '../failures/errors.ts';

/** What a form of My Contacts asks for, or what is wrong with its text. */
export type ContactsAct =
  | { readonly kind: 'remove' | 'move' | 'restore'; readonly personId: string; readonly listId: number }
  | { readonly kind: 'note'; readonly personId: string; readonly note: string }
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly listId: number; readonly name: string }
  | { readonly kind: 'delete'; readonly listId: number }
  | { readonly kind: 'wrong'; readonly wrong: NonNullable<ContactListsPageModel['wrong']> };

/** Reads a form of the page. @throws Refusal 400 for what our page does not send */
export function readContactsAct(form: URLSearchParams): ContactsAct {
  const kind = form.get('do');
  switch (kind) {
    case 'remove':
    case 'move':
    case 'restore':
      return { kind, personId: personOf(form), listId: listOf(form) };
    case 'note':
      return readNote(form);
    case 'create':
    case 'rename':
      return readName(form, kind);
    case 'delete':
      return { kind, listId: listOf(form) };
    default:
      throw unreadable();
  }
}

function readNote(form: URLSearchParams): ContactsAct {
  const personId = personOf(form);
  // Forms are sent with CRLF, whatever was typed.
  const note = (form.get('note') ?? '').replaceAll('\r\n', '\n').trim();
  if (note.length <= NOTE_MAX) return { kind: 'note', personId, note };
  const error = contactsCopy.note.tooLong(NOTE_MAX);
  return { kind: 'wrong', wrong: { form: 'note', personId, typed: note, error } };
}

function readName(form: URLSearchParams, kind: 'create' | 'rename'): ContactsAct {
  const name = singleLine(form.get('name') ?? '');
  const { errors } = contactsCopy;
  const error =
    name === '' ? errors.nameMissing : name.length > LIST_NAME_MAX ? errors.nameTooLong(LIST_NAME_MAX) : null;
  if (error !== null) return { kind: 'wrong', wrong: { form: kind, typed: name, error } };
  return kind === 'create' ? { kind, name } : { kind, name, listId: listOf(form) };
}

function personOf(form: URLSearchParams): string {
  const parsed = personIdSchema.safeParse(form.get('person'));
  if (!parsed.success) throw unreadable();
  return parsed.data;
}

function listOf(form: URLSearchParams): number {
  const list = form.get('list') ?? '';
  if (!/^\d{1,10}$/.test(list)) throw unreadable();
  return Number(list);
}

const unreadable = () => new Refusal(400, 'This form cannot be read.');
