import { createRoot } from 'react-dom/client';
import { withoutPlanFlags } from '../../shared/urls/builders/plan-flag-paths.ts';
import { logError } from '../api/log.ts';
import { isDelinquent, loadBillingInfo, loadPlan } from '../api/plan-calls.ts';
import { type BadPayment, BadPaymentDialog } from './BadPaymentDialog.tsx';
import { forgetPlanFlags, pagePath } from './page-path.ts';

let isOpen = false;

/**
 * Opens the dialog about a payment (P2-060), but never without billing info: it would have nothing to update (F5-25). A
 * failure is only logged (P8-014).
 *
 * @returns whether it is open
 */
export async function openBadPayment(): Promise<boolean> {
  if (isOpen) return true;
  isOpen = true;
  const payment = await loadPayment();
  if (payment === null) {
    isOpen = false;
    return false;
  }
  // A dialog is placed at the end of the document, wherever it is rendered.
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    isOpen = false;
    forgetPlanFlags();
  };
  const backPath = withoutPlanFlags(pagePath());
  root.render(<BadPaymentDialog payment={payment} backPath={backPath} onClose={close} />);
  return true;
}

/**
 * For a viewer of type delinquent who used a button: asks whether their last payment failed, and if it did, opens the
 * dialog (P4-021, P4-022). A failure is only logged (P8-014).
 *
 * @returns whether it is open
 */
export async function openIfDelinquent(): Promise<boolean> {
  try {
    return (await isDelinquent()) && (await openBadPayment());
  } catch (error) {
    logError('delinquency-status', error);
    return false;
  }
}

/** What the dialog shows; null if it must not open. */
async function loadPayment(): Promise<BadPayment | null> {
  try {
    const [billingInfo, plan] = await Promise.all([loadBillingInfo(), loadPlan().catch(() => null)]);
    return billingInfo === null ? null : { billingInfo, plan: plan?.plan ?? null };
  } catch (error) {
    logError('billing-info', error);
    return null;
  }
}
