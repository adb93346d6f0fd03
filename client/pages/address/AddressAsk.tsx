import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PlanPriceLine } from '../../ui/action/PlanPriceLine.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import styles from './AddressPage.module.css';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.ask;

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
          <PlanPriceLine
            id="price-plan"
            offer={plans}
            text={plans.price === null ? words.plan : words.price}
            compare={words.compare}
            button={words.start}
          />
        )}
      </Card>
    </section>
  );
}
