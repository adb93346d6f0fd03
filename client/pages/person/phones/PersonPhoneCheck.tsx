import { useEffect, useRef } from 'react';
import { phoneCheckCopy } from '../../../../shared/copy/person/person-phone-check.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PhoneToCheck } from '../browser-model.ts';
import { PersonPhoneLine } from './PersonPhoneOffer.tsx';
import { type DoneCheck, isTelling, type PhoneCheck } from './phone-check.ts';

/**
 * The line that says that the check is running and what it found (P4-071, P4-072); it can then be dismissed (P4-073).
 * Its changes are announced. It takes the focus from the offer's button, and passes it to the first number.
 */
export function PersonPhoneCheck({
  check,
  phones,
  onDismiss,
}: {
  check: PhoneCheck;
  /** the phones that the check covers */
  phones: readonly PhoneToCheck[];
  onDismiss: () => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  const dismiss = () => {
    line.current?.closest('section')?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <PersonPhoneLine lineRef={line}>
      {check.phase === 'checking' ? <Spinner label="" /> : <Icon name={hasFound(check) ? 'check' : 'info'} />}
      <p role="status">{check.phase === 'checking' ? checkingText(phones.length) : doneText(check, phones)}</p>
      {check.phase === 'checking' ? null : (
        <Button size="small" look="quiet" isIcon aria-label={phoneCheckCopy.dismiss} onClick={dismiss}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </PersonPhoneLine>
  );
}

function checkingText(count: number) {
  return (
    <>
      <b>{phoneCheckCopy.checking}</b>
      {` ${phoneCheckCopy.numbers(count)}`}
    </>
  );
}

/** For screen readers, with the meaning of each label, which otherwise would have to be looked up in the rows. */
function doneText(check: DoneCheck, phones: readonly PhoneToCheck[]) {
  const meanings = phones.map(({ id, nationalNumber }) =>
    phoneCheckCopy.meaningOf(nationalNumber, check.phones[id]?.label ?? 'Unknown'),
  );
  return (
    <>
      {hasFound(check) ? (
        <>
          <b>{phoneCheckCopy.complete}</b>
          {` ${phoneCheckCopy.checkedAt(check.at)}`}
        </>
      ) : (
        phoneCheckCopy.allUnknown
      )}
      <VisuallyHidden>{` ${meanings.join(' ')}`}</VisuallyHidden>
    </>
  );
}

function hasFound({ phones }: DoneCheck): boolean {
  return Object.values(phones).some(({ label }) => isTelling(label));
}
