import type { BotClass, Envelope } from '../../../shared/contract/transport/envelope.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';

/** Everything that is kept about the sender of an event or a log line: nothing that tells one visitor from another. */
export interface Sender {
  readonly viewerClass: UserType | 'anonymous';
  readonly botClass: BotClass;
  readonly device: Envelope['device'];
}

/** The sender of a call, from its envelope and session. */
export async function describeSender(c: OriginContext): Promise<Sender> {
  const { botClass, device } = c.get('envelope');
  const viewer = await loadViewerAccount(c);
  return { viewerClass: viewer?.userType ?? 'anonymous', botClass, device };
}
