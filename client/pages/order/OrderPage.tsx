import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { guestCopy } from '../../../shared/copy/billing/guest.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import type { OrderPageModel } from './order-model.ts';

/** Where the payment provider returns buyers whose order is not paid. */
export function OrderPage({ page, site }: { page: OrderPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="order" data-declined={page.status === 'declined' ? '' : undefined}>
          <OrderContent page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** The order's status, whether anything was charged, and links to continue. */
function OrderContent({ page }: { page: OrderPageModel }) {
  const { order: words } = billingCopy;
  const receipts = <ButtonLink href={paths.invoices()}>{words.receipts}</ButtonLink>;
  if (page.status === 'pending') {
    const { payHref, againHref, backHref } = page;
    const { title, text, rests } = payHref === null ? words.pending : words.open;
    return (
      <Notice
        isLit
        label={words.label}
        title={title}
        actions={
          <>
            {payHref === null ? null : (
              <ButtonLink look="pine" href={payHref}>
                {words.pay}
              </ButtonLink>
            )}
            <ButtonLink look={payHref === null ? 'pine' : 'plain'} href={againHref}>
              {words.again}
            </ButtonLink>
            {payHref === null ? null : <ButtonLink href={backHref}>{words.back}</ButtonLink>}
            {receipts}
          </>
        }
      >
        <p>{page.looksAgain ? text : rests}</p>
        {page.guestEmail === undefined ? null : <p>{guestCopy.pending(page.guestEmail)}</p>}
      </Notice>
    );
  }
  const { title, text } = words[page.status];
  return (
    <Notice
      isLit={false}
      label={words.label}
      title={title}
      actions={
        <>
          <ButtonLink look="pine" href={page.backHref}>
            {words.back}
          </ButtonLink>
          {receipts}
        </>
      }
    >
      <p>{[page.message, text].filter(Boolean).join(' ')}</p>
    </Notice>
  );
}
