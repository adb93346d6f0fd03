import { formatTimeOfDay } from '../../shared/copy/format/time-of-day.ts';
import { LINK_MS } from '../../shared/forms/mail-asks.ts';
import type { AskedMail } from './asked-mail.ts';

/** When an email was asked for and how long its link works, by this browser's clock. */
export function mailTimes(at: Date): Pick<AskedMail, 'sentAt' | 'worksUntil'> {
  const format = (time: Date) => formatTimeOfDay(time.getHours(), time.getMinutes());
  return { sentAt: format(at), worksUntil: format(new Date(at.getTime() + LINK_MS)) };
}
