import type { ReactNode } from 'react';
import type { Product } from '../../shared/contract/billing.ts';
import { upgradeCopy as words } from '../../shared/copy/billing/upgrade.ts';
import { formatPrice } from '../../shared/copy/format/dollars.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import { chargeOf } from '../../shared/plans/decide-upgrade.ts';
import { addMonths, PERIOD_MONTHS } from '../../shared/plans/months.ts';
import { Icon } from '../ui/text/Icon.tsx';
import type { PayableOffer } from './send-upgrade.ts';
import styles from './Upgrade.module.css';

/** An offer that says its price. */
type PricedOffer = PayableOffer | { readonly kind: 'checkout'; readonly product: Product };

/** What the plan holds, the reason for the click first. */
export function UpgradeHolds({ type, credits }: { type: UpgradeType; credits: number }) {
  const holds = credits > 0 ? [...words.holds[type], words.credits(credits)] : words.holds[type];
  return (
    <ul className={styles.holds}>
      {holds.map((text) => (
        <li key={text}>
          <Icon name="check" size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * What the upgrade costs today, what of that goes back, and when it renews for how much. Nothing is left for the next
 * page to say.
 *
 * @param now when the offer was made, milliseconds since 1970
 */
export function UpgradeTerms({ offer, now }: { offer: PricedOffer; now: number }) {
  const { price, period: every } = offer.product;
  const period = every ?? 'month';
  if (offer.kind === 'checkout')
    return (
      <>
        <dl className={styles.rows}>
          <Row term={words.rows.price} isSum>
            {words.priceText(price, period)}
          </Row>
        </dl>
        <p>{words.renewsUntil(period)}</p>
      </>
    );
  const { charge, refund } = chargeOf(offer);
  const from = offer.kind === 'change' ? offer.change.from : now;
  return (
    <>
      <dl className={styles.rows}>
        <Row term={words.rows.charged(offer.paidWith)} isSum={refund === 0}>
          {formatPrice(charge)}
        </Row>
        {offer.kind === 'change' && refund > 0 ? (
          <>
            <Row term={words.rows.back(offer.plan.productName)}>{words.amountBack(refund)}</Row>
            <Row term={words.rows.sum} isSum>
              {formatPrice(charge - refund)}
            </Row>
          </>
        ) : null}
      </dl>
      <p>{words.renews(price, period, addMonths(from, PERIOD_MONTHS[period]))}</p>
    </>
  );
}

function Row({ term, isSum = false, children }: { term: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
