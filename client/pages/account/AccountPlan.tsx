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
  return (
    <div>
      <p className={styles.left}>
        <b>{words.left(left, max)}</b>
        {until === null ? null : ` ${words.until(formatDay(until))}`}
      </p>
      {/* The sentence above says the same. */}
      <svg className={styles.meter} width="100%" height="6" aria-hidden="true">
        <rect width={`${(100 * left) / Math.max(max, 1)}%`} height="6" rx="3" />
      </svg>
    </div>
  );
}
