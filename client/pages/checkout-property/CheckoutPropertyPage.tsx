import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { propertyHoldings } from '../../../shared/copy/records/property-holds.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import { CheckoutHeldNotice } from '../../checkout/CheckoutHeldNotice.tsx';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from '../../checkout/CheckoutLayout.tsx';
import { CheckoutSale } from '../../checkout/CheckoutSale.tsx';
import styles from '../../checkout/CheckoutSubject.module.css';
import { CheckoutTicks } from '../../checkout/CheckoutTicks.tsx';
import type { CheckoutPropertyPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';

/** The checkout of one property report (P2-117), with what this one holds; or what the buyer already has. */
export function CheckoutPropertyPage({ page, site }: { page: CheckoutPropertyPageModel; site: SiteModel }) {
  const { checkout, option, street, place, propertyPage, takesPayments, held } = page;
  const paymentWay = held === null ? (checkout?.paymentWay ?? null) : null;
  return (
    <CheckoutFrame site={site} back={{ href: propertyPage, firstName: null, to: 'property' }} paymentWay={paymentWay}>
      <Wrap hasEnd>
        <div id="checkout-head">
          <CheckoutHead title={words.title} lede={words.lede(street, place)} />
        </div>
        {held === null && checkout !== null && option !== null ? (
          <CheckoutSale
            goods="property"
            checkout={checkout}
            options={[option]}
            choices={null}
            aside={<CheckoutPropertyCard holds={page.holds} />}
          />
        ) : (
          <CheckoutLayout
            aside={
              <div id="checkout-aside">
                <CheckoutPropertyCard holds={page.holds} />
              </div>
            }
          >
            {held === null ? (
              <div id="checkout-closed">
                <CheckoutNothing
                  title={checkoutClosedCopy.title}
                  text={takesPayments ? words.soldOut : checkoutClosedCopy.text}
                  link={{ text: words.back, href: propertyPage }}
                />
              </div>
            ) : (
              <div id="checkout-held">
                <CheckoutHeldNotice held={held} />
              </div>
            )}
          </CheckoutLayout>
        )}
      </Wrap>
    </CheckoutFrame>
  );
}

/** What this property's report holds, counted from it (P9-044); nothing is promised where nobody counted. Static. */
function CheckoutPropertyCard({ holds }: Pick<CheckoutPropertyPageModel, 'holds'>) {
  const held = holds === null ? [] : propertyHoldings(holds);
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{words.holds}</h2>
      {held.length === 0 ? <p>{holds === null ? words.uncounted : words.little}</p> : <CheckoutTicks texts={held} />}
      <p className={styles.note}>{words.records}</p>
    </section>
  );
}
