import { checkoutWaitCopy as words } from '../../../shared/copy/billing/checkout-wait.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import type { CheckoutWaitPageModel } from './checkout-wait-model.ts';

/** While nobody knows yet what became of an order: that we are finding out, and that nothing needs to be done. */
export function CheckoutWaitPage({ page, site }: { page: CheckoutWaitPageModel; site: SiteModel }) {
  return (
    <CheckoutFrame site={site} back={null} paymentWay={null}>
      <Wrap hasEnd>
        <div id="checkout-wait" aria-live="polite">
          <Notice
            isLit
            label={words.label}
            title={words.title}
            actions={
              <ButtonLink look="pine" href={page.againHref}>
                {words.check}
              </ButtonLink>
            }
          >
            <p>{page.looksAgain ? words.text : words.rests}</p>
            <p>{words.once}</p>
          </Notice>
        </div>
      </Wrap>
    </CheckoutFrame>
  );
}
