import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import type { OrderPageModel } from '../page-model.ts';

const { order: words } = billingCopy;

/** How the order stands, whether anything was charged, and the ways on. */
export function OrderContent({ page }: { page: OrderPageModel }) {
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
