import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../shared/copy/records/court-runner.ts';
import { requestTotal } from '../../../shared/court-runner/county-options.ts';
import { CheckoutForm } from '../../checkout/CheckoutForm.tsx';
import { CheckoutTerms } from '../../checkout/CheckoutTerms.tsx';
import type { FieldLabels } from '../../checkout/CheckoutWrong.tsx';
import type { CheckoutModel, CheckoutServed } from '../../checkout/checkout-model.ts';
import { CourtRunnerChoice, CourtRunnerFields, CourtRunnerNote } from '../../court-runner/CourtRunnerFields.tsx';
import { readCounties, tickCounties } from '../../court-runner/county-boxes.ts';
import { readStored, storeHandOver } from '../../court-runner/hand-over-storage.ts';
import { checkRunnerForm, emptyHalfDate } from '../../court-runner/read-runner-form.ts';
import { Button } from '../../ui/action/Button.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { keepBirthDate, keptBirthDate } from './forget-birth-date.ts';
import styles from './PurchaseCourtRunnerPage.module.css';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner-model.ts';

const words = courtRunnerCopy.purchase;
/** The island of the purchase, by its id. */
export const PURCHASE_ID = 'purchase';
const FACTS = [
  { term: checkoutCopy.terms.renews, text: checkoutCopy.terms.doesNot },
  { term: words.terms.charged, text: words.terms.chargedText },
  { term: words.terms.refund, text: words.terms.refundText },
];
/** Of the fields that this page adds, for the list beside the button. */
const LABELS: FieldLabels = {
  firstName: courtRunnerCopy.form.firstName,
  middleName: courtRunnerCopy.form.middleName,
  lastName: courtRunnerCopy.form.lastName,
  birthDate: courtRunnerCopy.form.birthDate,
  county: courtRunnerCopy.form.counties,
  old: courtRunnerCopy.form.counties,
};

/**
 * Counties chosen on the person page are checked here, the total follows the checkboxes, and a reload keeps what was chosen
 * and typed. Session storage holds which products were chosen; prices come from the server.
 */
export function PurchaseCourtRunnerForm({
  page,
  baseProduct,
  checkout,
  served,
}: {
  page: PurchaseCourtRunnerPageModel;
  baseProduct: NonNullable<PurchaseCourtRunnerPageModel['baseProduct']>;
  checkout: CheckoutModel;
  /** what only the server renders, with CourtRunnerCounties; null in the browser */
  served: (CheckoutServed & { readonly counties: ReactNode }) | null;
}) {
  const { wpId, options } = page;
  const { regularPrice } = baseProduct;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(page.ticked?.chosen ?? []);
  const [hasLeftOut, setHasLeftOut] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const stored = page.ticked ?? readStored(wpId);
    // What was bought since is not checked again.
    const isNew = (id: string) => options.some(({ productId, held }) => productId === id && held === undefined);
    tickCounties(place.current, page.ticked ?? { ...stored, chosen: stored.chosen.filter(isNew) });
    const { chosen: ticked } = readCounties(place.current);
    setChosen(ticked);
    // A county that the visitor has meanwhile has no box; the list says why.
    setHasLeftOut(options.some(({ productId }) => stored.chosen.includes(productId) && !ticked.includes(productId)));
    const birthDate = place.current.querySelector<HTMLInputElement>('[name=birthDate]');
    if (birthDate !== null && birthDate.value === '') birthDate.value = keptBirthDate();
  }, [page.ticked, options, wpId]);

  const bought = options.filter(({ productId }) => chosen.includes(productId));
  const total = requestTotal(regularPrice, bought);
  const keep = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const ticked = readCounties(currentTarget);
    setChosen(ticked.chosen);
    storeHandOver(wpId, { options, baseProduct }, ticked);
  };
  const leaveBirthDate = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    emptyHalfDate(currentTarget);
    keepBirthDate(currentTarget.value);
  };
  const rules = () => {
    const form = place.current?.closest('form');
    return form == null ? {} : checkRunnerForm(form);
  };
  const pay = bought.length === 0 ? words.payNothing : words.pay(formatPrice(total));

  return (
    <CheckoutForm checkout={checkout} options={[{ submit: pay }]} served={served} rules={rules} labels={LABELS}>
      {(errors, focus) => (
        <div ref={place} className={styles.fields} onInput={keep}>
          <h2>{words.whom}</h2>
          <input type="hidden" name="wpId" value={wpId} />
          <input type="hidden" name="total" value={formatPrice(total)} />
          <CourtRunnerFields
            idPrefix="checkout"
            values={page.fields}
            limits={page.limits}
            errors={errors}
            focus={focus}
            onBirthDateBlur={leaveBirthDate}
          />
          <CourtRunnerChoice idPrefix="checkout" served={served?.counties} errors={errors} hasLeftOut={hasLeftOut} />
          <noscript>
            <Button type="submit" name="do" value="update" formNoValidate>
              {words.update}
            </Button>
          </noscript>
          <CourtRunnerNote />
          {bought.length === 0 ? (
            <p>{courtRunnerCopy.form.none}</p>
          ) : (
            <CheckoutTerms options={[{ name: courtRunnerCopy.title, price: total, facts: FACTS }]} />
          )}
          <ServerHtml id="checkout-offer" className={styles.offer}>
            {served?.offer}
          </ServerHtml>
        </div>
      )}
    </CheckoutForm>
  );
}
