import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import type { InvoicePageModel } from './invoice-model.ts';

const { invoice: words } = billingCopy;

type Next = InvoicePageModel['next'];

/**
 * The link from a receipt to the purchase; a form if a credit is used, which works without JavaScript. It costs nothing
 * more, so it is never in the color of a price.
 */
export function InvoiceNextStep({ next }: { next: Next }) {
  if (next.kind === 'unlock')
    return (
      <form method="post" action={paths.unlockReport()}>
        <input type="hidden" name="wpId" value={next.personId} />
        <Button type="submit" look="pine">
          {words.unlock(next.firstName)}
        </Button>
      </form>
    );
  const { href, text } = linkOf(next);
  return (
    <ButtonLink look="pine" href={href}>
      {text}
    </ButtonLink>
  );
}

function linkOf(next: Exclude<Next, { kind: 'unlock' }>): { readonly href: string; readonly text: string } {
  switch (next.kind) {
    case 'report':
      return { href: next.href, text: words.toReport };
    case 'runner':
      return { href: next.href, text: words.toRunner };
    case 'page':
      return { href: next.href, text: next.firstName === null ? words.toPage : words.toPerson(next.firstName) };
    case 'back':
      return { href: next.href, text: next.fullName === null ? words.toPage : words.toPerson(next.fullName) };
    case 'lists':
      return { href: paths.speedSearch(), text: words.toLists };
    case 'search':
      return { href: paths.peopleSearch(), text: words.toSearch };
  }
}
