import type { FullPhone } from '../../../../shared/contract/phone.ts';
import { track } from '../../../analytics/track.ts';
import { checkPhones } from './check-phones.ts';
import { PersonPhoneActivity, PersonPhoneCheck } from './PersonPhoneCheck.tsx';
import { type PhoneCheck, rowCheck } from './phone-check.ts';
import type { PhoneCheckView } from './use-phone-check.ts';

/** The least that a check takes, in milliseconds: the product's only minimum wait (P4-066, P9-038). */
const MIN_MS = 1_500;

/** A check from beginning to end, with all that is to be seen of it; never throws. */
export async function runPhoneCheck(
  phones: readonly FullPhone[],
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
        // Room is kept for an answer; once the reader has put the line away none is missing.
        const hasRoom = phone.bestTimeToCall !== null && !isPutAway;
        return row === null ? null : <PersonPhoneActivity check={row} hasRoom={hasRoom} />;
      },
    });
  };
  say({ phase: 'checking' });
  const [done] = await Promise.all([check(phones), new Promise((resolve) => setTimeout(resolve, MIN_MS))]);
  say(done);
}
