import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { CheckoutForm } from '../../checkout/CheckoutForm.tsx';
import head from '../../checkout/CheckoutLayout.module.css';
import { CheckoutHead, CheckoutLayout, CheckoutNothing } from '../../checkout/CheckoutLayout.tsx';
import card from '../../checkout/CheckoutSubject.module.css';
import styles from '../../checkout/CheckoutSubject.module.css';
import terms from '../../checkout/CheckoutTerms.module.css';
import { CheckoutTerms } from '../../checkout/CheckoutTerms.tsx';
import type { CheckoutPropertyPageModel } from '../../checkout/checkout-model.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';

const HEAD_SHEETS = [head];
const CARD_SHEETS = [card];
const TERMS_SHEETS = [terms];

/** The checkout of one property report (P2-117). */
export function CheckoutPropertyPage({ page, site }: { page: CheckoutPropertyPageModel; site: SiteModel }) {
  const { checkout, option, street, place, propertyPage, takesPayments } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="checkout-head" sheets={HEAD_SHEETS}>
          {import.meta.env.SSR ? <CheckoutHead title={words.title} lede={words.lede(street, place)} /> : null}
        </ServerHtml>
        <CheckoutLayout
          aside={
            <ServerHtml id="checkout-aside" sheets={CARD_SHEETS}>
              {import.meta.env.SSR ? <CheckoutPropertyCard propertyPage={propertyPage} /> : null}
            </ServerHtml>
          }
        >
          {checkout === null || option === null ? (
            <ServerHtml id="checkout-closed" sheets={CARD_SHEETS}>
              {import.meta.env.SSR ? (
                <CheckoutNothing
                  title={checkoutCopy.closed.title}
                  text={takesPayments ? words.soldOut : checkoutCopy.closed.text}
                  link={{ text: words.back, href: propertyPage }}
                />
              ) : null}
            </ServerHtml>
          ) : (
            <CheckoutForm checkout={checkout} submits={[option.submit]}>
              <ServerHtml id="checkout-offer" sheets={TERMS_SHEETS}>
                {import.meta.env.SSR ? <CheckoutTerms options={[option]} /> : null}
              </ServerHtml>
            </CheckoutForm>
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
