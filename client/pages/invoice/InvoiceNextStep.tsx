import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import type { InvoicePageModel } from '../page-model.ts';

const { invoice: words } = billingCopy;

/** The one way on from a receipt, to what was bought; a form where a credit is used, which works without scripts. */
export function InvoiceNextStep({ next }: Pick<InvoicePageModel, 'next'>) {
  switch (next.kind) {
    case 'unlock':
      return (
        <form method="post" action={paths.unlockReport()}>
          <input type="hidden" name="wpId" value={next.personId} />
          <Button type="submit" look="pine">
            {words.unlock(next.firstName)}
          </Button>
        </form>
      );
    case 'person':
      return (
        <ButtonLink look="pine" href={next.href}>
          {words.toPerson(next.firstName)}
        </ButtonLink>
      );
    case 'property':
      return (
        <ButtonLink look="pine" href={next.href}>
          {words.toProperty}
        </ButtonLink>
      );
    case 'search':
      return (
        <ButtonLink look="pine" href={paths.peopleSearch()}>
          {words.toSearch}
        </ButtonLink>
      );
  }
}
