import { screenPeople } from '../../../worker/origin/suppression/screen-people.ts';
import { openDatabase } from './local-database.ts';
import { overSqlite } from './over-sqlite.ts';

/**
 * Carries what people asked to hide over to a people database that was just made; one that is screened already stays as
 * it is. `now` is in milliseconds since 1970.
 */
export async function screenFile(
  { peopleFile, accountsFile }: { readonly peopleFile: string; readonly accountsFile: string },
  now: number,
): Promise<void> {
  const [people, accounts] = [openDatabase(peopleFile), openDatabase(accountsFile)];
  try {
    await screenPeople({ PEOPLE: overSqlite(people), ACCOUNTS: overSqlite(accounts) }, now);
  } finally {
    people.close();
    accounts.close();
  }
}
