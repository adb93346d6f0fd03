import type { Plan } from '../../../shared/contract/plans.ts';
import { managePlanCopy, planCardCopy } from '../../../shared/copy/billing/manage-plan.ts';
import { renewalCopy } from '../../../shared/copy/billing/renewal.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { KEEP_ID } from '../../billing/PlanCard.tsx';
import { CheckoutRenewal } from '../../checkout/CheckoutRenewal.tsx';
import { NO_CHECKOUT_VALUES } from '../../checkout/no-checkout-values.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './ManagePlanPage.module.css';
import type { KeepPlan } from './manage-plan-model.ts';

const words = managePlanCopy.keep;

/** Takes back a cancellation, or a change that has not taken effect: the plan renews again, so its owner agrees again. */
export function KeepPlanForm({ plan, keep: { error, boxError, needsMethod, action } }: { plan: Plan; keep: KeepPlan }) {
  const { productName, price, period, next, paidUntil } = plan;
  const submit = next === null ? planCardCopy.keep : planCardCopy.keepOld(productName);
  return (
    <AccountPart id={KEEP_ID} title={next === null ? words.title : words.changeTitle(productName)}>
      <p>
        {next === null
          ? words.text(productName, price, period, formatDay(paidUntil))
          : words.changeText(productName, next.productName, formatDay(next.from))}
      </p>
      {needsMethod ? (
        <>
          <p>{words.noMethod}</p>
          <p>
            <ButtonLink href={paths.paymentMethod({ from: action })}>{words.toMethod}</ButtonLink>
          </p>
        </>
      ) : (
        <form className={styles.form} method="post" action={action}>
          {error === null ? null : <Banner tone="error">{error}</Banner>}
          <CheckoutRenewal
            checkout={{ paymentWay: 'none', onFile: null, keepsMethod: false, values: NO_CHECKOUT_VALUES }}
            errors={boxError === null ? {} : { renews: boxError }}
            focus={boxError === null ? undefined : 'renews'}
            options={[{ submit, renewal: renewalCopy.text(productName, price, period) }]}
          />
          <Button type="submit" look="pine">
            {submit}
          </Button>
        </form>
      )}
    </AccountPart>
  );
}
