import { useEffect, useRef, useState } from 'react';
import type { EmailAvailableAnswer } from '../../shared/contract/account.ts';
import { EMAIL_MAX } from '../../shared/forms/account-limits.ts';
import { isEmail } from '../../shared/forms/text-rules.ts';
import { checkEmailAvailable } from '../api/email-available.ts';

/** What the check of an address found. */
export interface CheckedEmail extends EmailAvailableAnswer {
  /** as it was checked */
  readonly email: string;
}

/**
 * Where the check of the text in the field is: 'none' if there is nothing to check, 'refused' after too many checks from
 * here.
 */
export type EmailCheckState = 'none' | 'checking' | 'done' | 'refused';

/** How long after the last key an address is checked, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Checks an address once its reader stops typing (F5-27, P4-026, P9-037). `found` belongs to the text that is in the field
 * now: an answer to an earlier one is dropped. It is null until the check is done.
 */
export function useEmailCheck(): {
  readonly found: CheckedEmail | null;
  readonly state: EmailCheckState;
  readonly check: (typed: string) => void;
} {
  const [found, setFound] = useState<CheckedEmail | null>(null);
  const [state, setState] = useState<EmailCheckState>('none');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = (typed: string) => {
    running.current?.abort();
    setFound(null);
    const email = typed.trim();
    const isAsked = isEmail(email) && email.length <= EMAIL_MAX;
    setState(isAsked ? 'checking' : 'none');
    if (!isAsked) return;
    const { signal } = startAnew(running);
    const timer = setTimeout(async () => {
      const answer = await checkEmailAvailable(email, signal);
      if (signal.aborted) return;
      setFound(answer && { ...answer, email });
      setState(answer === null ? 'refused' : 'done');
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { found, state, check };
}

function startAnew(running: { current: AbortController | null }): AbortController {
  const controller = new AbortController();
  running.current = controller;
  return controller;
}
