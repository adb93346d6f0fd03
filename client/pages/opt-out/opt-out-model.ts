import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import type { RemovalPart } from '../../../shared/contract/removal.ts';
import type { OptOutErrors } from '../../../shared/forms/opt-out-form.ts';
import type { FieldErrors } from '../../../shared/forms/text-rules.ts';

/** Asks for removal: finds the page, chooses what to hide, and says to look in the mail. Every step is a plain form. */
export interface OptOutPageModel {
  readonly kind: 'opt-out';
  readonly view:
    | { readonly state: 'find'; readonly form: FindForm; readonly found: FoundPeople | null }
    | { readonly state: 'choose'; readonly subject: RemovalSubject; readonly form: OptOutForm }
    /** a link was asked for; the form as it was sent */
    | { readonly state: 'mailed'; readonly subject: RemovalSubject; readonly form: OptOutForm };
}

/** The form that finds a page, with what was typed into it. */
export interface FindForm {
  readonly name: string;
  readonly location: string;
  readonly link: string;
  /** scheme and host of this site, for the example of a link */
  readonly origin: string;
  /** what alone is to be hidden, if the way here says so */
  readonly part: RemovalPart | null;
  readonly errors: FieldErrors<'name' | 'location' | 'link'>;
}

/** Who was found: `name` and `location` as they were searched, maybe read from one line. */
export interface FoundPeople {
  readonly name: string;
  readonly location: string;
  readonly answer: SearchAnswer;
}

/** Whose page it is, as a free viewer sees them. */
export interface RemovalSubject {
  /** of the page, as it was pasted or found */
  readonly path: string;
  /** null: nobody has that page, or it was removed; we do not say which, nor that it is so */
  readonly person: {
    readonly name: string;
    /** '41', '65+', '40s'; null: unknown, or the person has died */
    readonly age: string | null;
    /** 'Portland, Oregon' */
    readonly place: string | null;
    readonly isDead: boolean;
  } | null;
}

/** The form that asks for removal, with what was chosen and typed. */
export interface OptOutForm {
  /** the whole page, and not parts of it */
  readonly isWhole: boolean;
  readonly parts: readonly RemovalPart[];
  readonly email: string;
  readonly errors: OptOutErrors;
  /** why nothing was sent although the form is valid */
  readonly problem: string | null;
}
