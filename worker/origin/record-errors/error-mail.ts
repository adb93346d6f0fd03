import type { RecordErrorDecision } from '../../../shared/contract/records/record-error.ts';
import { recordErrorMailCopy as words } from '../../../shared/copy/records/record-error.ts';
import type { Mail } from '../mail/queue.ts';

interface About {
  readonly to: string;
  readonly reference: string;
}

/** Confirms a report. Others may read a mailbox, so it names neither the person nor the record. */
export function reportedMail({ to, reference }: About): Mail {
  return { kind: 'record-error', to, subject: words.reported.subject(reference), text: words.reported.text(reference) };
}

/** Says what came of it, in the same way. */
export function decidedMail({ to, reference }: About, decision: RecordErrorDecision): Mail {
  const { subject, texts } = words.decided;
  return { kind: 'record-error', to, subject: subject(reference), text: texts[decision](reference) };
}

/** Says that nothing is left to decide, in the same way. */
export function closedMail({ to, reference }: About): Mail {
  return { kind: 'record-error', to, subject: words.closed.subject(reference), text: words.closed.text(reference) };
}
