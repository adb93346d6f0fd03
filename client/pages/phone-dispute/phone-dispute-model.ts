import type { DisputeReason, PendingDispute } from '../../../shared/contract/finding/phone-dispute.ts';
import type { PhoneDisputeErrors } from '../../../shared/forms/phone-dispute-form.ts';

/** The form that disputes the reports of a number, empty or as it was sent. */
export interface DisputeForm {
  /** '1' and ten digits */
  readonly phone: string;
  readonly reason: DisputeReason | null;
  readonly text: string;
  readonly email: string;
  readonly errors: PhoneDisputeErrors;
  /** why nothing happened although the form is right */
  readonly error: string | null;
}

/** A dispute of phone reports, from its form to the decision that it waits for. */
export interface PhoneDisputePageModel {
  readonly kind: 'phone-dispute';
  readonly view:
    | { readonly state: 'form'; readonly form: DisputeForm }
    /** nobody has reported the number */
    | { readonly state: 'nothing'; readonly phone: string }
    /** a link was asked for; the form as it was sent */
    | { readonly state: 'mailed'; readonly form: DisputeForm }
    /** a link was opened: what it is about and what is next */
    | {
        readonly state: 'link';
        readonly dispute: PendingDispute;
        readonly token: string;
        /** what is wrong with the code; null before one was sent */
        readonly codeError: string | null;
        /** why nothing happened although the link works */
        readonly error: string | null;
      }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
