import type { ReactNode } from 'react';
import type { PaymentWay } from '../../shared/contract/billing.ts';
import { checkoutPageCopy as words } from '../../shared/copy/billing/checkout-page.ts';
import { SiteBrand } from '../site/SiteBrand.tsx';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { SiteShapes } from '../site/SiteShapes.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './CheckoutFrame.module.css';
import type { CheckoutBack } from './checkout-model.ts';

/**
 * The frame of every page with a payment: nothing in its header leads away from a form by accident, only the logo and the
 * way back; a lock says in words what is safe. The foot is that of every page.
 */
export function CheckoutFrame({
  site,
  back,
  paymentWay,
  children,
}: {
  site: SiteModel;
  /** where the buyer came from; null without one */
  back: CheckoutBack | null;
  /** how the page takes payments; null if it takes none */
  paymentWay: PaymentWay | null;
  children: ReactNode;
}) {
  return (
    <SiteFrame site={site} header={<CheckoutHeader back={back} paymentWay={paymentWay} />}>
      {children}
    </SiteFrame>
  );
}

function CheckoutHeader({ back, paymentWay }: { back: CheckoutBack | null; paymentWay: PaymentWay | null }) {
  const text = paymentWay === null ? null : words.lock.texts[paymentWay];
  return (
    <header id="site-header" className={styles.header}>
      <Wrap>
        <SiteShapes />
        <div className={styles.row}>
          <SiteBrand />
          {text === null ? null : (
            <p className={styles.lock}>
              <Icon name="lock" size={16} />
              <span>
                <b>{words.lock.title}</b>
                <small>{text}</small>
              </span>
            </p>
          )}
          {back === null ? null : (
            <a className={styles.back} href={back.href}>
              <Icon name="left" size={16} />
              {back.to === undefined ? words.back.person(back.firstName) : words.back[back.to]}
            </a>
          )}
        </div>
      </Wrap>
    </header>
  );
}
