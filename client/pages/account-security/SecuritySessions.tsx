import type { SessionList } from '../../../shared/contract/account.ts';
import { accountSecurityCopy } from '../../../shared/copy/account/account-security.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import styles from './SecuritySessions.module.css';

const words = accountSecurityCopy.sessions;

/** Where the account is logged in; each one can be logged out by itself, and all others at once. */
export function SecuritySessions({ sessions }: { sessions: SessionList }) {
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <AccountPart id="security-sessions" title={words.title}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <form method="post" action={paths.accountSecurity()}>
          <input type="hidden" name="action" value="end-others" />
          <Button type="submit">{words.endOthers}</Button>
        </form>
      ) : (
        <p>{words.alone}</p>
      )}
    </AccountPart>
  );
}

function SessionLine({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: SessionList[number] }) {
  return (
    <li>
      <div>
        <p className={styles.device}>
          {device}
          {isCurrent ? <Chip tone="pine">{words.current}</Chip> : null}
        </p>
        <p className={styles.times}>
          {words.loggedIn(formatDay(createdAt))} · {words.lastUsed(formatDay(lastUsedAt))}
        </p>
      </div>
      {isCurrent ? null : (
        <form method="post" action={paths.accountSecurity()}>
          <input type="hidden" name="action" value="end-session" />
          <input type="hidden" name="session" value={id} />
          <Button type="submit" size="small" aria-label={words.endLabel(device)}>
            {words.end}
          </Button>
        </form>
      )}
    </li>
  );
}
