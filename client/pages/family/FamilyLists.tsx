import type { FamilyAnswer } from '../../../shared/contract/plans.ts';
import { familyCopy as words } from '../../../shared/copy/account/family.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './FamilyLists.module.css';

/** Who shares the plan. Removing somebody asks first, in a question that unfolds even without scripts. */
export function FamilyMembers({ members }: Pick<FamilyAnswer, 'members'>) {
  const { members: text } = words;
  if (members.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.list}>
      {members.map(({ id, email, joinedAt }) => (
        <li key={id}>
          <p className={styles.who}>
            <b>{email}</b>
            <span>{text.joined(formatDay(joinedAt))}</span>
          </p>
          <details className={styles.remove}>
            <summary>
              {text.remove}
              <VisuallyHidden>{` ${email}`}</VisuallyHidden>
            </summary>
            <form method="post" action={paths.family()}>
              <p>{text.confirm(email)}</p>
              <input type="hidden" name="action" value="remove" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small" aria-label={text.removeLabel(email)}>
                {text.submit}
              </Button>
            </form>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Who is invited. A withdrawn invitation can be sent again, so this asks nothing. */
export function FamilyInvitations({ invitations, now }: Pick<FamilyAnswer, 'invitations'> & { now: number }) {
  const { invitations: text } = words;
  return (
    <ul className={styles.list}>
      {invitations.map(({ id, email, sentAt, expiresAt }) => (
        <li key={id}>
          <p className={styles.who}>
            <b>{email}</b>
            <span>
              {text.sent(formatDay(sentAt))} · {(expiresAt > now ? text.expires : text.expired)(formatDay(expiresAt))}
            </span>
          </p>
          <form method="post" action={paths.family()}>
            <input type="hidden" name="action" value="withdraw" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small" aria-label={text.withdrawLabel(email)}>
              {text.withdraw}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
