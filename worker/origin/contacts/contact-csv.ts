import type { Contact } from '../../../shared/contract/contacts.ts';
import { contactsCopy } from '../../../shared/copy/account/contacts.ts';

const { columns, deceased } = contactsCopy.files;

/** The first row of the table. */
export const CSV_HEAD: readonly string[] = columns;

/** A contact as a row of a table. What is masked now is a number of how much is on record, like everything else. */
export function csvRow(contact: Contact, { list, url }: { readonly list: string; readonly url: string }): string[] {
  const { address } = contact;
  return [
    contact.fullName,
    contact.isDead ? deceased : (contact.age ?? ''),
    contact.city ?? '',
    contact.stateCode ?? '',
    list,
    new Date(contact.savedAt).toISOString().slice(0, 'YYYY-MM-DD'.length),
    contact.note,
    contact.phones.map(({ number }) => number).join('; '),
    contact.emails.join('; '),
    address === null ? '' : `${address.line1}, ${address.city}, ${address.stateCode} ${address.zip5 ?? ''}`.trim(),
    String(contact.phonesCount),
    String(contact.emailsCount),
    String(contact.addressesCount),
    url,
  ];
}
