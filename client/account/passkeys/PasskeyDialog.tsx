import { type FormEvent, useEffect, useId, useRef } from 'react';
import { passkeysCopy as words } from '../../../shared/copy/account/passkeys.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { PasskeyFailure } from './passkey-calls.ts';
import type { PasskeyQuestion } from './use-passkeys.ts';

/** Asks before a passkey is removed, and for the password where the origin wants to know that it is the owner. */
export function PasskeyDialog({
  question: { change, asksPassword, isPasswordWrong },
  hasPassword,
  failure,
  isWorking,
  onAnswer,
  onClose,
}: {
  question: PasskeyQuestion;
  /** without one, the owner must log in again */
  hasPassword: boolean;
  failure: PasskeyFailure | null;
  isWorking: boolean;
  onAnswer: (password: string | undefined) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const isStuck = asksPassword && !hasPassword;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWorking && asksPassword) form.current?.querySelector('input')?.focus();
  }, [isWorking, asksPassword]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    onAnswer(typeof password === 'string' ? password : undefined);
  };
  return (
    <Dialog
      title={asksPassword ? words.confirmTitle : words.removeTitle}
      size="Small"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {isStuck ? null : (
            <Button look="pine" type="submit" form={formId} disabled={isWorking} aria-busy={isWorking}>
              {isWorking ? <Spinner label="" /> : null}
              {change.kind === 'remove' ? words.remove : words.goOn}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit}>
        {asksPassword ? (
          <p>{hasPassword ? words.confirmText : words.confirmWithout}</p>
        ) : change.kind === 'remove' ? (
          <p>{words.removeText(change.passkey.name, formatDay(change.passkey.createdAt))}</p>
        ) : null}
        {asksPassword && hasPassword ? (
          <Field
            id={`${formId}-password`}
            name="password"
            type="password"
            label={words.password}
            error={isPasswordWrong ? words.wrongPassword : null}
            autoComplete="current-password"
            required
          />
        ) : null}
      </form>
      {failure === null ? null : <Banner tone="error">{words.failures[failure]}</Banner>}
    </Dialog>
  );
}
