import type { Plan } from '../../shared/contract/plans.ts';
import { cancelPlanCopy as words } from '../../shared/copy/billing/cancel-plan.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import { isLive, planStateOf } from '../../shared/plans/plan-state.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { PageDialog } from '../ui/overlay/PageDialog.tsx';

const DIALOG_ID = 'cancel-plan';

/** Click one: opens the dialog; without JavaScript, its page. */
export function CancelPlanLink({ text }: { text: string }) {
  return (
    <ButtonLink size="small" href={paths.cancelPlan()} data-dialog={DIALOG_ID}>
      {text}
    </ButtonLink>
  );
}

/** Click two. Both buttons look alike, nothing is asked, and nothing is offered instead. */
export function CancelPlanDialog({ plan }: { plan: Plan }) {
  if (!isLive(plan) || planStateOf(plan) === 'ending') return null;
  return (
    <PageDialog
      id={DIALOG_ID}
      title={cancelTitle(plan)}
      close={words.keep(plan.productName)}
      footer={
        <form method="post" action={paths.cancelPlan()}>
          <Button type="submit">{submitText(plan)}</Button>
        </form>
      }
    >
      <CancelPlanText plan={plan} />
    </PageDialog>
  );
}

/** What canceling means, in the dialog and on its page. */
export function CancelPlanText({ plan }: { plan: Plan }) {
  if (planStateOf(plan) === 'overdue') return <p>{`${words.endText} ${words.stays}`}</p>;
  return (
    <>
      <p>{`${words.text(formatDay(plan.paidUntil))} ${words.stays}`}</p>
      {plan.familySeats === 0 ? null : <p>{words.family}</p>}
    </>
  );
}

/** 'Cancel Premium Monthly?' */
export function cancelTitle(plan: Plan): string {
  return planStateOf(plan) === 'overdue' ? words.endTitle(plan.productName) : words.title(plan.productName);
}

/** 'Cancel plan' */
export function submitText(plan: Plan): string {
  return planStateOf(plan) === 'overdue' ? words.end : words.submit;
}
