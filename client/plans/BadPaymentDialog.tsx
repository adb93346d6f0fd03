import { useEffect, useRef } from 'react';
import type { BillingInfo } from '../../shared/contract/billing.ts';
import type { Plan } from '../../shared/contract/plans.ts';
import { badPaymentCopy as words } from '../../shared/copy/billing/bad-payment.ts';
import { expiryText, payerName } from '../../shared/copy/billing/payment-method.ts';
import { paths } from '../../shared/urls/paths.ts';
import { track } from '../analytics/track.ts';
import { ButtonLink } from '../ui/action/Button.tsx';
import { Chip } from '../ui/action/Chip.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import styles from './Upgrade.module.css';

/** What the dialog about a payment needs to know. */
export interface BadPayment {
  readonly billingInfo: BillingInfo;
  /** null: not known */
  readonly plan: Plan | null;
}

/**
 * Says that the latest payment failed, with which method, what is due and until when, and leads to where another method
 * is given (P2-102, F1-22, F2-66, F8-24, F8-25). For a viewer whose payments are fine it says so, and only offers to
 * change the method.
 *
 * @param backPath same-site path to go to once it is paid
 */
export function BadPaymentDialog({
  payment: { billingInfo, plan },
  backPath,
  onClose,
}: {
  payment: BadPayment;
  backPath: string;
  onClose: () => void;
}) {
  const another = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The dialog opens by itself, and a key pressed at that moment must not end the plan.
    another.current?.focus({ preventScroll: true });
    track('bad_payment_shown', {});
  }, []);
  const isFine = plan?.status === 'active';
  return (
    <Dialog
      title={isFine ? words.fine.title : words.title}
      crumbs={
        isFine ? undefined : (
          <div>
            <Chip tone="warn">{words.tag}</Chip>
          </div>
        )
      }
      onClose={onClose}
      footer={
        <>
          {isFine || plan === null ? null : <ButtonLink href={paths.cancelPlan()}>{words.endPlan}</ButtonLink>}
          <ButtonLink ref={another} look="pine" href={paths.paymentMethod({ from: backPath })}>
            {words.another}
          </ButtonLink>
        </>
      }
    >
      <p>{isFine ? words.fine.text : words.text}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{words.method}</dt>
          <dd>{methodText(billingInfo)}</dd>
        </div>
        {isFine || plan === null ? null : (
          <div>
            <dt>{words.due}</dt>
            <dd>{words.dueFor(plan.price, plan.productName)}</dd>
          </div>
        )}
      </dl>
      {isFine || plan?.endsAt == null ? null : (
        <p>
          <b>{words.endsAt(plan.endsAt)}</b> {words.stays}
        </p>
      )}
    </Dialog>
  );
}

function methodText(info: BillingInfo): string {
  const name = payerName(info);
  return 'paypalInfo' in info || info.expiresAt === null ? name : words.expires(name, expiryText(info.expiresAt));
}
