import type { PriceLine as Price } from '../../../shared/copy/billing/price-lines.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { LampButton } from './LampLink.tsx';
import styles from './PlanPriceLine.module.css';
import { PriceLine } from './PriceLine.tsx';
import { PriceText } from './PriceText.tsx';

/** Where a plan is sold that shows what a page withholds. */
export interface PlanOffer {
  readonly href: string;
  readonly isNewWindow?: boolean;
  /** null if it is not known */
  readonly price: Price | null;
}

/**
 * The foot of a card that a plan opens: what the plan costs, what it does here, where plans are compared, and the page's
 * only button that leads to a price.
 */
export function PlanPriceLine({
  id,
  offer: { href, isNewWindow = false, price },
  text,
  compare,
  button,
}: {
  /** what describes the button */
  id: string;
  offer: PlanOffer;
  text: string;
  /** of the link to all plans */
  compare: string;
  button: string;
}) {
  const wholeId = `${id}-whole`;
  return (
    <PriceLine
      id={id}
      sum={price?.short ?? null}
      button={
        <LampButton look="filled" href={href} isNewWindow={isNewWindow} priceId={price === null ? undefined : wholeId}>
          {button}
        </LampButton>
      }
    >
      {text}{' '}
      <a className={styles.compare} href={paths.pricing()}>
        {compare}
      </a>
      {price === null ? null : <PriceText id={wholeId} whole={price.whole} />}
    </PriceLine>
  );
}
