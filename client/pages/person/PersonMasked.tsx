import { personCopy } from '../../../shared/copy/person/person.ts';
import { Masked } from '../../ui/text/Masked.tsx';

/** How hidden digits are drawn (P6-019, P9-075). */
const DIGITS = [3, 4] as const;
/** How a hidden mailbox is drawn (P6-021, P9-076); a known first letter takes one of the six places. */
const MAILBOX = [6] as const;
const REST_OF_MAILBOX = [5] as const;

/** '(503) 888-8888' with blurred digits. */
export function MaskedPhone({ npa }: { npa: string }) {
  return (
    <>
      {`(${npa}) `}
      <Masked lengths={DIGITS} label={personCopy.phones.hidden} />
    </>
  );
}

/** 'm88888@example.com' with a blurred mailbox; `first` is its first letter, if that was sent. */
export function MaskedEmail({ first, domain }: { first?: string; domain: string }) {
  return (
    <>
      {first}
      <Masked
        lengths={first === undefined ? MAILBOX : REST_OF_MAILBOX}
        label={first === undefined ? personCopy.emails.hidden : personCopy.emails.hiddenRest}
      />
      {`@${domain}`}
    </>
  );
}
