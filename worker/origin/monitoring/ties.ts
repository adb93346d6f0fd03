import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type News, newsColumn, readNews } from './news.ts';

/** What an account did with a person: monitored them, saved them. */
export interface Ties {
  /** what changed since the account last looked; null if it does not monitor the report */
  readonly news: News | null;
  /** the account's list that the person is on, or would be saved on */
  readonly contactListId: number | null;
  readonly isSaved: boolean;
  /** the account has taken the person off its lists within about a day */
  readonly wasRemoved: boolean;
}

export const NO_TIES: Ties = { news: null, contactListId: null, isSaved: false, wasRemoved: false };

interface TiesRow {
  person_id: string | null;
  news: string;
  default_id: number | null;
  saved_on: number | null;
  was_removed: number;
}

/** For the round trip that reads the rest of the account; {@link readTies} takes its row. */
export function tiesStatement(db: SqlDatabase, accountId: string, personId: string): SqlStatement {
  return db
    .prepare(
      `SELECT m.person_id, ${newsColumn('m.person_id', 'm.seen_at')} AS news, l.id AS default_id,
         (SELECT o.id FROM contact_list o CROSS JOIN contact c ON c.list_id = o.id AND c.person_id = ?2
          WHERE o.account_id = a.id LIMIT 1) AS saved_on,
         EXISTS (SELECT 1 FROM removed_contact r WHERE r.account_id = a.id AND r.person_id = ?2) AS was_removed
       FROM account a
       LEFT JOIN monitor m ON m.account_id = a.id AND m.person_id = ?2
       LEFT JOIN contact_list l ON l.account_id = a.id AND l.is_default = 1
       WHERE a.id = ?1`,
    )
    .bind(accountId, personId);
}

export function readTies(row: unknown): Ties {
  if (row === undefined || row === null) return NO_TIES;
  const { person_id, news, default_id, saved_on, was_removed } = row as TiesRow;
  return {
    news: person_id === null ? null : readNews(person_id, news),
    contactListId: saved_on ?? default_id,
    isSaved: saved_on !== null,
    wasRemoved: was_removed === 1,
  };
}

/**
 * What a details answer says about monitoring and saving (P3-004, P3-013). It includes the list for viewers who may
 * save this person, and for those who already did, so they can remove the person.
 */
export function describeTies(
  { news, contactListId, isSaved }: Ties,
  canSave: boolean,
): Pick<PersonDetails, 'isMonitoring' | 'personIsOnMyContactsList' | 'myContactsListId'> {
  return {
    isMonitoring: news !== null,
    personIsOnMyContactsList: isSaved,
    myContactsListId: canSave || isSaved ? contactListId : null,
  };
}
