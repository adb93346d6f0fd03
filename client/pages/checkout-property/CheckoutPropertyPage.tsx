import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from '../../checkout/CheckoutLayout.tsx';
import { CHECKOUT_ID, CheckoutOfferForm } from '../../checkout/CheckoutOfferForm.tsx';
import styles from '../../checkout/CheckoutSubject.module.css';
import { CheckoutTerms } from '../../checkout/CheckoutTerms.tsx';
import type { CheckoutPropertyPageModel } from '../../checkout/checkout-model.ts';
import { Island } from '../../islands/Island.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';

/** The checkout of one property report (P2-117). */
export function CheckoutPropertyPage({ page, site }: { page: CheckoutPropertyPageModel; site: SiteModel }) {
  const { checkout, option, street, place, propertyPage, takesPayments } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="checkout-head">
          <CheckoutHead title={words.title} lede={words.lede(street, place)} />
        </div>
        <CheckoutLayout
          aside={
            <div id="checkout-aside">
              <CheckoutPropertyCard propertyPage={propertyPage} />
            </div>
          }
        >
          {checkout === null || option === null ? (
            <div id="checkout-closed">
              <CheckoutNothing
                title={checkoutClosedCopy.title}
                text={takesPayments ? words.soldOut : checkoutClosedCopy.text}
                link={{ text: words.back, href: propertyPage }}
              />
            </div>
          ) : (
            <Island id={CHECKOUT_ID}>
              <CheckoutOfferForm checkout={checkout} options={[option]}>
                <CheckoutTerms options={[option]} />
              </CheckoutOfferForm>
            </Island>
          )}
        </CheckoutLayout>
      </Wrap>
    </SiteFrame>
  );
}

/** What property records contain, without this property's own. Static. */
function CheckoutPropertyCard({ propertyPage }: { propertyPage: string }) {
  const { holds, sections } = propertyPagesCopy.page;
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{holds}</h2>
      {(['basic', 'tax', 'transaction'] as const).map((section) => (
        <p key={section}>
          <b>{personPropertyCopy.sections[section]}</b>
          {` ${sections[section]}`}
        </p>
      ))}
      <p className={styles.note}>{words.records}</p>
      <a href={propertyPage}>{words.back}</a>
    </section>
  );
}
