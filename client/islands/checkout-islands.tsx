import { PaymentMethodForm } from '../billing/PaymentMethodForm.tsx';
import { CHECKOUT_ID, CheckoutOfferForm } from '../checkout/CheckoutOfferForm.tsx';
import { PAYMENT_METHOD_ID } from '../pages/payment-method/payment-method-model.ts';
import type { IslandContent } from './hydrate-islands.tsx';
import type { CheckoutBrowserModel, PaymentMethodBrowserModel } from './islands-model.ts';

/** The checkout form; none if there is nothing to buy. */
export function checkoutIslands({ checkout, options }: CheckoutBrowserModel): readonly IslandContent[] {
  if (checkout === null || options.length === 0) return [];
  const content = (
    <CheckoutOfferForm checkout={checkout} options={options}>
      {null}
    </CheckoutOfferForm>
  );
  return [{ id: CHECKOUT_ID, content }];
}

/** The form of the page of the payment method; none if payments are not set up. */
export function paymentMethodIslands({ form }: PaymentMethodBrowserModel): readonly IslandContent[] {
  return form === null ? [] : [{ id: PAYMENT_METHOD_ID, content: <PaymentMethodForm form={form} /> }];
}
