import type { RemovedThing } from '../../../shared/contract/removal.ts';
import type { ReceiptModel } from '../../removal/receipt-model.ts';

/** The link that confirms a removal. Opening it changes nothing, its button does. */
export interface OptOutConfirmPageModel {
  readonly kind: 'opt-out-confirm';
  readonly view:
    | {
        /** 'done': the button was pressed before, and shows the receipt again */
        readonly state: 'open' | 'done';
        readonly what: readonly RemovedThing[];
        readonly token: string;
        /** why nothing happened although the link works */
        readonly problem: string | null;
      }
    | { readonly state: 'receipt'; readonly receipt: ReceiptModel }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
