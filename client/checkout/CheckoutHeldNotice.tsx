import { checkoutHeldCopy as words } from '../../shared/copy/billing/checkout-held.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Lantern } from '../ui/text/Lantern.tsx';
import styles from './CheckoutHeldNotice.module.css';
import type { CheckoutHeld } from './checkout-model.ts';

const MINUTE_MS = 60_000;

/**
 * Instead of the form: what the buyer has already of what the page sells, the way to it, and a quiet link to buy another
 * all the same. `now` in milliseconds since 1970. Static.
 */
export function CheckoutHeldNotice({ held, now = Date.now() }: { held: CheckoutHeld; now?: number }) {
  const { href, anotherHref } = held;
  const minutes = held.at === null ? null : Math.max(0, Math.floor((now - held.at) / MINUTE_MS));
  return (
    <section className={styles.held} aria-labelledby="checkout-held-title">
      <Lantern isLit={held.kind !== 'pending'} isLarge />
      <h2 id="checkout-held-title">{titleOf(held, minutes)}</h2>
      <p>{held.kind === 'pending' ? words.pending.text(minutes) : words[held.kind].text}</p>
      <div className={styles.actions}>
        {held.unlock === null ? (
          <ButtonLink look="pine" href={href}>
            {words[held.kind].go}
          </ButtonLink>
        ) : (
          <form method="post" action={paths.unlockReport()} data-unlock="">
            <input type="hidden" name="wpId" value={held.unlock.personId} />
            <Button look="lamp" type="submit">
              {words.credit.go}
            </Button>
          </form>
        )}
        {anotherHref === null ? null : (
          <ButtonLink look="quiet" href={anotherHref}>
            {held.kind === 'credit' ? words.credit.another : words.another}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function titleOf({ kind, at, unlock }: CheckoutHeld, minutes: number | null): string {
  switch (kind) {
    case 'open':
      return words.open.title(at);
    case 'credit':
      return words.credit.title(unlock?.credits ?? 1);
    case 'paid':
      return words.paid.title(minutes);
    case 'pending':
      return words.pending.title;
  }
}
