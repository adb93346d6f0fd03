import { accountCopy } from '../../../shared/copy/account/account.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import styles from './AccountPage.module.css';
import type { AccountPageModel } from './account-model.ts';

const words = accountCopy.plan;

/** The plan, and how many people are left in this period. */
export function AccountPlan({ plan }: Pick<AccountPageModel, 'plan'>) {
  if (plan === null)
    return (
      <AccountPart id="account-plan" title={words.none}>
        <p>{words.noneText}</p>
      </AccountPart>
    );
  const { name, people } = plan;
  return (
    <AccountPart id="account-plan" title={name}>
      {people === null ? <p>{words.unlimited}</p> : <PeopleLeft people={people} />}
      <p>
        <a className={styles.way} href={paths.accountLedger()}>
          {words.toLedger}
        </a>
      </p>
    </AccountPart>
  );
}

function PeopleLeft({
  people: { left, max, until },
}: {
  people: NonNullable<NonNullable<AccountPageModel['plan']>['people']>;
}) {
  const text = words.left(left, max);
  return (
    <div>
      <p className={styles.left}>
        <b>{text}</b>
        {until === null ? null : ` ${words.until(formatDay(until))}`}
      </p>
      <meter className={styles.meter} min={0} max={max} value={left} aria-label={text} />
    </div>
  );
}
