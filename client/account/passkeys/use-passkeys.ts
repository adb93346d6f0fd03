import { useState } from 'react';
import type { PasskeyList } from '../../../shared/contract/account.ts';
import { passkeysCopy as words } from '../../../shared/copy/account/passkeys.ts';
import { say } from '../../ui/overlay/say.ts';
import { addPasskey, loadPasskeys, type PasskeyFailure, type PasskeyOutcome, removePasskey } from './passkey-calls.ts';

/** A change that the reader wants: a new passkey, or one less. */
export type PasskeyChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly passkey: PasskeyList[number] };

/** What the reader is asked before a change happens. */
export interface PasskeyQuestion {
  readonly change: PasskeyChange;
  /** the origin wants to know that it is them */
  readonly asksPassword: boolean;
  readonly isPasswordWrong: boolean;
}

/**
 * The passkeys of an account, and what their reader does with them: `begin` a change, `answer` the question that it may
 * raise, or `drop` it.
 */
export function usePasskeys(first: PasskeyList) {
  const [passkeys, setPasskeys] = useState(first);
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const apply = async (change: PasskeyChange, password: string | undefined) => {
    setIsWorking(true);
    setFailure(null);
    const outcome = await perform(change, password);
    if (outcome === 'done') await finish(change);
    else if (outcome === 'confirm')
      setQuestion({ change, asksPassword: true, isPasswordWrong: password !== undefined });
    else if (outcome === 'canceled') setQuestion(null);
    else setFailure(outcome);
    setIsWorking(false);
  };

  const finish = async (change: PasskeyChange) => {
    const now = await loadPasskeys();
    if (now !== null) setPasskeys(now);
    else if (change.kind === 'remove') setPasskeys((before) => before.filter(({ id }) => id !== change.passkey.id));
    setQuestion(null);
    say({ style: 'success', text: change.kind === 'add' ? words.added : words.removed });
  };

  return {
    passkeys,
    question,
    failure,
    isWorking,
    begin(change: PasskeyChange) {
      setFailure(null);
      if (change.kind === 'add') void apply(change, undefined);
      else setQuestion({ change, asksPassword: false, isPasswordWrong: false });
    },
    answer(password: string | undefined) {
      if (question !== null) void apply(question.change, password);
    },
    drop() {
      setQuestion(null);
      setFailure(null);
    },
  };
}

function perform(change: PasskeyChange, password: string | undefined): Promise<PasskeyOutcome> {
  return change.kind === 'add' ? addPasskey(password) : removePasskey(change.passkey.id, password);
}
