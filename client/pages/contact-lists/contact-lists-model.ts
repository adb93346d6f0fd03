import type { Contact, ContactList } from '../../../shared/contract/contacts.ts';
import type { ContactsView } from '../../../shared/urls/contacts-view.ts';

/** A page of the viewer's saved people. */
export interface ContactListsPageModel {
  readonly kind: 'contact-lists';
  readonly view: ContactsView;
  /** all lists, the default one first */
  readonly lists: readonly ContactList[];
  /** how many people match */
  readonly total: number;
  readonly contacts: readonly Contact[];
  /** the viewer's plan; if it counts lookups, pages of people who are not open ask before they use one */
  readonly plan: 'none' | 'limited' | 'unlimited';
  /** what a form has just done */
  readonly notice: {
    readonly text: string;
    /** who was just removed, and a list to bring them back to */
    readonly undo: { readonly personId: string; readonly listId: number } | null;
  } | null;
  /** why a form did nothing */
  readonly problem: string | null;
  /** a form whose text cannot be taken as it is */
  readonly wrong:
    | { readonly form: 'create' | 'rename'; readonly typed: string; readonly error: string }
    | { readonly form: 'note'; readonly personId: string; readonly typed: string; readonly error: string }
    | null;
}
