import { checkoutPlanCopy as words } from '../../../shared/copy/billing/checkout-plan.ts';
import styles from '../../checkout/CheckoutSubject.module.css';
import { CheckoutTicks } from '../../checkout/CheckoutTicks.tsx';
import type { CheckoutPerson, CheckoutPlanPageModel } from './checkout-plan-model.ts';

/** What a plan opens for the person who led here, by true counts; what else it holds; what it does not. Static. */
export function CheckoutPlanAside({ page: { tier, why, reportPrice } }: { page: CheckoutPlanPageModel }) {
  const person = why.kind === 'person' ? why.person : null;
  const opened = person === null ? [] : openedOf(person, tier === 'business');
  return (
    <>
      {person === null || person.hidden === null ? null : (
        <section className={styles.card} aria-labelledby="checkout-subject">
          <h2 id="checkout-subject">{words.opens.forPerson(person.firstName)}</h2>
          {opened.length === 0 ? <p>{words.opens.nothing(person.firstName)}</p> : <CheckoutTicks texts={opened} />}
        </section>
      )}
      <section className={styles.card} aria-labelledby="checkout-plan-holds">
        <h2 id="checkout-plan-holds">{words.opens.title}</h2>
        <CheckoutTicks texts={words.opens.tiers[tier]} />
      </section>
      {tier === 'premium' || tier === 'speed-search' ? (
        <section className={styles.card} aria-labelledby="checkout-plan-without">
          <h2 id="checkout-plan-without">{words.without.title}</h2>
          <p>{words.without.records(reportPrice)}</p>
        </section>
      ) : null}
    </>
  );
}

/** Only what there is: a zero is left out. */
function openedOf({ hidden }: CheckoutPerson, isBusiness: boolean): readonly string[] {
  if (hidden === null) return [];
  const { phones, addresses, emails, relatives } = words.opens;
  return [
    hidden.phones > 0 ? phones(hidden.phones) : null,
    hidden.addresses > 0 ? addresses(hidden.addresses) : null,
    hidden.emails > 0 ? emails(hidden.emails, isBusiness) : null,
    hidden.relatives > 0 ? relatives(hidden.relatives) : null,
  ].filter((text) => text !== null);
}
