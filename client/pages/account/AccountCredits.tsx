import { accountCopy } from '../../../shared/copy/account/account.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { CreditPrice, creditPriceId } from '../../billing/CreditPrice.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './AccountPage.module.css';
import type { AccountPageModel } from './account-model.ts';

const words = accountCopy.credits;

/** Background credits left, and until when. */
export function AccountCredits({
  credits: { count, nearestExpiry },
  creditPrice,
}: Pick<AccountPageModel, 'credits' | 'creditPrice'>) {
  return (
    <AccountPart id="account-credits" title={words.title}>
      <div>
        <p>{count === 0 ? words.none : <b>{words.left(count)}</b>}</p>
        <p>{nearestExpiry === null ? words.oneEach : words.until(formatDay(nearestExpiry), count)}</p>
      </div>
      <CreditPrice price={creditPrice} />
      <p className={styles.ways}>
        <ButtonLink size="small" href={paths.purchaseCredits()} aria-describedby={creditPriceId(creditPrice)}>
          {words.buy}
        </ButtonLink>
        <a className={styles.way} href={paths.accountLedger()}>
          {words.toLedger}
        </a>
      </p>
    </AccountPart>
  );
}
