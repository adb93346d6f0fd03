import type { OptOutConfirmPageModel } from '../opt-out-confirm/opt-out-confirm-model.ts';

/** The link that takes a removal back: the same steps. */
export interface OptOutUndoPageModel {
  readonly kind: 'opt-out-undo';
  readonly view: OptOutConfirmPageModel['view'];
}
