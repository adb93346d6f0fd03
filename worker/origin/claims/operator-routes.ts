import type { WaitingCorrection } from '../../../shared/contract/claims.ts';
import { formatDate, formatMonth } from '../../../shared/people/months.ts';
import type { OriginBindings } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { fullNameOf } from '../import/corrections/name-rows.ts';
import { loadOwnRecord, type OwnRecord } from '../import/own-record.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { operatorActionStatement } from '../operators/log-action.ts';
import { addressText } from './claimed-record.ts';
import { decideStatement, isUndecided, listWaiting, type WaitingRow } from './correction-store.ts';
import { settleCorrections } from './settle-corrections.ts';

/** GET /api/operator/corrections: what waits, beside what the records say now. */
export const answerWaitingCorrections: CallHandler<'waitingCorrections'> = async (c) => {
  const rows = await listWaiting(c.env.ACCOUNTS);
  return Promise.all(rows.map((row) => describeWaiting(c.env, row)));
};

/** POST /api/operator/corrections: decides one, logs who did, and carries it out. */
export const answerDecideCorrection: CallHandler<'decideCorrection'> = async (c, { body, viewer }) => {
  const { reference, reason } = body;
  const [db, now] = [c.env.ACCOUNTS, c.get('now')];
  const action = reason === null ? 'accept correction' : 'refuse correction';
  const results = await db.batch([
    operatorActionStatement(db, { operator: viewer, action, reference }, now, isUndecided(reference)),
    decideStatement(db, reference, reason),
  ]);
  if (results.at(-1)?.meta.changes !== 1) return { isDecided: false };
  await settleCorrections(c.env, c.get('settings'), now);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDecided: true };
};

async function describeWaiting(
  { PEOPLE }: Pick<OriginBindings, 'PEOPLE'>,
  { reference, personId, kind, change, channel, note, suggestedAt }: WaitingRow,
): Promise<WaitingCorrection> {
  const own = await loadOwnRecord(PEOPLE, personId);
  const said = own === null ? null : sayChange(own, change);
  const [before, after] = said ?? [[], []];
  return { reference, personId, kind, channel, note, suggestedAt, before, after, isGone: said === null };
}

type Said = readonly [before: string[], after: string[]];

/** What a record says before and after a change; null if it does not have what is to change. */
function sayChange(own: OwnRecord, change: WaitingRow['change']): Said | null {
  const { person } = own;
  const gone = (text: string | undefined): Said | null => (text === undefined ? null : [[text], []]);
  switch (change.kind) {
    case 'name':
      return [[person.full_name], [fullNameOf(change.name)]];
    case 'add-name':
      return [[], [fullNameOf(change.name)]];
    case 'not-my-name':
      return gone((JSON.parse(person.akas) as string[]).find((aka) => aka === change.fullName));
    case 'birth':
      return [texts(birthText(person.birth_year, person.birth_month)), texts(birthText(change.year, change.month))];
    case 'never-lived':
    case 'moved-out': {
      const { house } = change;
      const home = own.homes.find(
        ({ houseNumber, streetKey, unit, zip5 }) =>
          houseNumber === house.houseNumber &&
          streetKey === house.streetKey &&
          unit === house.unit &&
          zip5 === house.zip5,
      );
      if (home === undefined) return null;
      const span = (to: string | null) =>
        [home.moveIn, to].map((month) => (month === null ? '?' : (formatMonth(month) ?? month))).join(' – ');
      if (change.kind === 'never-lived') return [[addressText(home), span(home.moveOut)], []];
      return [
        [addressText(home), span(home.moveOut)],
        [addressText(home), span(change.month)],
      ];
    }
    case 'not-my-phone':
      return gone(own.phones.find(({ number }) => number === change.number)?.number);
    case 'not-my-email':
      return gone(own.emails.find(({ email }) => email === change.email)?.email);
    case 'work':
      return [texts(person.job_title, person.company_name), texts(change.title, change.company)];
    case 'not-related':
      return gone(own.relations.find(({ personId }) => personId === change.personId)?.fullName);
    case 'alive':
      return [[person.full_name], [person.full_name]];
    case 'record': {
      const { group, id } = change.record;
      return gone(own.records.find((one) => one.group === group && one.id === id)?.title);
    }
  }
}

const texts = (...parts: readonly (string | null)[]): string[] => parts.filter((part) => part !== null);

function birthText(year: number | null, month: number | null): string | null {
  return year === null ? null : formatDate({ year, month, day: null });
}
