import { checkoutPlanCopy } from '../../../shared/copy/billing/checkout-plan.ts';
import { hardStopCopy as words } from '../../../shared/copy/billing/hard-stop.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { markShown } from '../../analytics/mark-event.ts';
import { CheckoutHead } from '../../checkout/CheckoutLayout.tsx';
import cardStyles from '../../checkout/CheckoutSubject.module.css';
import { CheckoutTicks } from '../../checkout/CheckoutTicks.tsx';
import { RecentViews } from '../../history/RecentViews.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { CheckoutReason, HardStopNotice } from './checkout-plan-model.ts';
import styles from './HardStop.module.css';

type Limit = Extract<CheckoutReason, { kind: 'limit' }>;

/** What a visitor reads who has opened as many people as is free: when there is room again and what stays free. Static. */
export function HardStop({ why: { path, stop } }: { why: Limit }) {
  const isOpen = stop?.isOpen === true && path !== null;
  return (
    <>
      <CheckoutHead {...headOf(isOpen, stop)} />
      {isOpen ? (
        <p className={styles.again}>
          <ButtonLink look="pine" href={path}>
            {words.again.link}
          </ButtonLink>
        </p>
      ) : null}
      <div className={styles.facts} {...markShown('hard_stop_shown', {})}>
        {isOpen ? null : (
          <section className={cardStyles.card} aria-labelledby="hard-stop-when">
            <h2 id="hard-stop-when">{words.when.title}</h2>
            {stop === null || stop.opens === null ? (
              <p>{words.when.unknown}</p>
            ) : (
              <>
                <p>
                  <strong>{words.when.at(stop.opens)}</strong>
                </p>
                <p>{words.when.each}</p>
              </>
            )}
          </section>
        )}
        <section className={cardStyles.card} aria-labelledby="hard-stop-free">
          <h2 id="hard-stop-free">{words.free.title}</h2>
          <CheckoutTicks texts={[words.free.search, words.free.opened, words.free.removal]} />
          <div className={styles.links}>
            <a href={paths.peopleSearch()}>{words.free.toSearch}</a>
            <a href={paths.optOut({ personPath: path })}>{words.free.toRemoval}</a>
          </div>
        </section>
        {stop === null || stop.accountLimit === null ? null : (
          <section className={cardStyles.card} aria-labelledby="hard-stop-account">
            <h2 id="hard-stop-account">{words.account.title}</h2>
            <p>{words.account.text(stop.accountLimit)}</p>
            <div className={styles.ways}>
              <ButtonLink look={isOpen ? 'plain' : 'pine'} href={paths.signUp({ redirect: path })}>
                {words.account.signUp}
              </ButtonLink>
              <ButtonLink href={paths.login({ redirect: path })}>{words.account.logIn}</ButtonLink>
            </div>
          </section>
        )}
      </div>
      <div className={styles.plan}>
        <h2>{words.plan.title}</h2>
        <p>
          {words.plan.text} {checkoutPlanCopy.trial}
        </p>
      </div>
    </>
  );
}

/**
 * What this browser opened: its own list, because who counts may be others on the same network. It is the last part of
 * the page, so that nothing moves when it arrives.
 */
export function OpenedToday() {
  return (
    <div className={styles.opened}>
      <RecentViews look="day" />
    </div>
  );
}

function headOf(isOpen: boolean, stop: HardStopNotice | null): { readonly title: string; readonly lede: string } {
  if (isOpen) return words.again;
  if (stop?.isShared === true) return words.network;
  return { title: words.title(stop?.limit ?? null), lede: words.lede };
}
