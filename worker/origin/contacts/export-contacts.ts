import type { Contact, ContactFile, ContactList } from '../../../shared/contract/contacts.ts';
import { writeCsv } from '../../../shared/csv/write-csv.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { takeForDay } from '../quota/take-for-day.ts';
import { CSV_HEAD, csvRow } from './contact-csv.ts';
import { vcardOf } from './contact-vcard.ts';
import { describeContacts } from './describe-contacts.ts';
import type { SavedPerson } from './load-contacts.ts';

/** How many people are read and masked at a time. */
const BATCH = 500;

/**
 * Saved people as a file, read and masked in batches.
 *
 * @throws ProblemError 429 once the account has made as many files today as it may
 */
export async function exportContacts(
  c: OriginContext,
  { id }: Pick<SessionAccount, 'id'>,
  people: readonly SavedPerson[],
  { file, lists }: { readonly file: ContactFile; readonly lists: readonly ContactList[] },
): Promise<string> {
  const limit = c.get('settings').quotas.accountExports;
  await takeForDay(c, { owner: 'account', key: id, scope: 'exports', limit, items: [crypto.randomUUID()] }, 'exports');
  const names = new Map(lists.map((list) => [list.id, list.name]));
  const { siteUrl } = c.get('settings');
  const urlOf = ({ fullName, city, stateCode, personId }: Contact): string =>
    siteUrl + paths.person({ name: fullName, city, stateCode, id: personId });
  const described = (at: number) => describeContacts(c, people.slice(at, at + BATCH));
  if (file === 'csv') {
    const rows = [CSV_HEAD];
    for (let at = 0; at < people.length; at += BATCH)
      for (const { contact } of await described(at))
        rows.push(csvRow(contact, { list: names.get(contact.listId) ?? '', url: urlOf(contact) }));
    return writeCsv(rows);
  }
  let cards = '';
  for (let at = 0; at < people.length; at += BATCH)
    for (const one of await described(at)) cards += vcardOf(one, urlOf(one.contact));
  return cards;
}
