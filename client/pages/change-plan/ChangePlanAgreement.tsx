import { changePlanCopy as words } from '../../../shared/copy/billing/change-plan.ts';
import { checkoutPlanCopy } from '../../../shared/copy/billing/checkout-plan.ts';
import { payerName } from '../../../shared/copy/billing/payment-method.ts';
import { renewalCopy } from '../../../shared/copy/billing/renewal.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import { CheckoutAttestation } from '../../checkout/CheckoutAttestation.tsx';
import formStyles from '../../checkout/CheckoutForm.module.css';
import { CheckoutRenewal } from '../../checkout/CheckoutRenewal.tsx';
import termStyles from '../../checkout/CheckoutTerms.module.css';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import styles from './ChangePlanPage.module.css';
import type { ChangePlanForm, ChangePlanPageModel } from './change-plan-model.ts';

/** The heading of the form, which the plans above it lead to. */
export const CHANGE_FORM_ID = 'change-form';

/** What happens, what its owner agrees to, and the button that does it. */
export function ChangePlanAgreement({ page, form }: { page: ChangePlanPageModel; form: ChangePlanForm }) {
  const { picked, action, key, values, errors } = form;
  const { name, price, period, change } = picked;
  const checkout = { paymentWay: 'none', onFile: null, keepsMethod: false, values } as const;
  const submit = change.when === 'now' ? words.submit.now(change.charge) : words.submit.later(formatDay(change.from));
  const focus = (['purpose', 'attests', 'renews'] as const).find((field) => errors[field] !== undefined);
  return (
    <section aria-labelledby={CHANGE_FORM_ID}>
      <form className={formStyles.form} method="post" action={action}>
        <h2 id={CHANGE_FORM_ID} className={styles.title}>
          {words.toName(name)}
        </h2>
        <dl className={termStyles.terms}>
          {termsOf(page, form).map(([term, text], at) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={at === 0 ? termStyles.total : undefined}>{text}</dd>
            </div>
          ))}
        </dl>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="product" value={picked.productId} />
        <input type="hidden" name="shownCharge" value={change.charge} />
        <CheckoutAttestation checkout={checkout} errors={errors} focus={focus} />
        <CheckoutRenewal
          checkout={checkout}
          errors={errors}
          focus={focus}
          options={[{ submit, renewal: renewalCopy.text(name, price, period) }]}
        />
        <div className={styles.buttons}>
          <ButtonLink href={page.backHref}>{words.keep(page.plan.productName)}</ButtonLink>
          <Button look={change.when === 'now' ? 'lamp' : 'pine'} type="submit">
            {submit}
          </Button>
        </div>
      </form>
    </section>
  );
}

const MONTHS = { month: 1, year: 12 } as const;

function termsOf({ plan, paidWith }: ChangePlanPageModel, { picked }: ChangePlanForm): [string, string][] {
  const { price, period, change } = picked;
  const { terms } = words;
  const isNow = change.when === 'now';
  const renewsAt = isNow ? addMonths(change.from, MONTHS[period]) : change.from;
  const renews: [string, string] = [terms.renews, checkoutPlanCopy.renews(renewsAt, price, period)];
  const from = isNow ? null : formatDay(change.from);
  const sharing: [string, string][] =
    plan.familySeats === 0 ? [] : [[terms.sharing, terms.sharingEnds(plan.productName, from)]];
  if (!isNow)
    return [
      [terms.today, terms.nothing],
      [terms.starts, terms.startsOn(formatDay(change.from), plan.productName)],
      renews,
      ...sharing,
    ];
  return [
    [terms.today, formatPrice(change.charge)],
    [terms.paidWith, payerName(paidWith)],
    ...(change.refund === 0
      ? []
      : [[terms.refund, terms.refundText(formatPrice(change.refund), plan.productName)] as [string, string]]),
    renews,
    ...sharing,
  ];
}
