import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../shared/copy/records/court-runner.ts';
import { requestTotal } from '../../../shared/court-runner/county-options.ts';
import { checkCourtRunner, type RunnerErrors } from '../../../shared/forms/court-runner-form.ts';
import { CheckoutForm } from '../../checkout/CheckoutForm.tsx';
import { CheckoutTerms } from '../../checkout/CheckoutTerms.tsx';
import type { FieldLabels } from '../../checkout/CheckoutWrong.tsx';
import type { CheckoutModel, CheckoutServed } from '../../checkout/checkout-model.ts';
import { CourtRunnerCounties, CourtRunnerFields, CourtRunnerNote } from '../../court-runner/CourtRunnerFields.tsx';
import { readChosen, storeHandOver } from '../../court-runner/hand-over-storage.ts';
import { emptyHalfDate } from '../../court-runner/read-runner-form.ts';
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
};

function checkRunner(values: Readonly<Record<string, unknown>>): RunnerErrors {
  const typed = (name: string) => String(values[name] ?? '');
  const fields = {
    firstName: typed('firstName'),
    middleName: typed('middleName'),
    lastName: typed('lastName'),
    birthDate: typed('birthDate'),
  };
  return checkCourtRunner(fields, values.county === undefined ? [] : [typed('county')], Date.now());
}

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
  /** what only the server renders; null in the browser */
  served: CheckoutServed | null;
}) {
  const { wpId, options } = page;
  const { regularPrice } = baseProduct;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(page.chosen ?? []);
  useEffect(() => {
    const boxes = boxesOf(place.current);
    if (page.chosen === null) {
      const meant = readChosen(wpId);
      for (const box of boxes) box.checked ||= meant.includes(box.value);
    }
    setChosen(tickedOf(boxes));
    const birthDate = place.current?.querySelector<HTMLInputElement>('[name=birthDate]');
    if (birthDate != null && birthDate.value === '') birthDate.value = keptBirthDate();
  }, [page.chosen, wpId]);

  const bought = options.filter(({ productId }) => chosen.includes(productId));
  const total = requestTotal(regularPrice, bought);
  const keep = () => {
    const ticked = tickedOf(boxesOf(place.current));
    setChosen(ticked);
    const products = options.filter(({ productId }) => ticked.includes(productId));
    storeHandOver(wpId, {
      products: products.map(({ productId, price, countyName, stateCode }) => ({
        productId,
        price,
        countyName,
        stateCode,
      })),
      baseProduct,
    });
  };
  const leaveBirthDate = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    emptyHalfDate(currentTarget);
    keepBirthDate(currentTarget.value);
  };
  const pay = bought.length === 0 ? words.payNothing : words.pay(formatPrice(total));

  return (
    <CheckoutForm checkout={checkout} options={[{ submit: pay }]} served={served} rules={checkRunner} labels={LABELS}>
      {(errors, focus) => (
        <div ref={place} className={styles.fields}>
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
          <CourtRunnerCounties
            idPrefix="checkout"
            options={options}
            regularPrice={regularPrice}
            chosen={page.chosen ?? []}
            error={errors.county}
            hasFocus={focus === 'county'}
            onChange={keep}
          />
          <noscript>
            <Button type="submit" name="do" value="update" formNoValidate>
              {words.update}
            </Button>
          </noscript>
          <CourtRunnerNote />
          <CheckoutTerms options={[{ name: courtRunnerCopy.title, price: total, facts: FACTS }]} />
          <ServerHtml id="checkout-offer" className={styles.offer}>
            {served?.offer}
          </ServerHtml>
        </div>
      )}
    </CheckoutForm>
  );
}

function boxesOf(place: HTMLElement | null): HTMLInputElement[] {
  return [...(place?.querySelectorAll<HTMLInputElement>('[name=county]') ?? [])];
}

function tickedOf(boxes: readonly HTMLInputElement[]): string[] {
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}
