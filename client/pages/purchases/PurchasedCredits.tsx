import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { daysLeft } from '../../../shared/copy/format/days-left.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { CreditPrice, creditPriceId } from '../../billing/CreditPrice.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './PurchasesPage.module.css';

const { credits: words } = purchasesCopy;

/** Unused credits by the day they end, and how to use them. `now` is in milliseconds since 1970. */
export function PurchasedCredits({
  credits,
  price,
  now,
}: {
  credits: PurchasesAnswer['credits'];
  /** of one more, in whole */
  price: string | undefined;
  now: number;
}) {
  if (credits.length === 0)
    return (
      <AccountPart id="credits" title={words.title}>
        <p>
          {`${words.none} `}
          <a href={paths.purchaseCredits()} aria-describedby={creditPriceId(price)}>
            {words.buy}
          </a>
          <CreditPrice price={price} />
        </p>
      </AccountPart>
    );
  return (
    <AccountPart id="credits" title={words.title}>
      <ul className={styles.list}>
        {credits.map(({ count, expiresAt, isOfPlan }) => (
          <li key={`${expiresAt} ${isOfPlan}`} className={styles.line}>
            <div>
              <h3>{isOfPlan ? words.ofPlan(count) : words.line(count)}</h3>
              <p>{words.until(formatDay(expiresAt), daysLeft(expiresAt, now))}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{words.how}</p>
      <p>
        <ButtonLink size="small" href={paths.peopleSearch()}>
          {words.find}
        </ButtonLink>
      </p>
    </AccountPart>
  );
}
