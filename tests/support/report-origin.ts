import {
  type BackgroundAnswer,
  backgroundAnswerSchema,
  type RecordGroup,
} from '../../shared/contract/records/background.ts';
import { addAccount, addReport, addSession } from '../fixtures/accounts-database.ts';
import { addAddress, addPerson, addPlaces, addResidence } from '../fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty, addGroupRecord, STORED_GROUPS } from '../fixtures/records-database.ts';
import { type OriginAnswer, type OriginRequest, openTestOrigin, type TestOrigin } from './origin-app.ts';
import type { TestDatabase } from './sqlite-database.ts';

const HOUR_MS = 3_600_000;
/** The address of both people in records. */
export const HOME_LINE = '1420 Alder St, Portland, OR 97201';

type Query = Readonly<Record<string, string>>;

/** An origin with two people in one home, and an account that unlocked the report of the first. */
export interface ReportOrigin {
  readonly origin: TestOrigin;
  readonly db: TestDatabase;
  /** the person of the report */
  readonly elise: string;
  readonly bob: string;
  readonly home: string;
  readonly cookie: string;
  /** Requests records: Elise's unless the query says otherwise, as the owner of the report unless told otherwise. */
  ask(query?: Query, request?: OriginRequest): Promise<OriginAnswer>;
  /** Makes the request and parses the response with the contract. */
  load(query?: Query): Promise<BackgroundAnswer>;
  unlock(personId: string, forMs?: number): void;
}

export async function openReportOrigin(): Promise<ReportOrigin> {
  const origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  const elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Hale', birth: [1979, 4, 2] });
  const bob = addPerson(db, { id: 'bob', first: 'Bob', last: 'Hale', birth: [1975, 1, 1] });
  const home = addAddress(db, 'home', 'portlandOr');
  for (const person of [elise, bob]) addResidence(db, person, home, { isCurrent: true, sortOrder: 0 });
  addAccount(origin.accounts, { id: 'ann', userType: 'transactional' });
  const unlock = (personId: string, forMs = HOUR_MS) => {
    addReport(origin.accounts, 'ann', personId, Date.now() + forMs);
  };
  unlock(elise);
  const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  const ask: ReportOrigin['ask'] = (query = {}, request = { cookie }) =>
    origin.call(`/api/v4/person/background?${new URLSearchParams({ personId: elise, ...query })}`, request);
  const load: ReportOrigin['load'] = async (query) => {
    const answer = await ask(query);
    if (answer.status !== 200) throw new Error(`the report returned ${answer.status}: ${answer.text}`);
    return backgroundAnswerSchema.parse(answer.json<unknown>());
  };
  return { origin, db, elise, bob, home, cookie, ask, load, unlock };
}

/** The list of one group, wherever the response has it; undefined if it was not requested. */
export function listOf({ records }: BackgroundAnswer, group: RecordGroup): { id: string }[] | undefined {
  const flat: Partial<Record<RecordGroup, { id: string }[]>> = {
    ...records,
    ...records.properties,
    ...records.licensesAndPermits,
  };
  return flat[group];
}

/** A record of every group, with the address, and two people and a company where a group lists parties. */
export function addOneOfEach({ db, elise, bob, home }: ReportOrigin): void {
  const parties = [{ personId: elise }, { personId: bob }, { name: 'Blue Harbor Credit Union' }];
  for (const group of STORED_GROUPS) {
    // The age on a criminal record is that at the filing.
    const filed = group === 'criminalAndTrafficRecords' ? '2021-03-09' : null;
    const named = group === 'bankruptcies' || group === 'foreclosures' ? { parties } : {};
    addGroupRecord(db, elise, group, { id: `R-${group}`, filed, addressId: home, ...named });
  }
  addFullProperty(db, 'pnp-now', 'portlandOr', [
    { owners: [{ personId: elise }, { personId: bob }], sellers: [{ name: 'Blue Harbor Homes' }] },
  ]);
  addFullProperty(db, 'pnp-past', 'eugene', [
    { owners: [{ personId: bob }], sellers: [{ personId: elise }] },
    { owners: [{ personId: elise }], sellers: [{ personId: bob }] },
  ]);
  addDatedOwnership(db, elise, 'pnp-now', { since: '2019-04', until: '2026-03' });
  addDatedOwnership(db, elise, 'pnp-past', { isCurrent: false, since: '2009-01', until: '2012-02' });
}
