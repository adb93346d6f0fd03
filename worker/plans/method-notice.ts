import * as z from 'zod/mini';
import type { PaymentMethodPageModel } from '../../client/pages/payment-method/payment-method-model.ts';
import { paymentMethodCopy } from '../../shared/copy/billing/payment-method.ts';
import { paths } from '../../shared/urls/paths.ts';

const { notices, remove } = paymentMethodCopy;

const noticeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['removed', 'renews', 'not-removed', 'left']) }),
  z.strictObject({ kind: z.literal('pending'), order: z.string() }),
]);

/** What a form of the payment method did, or did not; `order` is that of an overdue payment which is under way. */
export type MethodNotice = z.infer<typeof noticeSchema>;

/** The notice that a sent form left as JSON; null without one. */
export function readMethodNotice(text: string | null): MethodNotice | null {
  return text === null ? null : (noticeSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** The same in words, where the page shows them. */
export function sayMethodNotice(notice: MethodNotice | null): Pick<PaymentMethodPageModel, 'notice' | 'removeError'> {
  const nothing = { notice: null, removeError: null };
  if (notice === null) return nothing;
  if (notice.kind === 'pending') {
    const againHref = paths.order({ orderId: notice.order });
    return { ...nothing, notice: { title: notices.pending, text: notices.pendingText, tone: 'info', againHref } };
  }
  switch (notice.kind) {
    case 'removed':
      return { ...nothing, notice: { title: notices.removed, text: notices.removedText, tone: 'ok' } };
    case 'renews':
      return { ...nothing, removeError: remove.renews };
    case 'not-removed':
      return { ...nothing, removeError: remove.failed };
    case 'left': {
      const againHref = paths.paymentMethod({ isBack: true });
      return { ...nothing, notice: { title: notices.left, text: notices.leftText, tone: 'info', againHref } };
    }
  }
}
