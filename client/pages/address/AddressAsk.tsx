import type { ReactNode } from 'react';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { PriceLine } from '../../ui/action/PriceLine.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import styles from './AddressPage.module.css';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.ask;

const PRICE_ID = 'price-plan';

/** What a street's page withholds, and how to see it: the price of a plan, or where to search with a house number. */
export function AddressAsk({ page: { answer, plans } }: { page: AddressPageModel }) {
  return (
    <section aria-labelledby="ask">
      <Card>
        <CardBody>
          <h2 id="ask" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
        </CardBody>
        {plans === null ? (
          <CardFoot>
            <p>{words.search}</p>
            <a href={paths.addressSearch({ location: placeText(answer.city, answer.stateCode) })}>{words.searchLink}</a>
          </CardFoot>
        ) : (
          <AskPrice plans={plans} />
        )}
      </Card>
    </section>
  );
}

function AskPrice({ plans: { href, price } }: { plans: NonNullable<AddressPageModel['plans']> }): ReactNode {
  // '$9.99 a month, renews monthly until you cancel': the sum stands out. A plan that is named first has it inside.
  const [, sum = null, rest = price] = /^(\$[\d.,]+) (.+)$/.exec(price ?? '') ?? [];
  return (
    <PriceLine
      id={PRICE_ID}
      sum={sum}
      button={
        <ButtonLink look="lamp" href={href} aria-describedby={PRICE_ID}>
          {words.start}
        </ButtonLink>
      }
    >
      {rest === null ? `${words.plan} ` : `${rest}. ${words.price} `}
      <a className={styles.compare} href={paths.pricing()}>
        {words.compare}
      </a>
    </PriceLine>
  );
}
