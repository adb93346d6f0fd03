import type { Reader } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { compareNow } from './compare.ts';
import { askToConfirm } from './confirm/ask-to-confirm.ts';
import { hasAccount, monitorsMax, trimDisplayText } from './rules.ts';
import { type Monitor, type MonitorEntry, startMonitor } from './store.ts';

/**
 * Monitors somebody who can be monitored. Whoever has no account is mailed a link that confirms it: nothing is sent to an
 * address before. What is on record about the person now is noted, so that only what follows is news.
 *
 * @returns what is stored; null if the limit is reached
 */
export async function beginMonitoring(c: OriginContext, reader: Reader, entry: MonitorEntry): Promise<Monitor | null> {
  const owner = { accountId: reader.id, most: monitorsMax(reader) };
  const named = { ...entry, displayText: trimDisplayText(entry.displayText) };
  const stored = await startMonitor(c.env.ACCOUNTS, owner, named, c.get('now'));
  if (stored === null) return null;
  if (!hasAccount(reader)) await askToConfirm(c, reader);
  const { personId } = entry;
  if (stored.since === c.get('now')) await besideAnswer(c, 'compareNow', compareNow(c.env, [personId], c.get('now')));
  return stored;
}
