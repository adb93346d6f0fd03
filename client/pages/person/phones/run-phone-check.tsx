import { bestTimeText } from '../../../../shared/copy/person/person-phone-check.ts';
import { activityLabelOf, bestTimeToCall } from '../../../../shared/people/phone-checks.ts';
import { track } from '../../../analytics/track.ts';
import { logError } from '../../../api/log.ts';
import { PHONE_ACTIVITY_PATH, phoneActivityQuery } from '../../../api/phone-activity.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { PhoneToCheck } from '../browser-model.ts';
import { PersonPhoneActivity } from './PersonPhoneActivity.tsx';
import { PersonPhoneCheck } from './PersonPhoneCheck.tsx';
import {
  allUnknown,
  type CheckedPhone,
  type DoneCheck,
  isTelling,
  type PhoneCheck,
  type PhoneCheckView,
  rowCheck,
} from './phone-check.ts';
import { toReaderMinutes } from './reader-time.ts';

/** The shortest a check may take, in milliseconds: the product's only minimum wait (P4-066, P9-038). */
const MIN_MS = 1_500;

/** Runs a check from start to finish and shows every step; never throws. */
export async function runPhoneCheck(
  phones: readonly PhoneToCheck[],
  show: (view: PhoneCheckView) => void,
  check: typeof checkPhones = checkPhones,
): Promise<void> {
  const say = (state: PhoneCheck, isPutAway = false) => {
    const putAway = () => {
      track('phone_activity_dismissed', {});
      say(state, true);
    };
    show({
      phase: state.phase,
      line: isPutAway ? null : <PersonPhoneCheck check={state} phones={phones} onDismiss={putAway} />,
      aboutOf: (phone) => {
        const row = rowCheck(phone, state, phones, isPutAway);
        // Room is kept for an answer; once the line is dismissed, none is coming.
        const hasRoom = phone.bestTimeToCall !== null && !isPutAway;
        return row === null ? null : <PersonPhoneActivity check={row} hasRoom={hasRoom} />;
      },
    });
  };
  say({ phase: 'checking' });
  const [done] = await Promise.all([check(phones), new Promise((resolve) => setTimeout(resolve, MIN_MS))]);
  say(done);
}

/** How long to wait for one phone's answer, in milliseconds. */
const LIMIT_MS = 8_000;

/**
 * Asks whether each phone is in use, with one call per phone (P4-065). Never throws: after a failure all of them are
 * Unknown (P4-069, P8-023), and also if none was answered in time (P4-070), which sends an event (P7-054).
 */
export async function checkPhones(phones: readonly PhoneToCheck[]): Promise<DoneCheck> {
  try {
    const answers = await Promise.all(
      phones.map(async (phone) => {
        const { score } = await queryClient.fetchQuery(phoneActivityQuery(phone.id, LIMIT_MS));
        return { phone, score };
      }),
    );
    if (answers.every(({ score }) => score === undefined))
      track('Timeout', { component: 'phones', path: PHONE_ACTIVITY_PATH });
    const checked = answers.map(({ phone, score }) => [phone.id, checkedPhone(phone, score)] as const);
    const isKnown = checked.some(([, { label }]) => isTelling(label));
    track('phone_activity_checked', { phones: phones.length, outcome: isKnown ? 'known' : 'unknown' });
    return { phase: 'done', at: timeOfDay(new Date()), phones: Object.fromEntries(checked) };
  } catch (error) {
    logError('get-phone-activity', error);
    track('phone_activity_checked', { phones: phones.length, outcome: 'failed' });
    return allUnknown(phones);
  }
}

function checkedPhone(phone: PhoneToCheck, score: number | null | undefined): CheckedPhone {
  const label = activityLabelOf(score);
  const best = bestTimeToCall(phone.bestTimeToCall, label, toReaderMinutes, (error) =>
    logError('convert-to-local-timezone', error),
  );
  return { label, bestTime: best === null ? null : bestTimeText(best) };
}

function timeOfDay(date: Date): string {
  return date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
