import { alertMailCopy } from '../../../../shared/copy/account/alert-mail.ts';
import type { OriginBindings, OriginSettings, SqlDatabase } from '../../env.ts';
import { type IssuedLink, issueLinks } from '../../link-tokens/store.ts';
import type { ClaimedMail } from '../../mail/claim-mails.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { readStoppedMailboxes, stopAlertsOfMailboxes } from '../../mail-events/stopped-mailboxes.ts';
import { findByIds } from '../../people/known-person.ts';
import { loadStandingChanges } from '../standing-changes.ts';
import type { Alert } from './alert.ts';
import { alertHtml } from './alert-html.ts';
import { alertLinks } from './alert-links.ts';
import { alertText } from './alert-text.ts';
import { describeAlert, readPersonNews } from './describe-alert.ts';
import { type AlertFact, loadAlerts } from './load-alerts.ts';

/** An alert as it is sent. */
export interface ComposedAlert {
  /** one line */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** the call that stops all alerts with one click */
  readonly oneClickUrl: string;
}

/** Why an alert is not sent: nothing of it is left to tell, or it may not go to this mailbox now. */
export type NotSent = 'nothing' | 'unwanted';

/**
 * Writes the alerts of a batch of mails, from what is known now: whoever was removed since the comparison is not in them.
 * It takes the same few round trips however many they are. `now` is in milliseconds since 1970.
 *
 * @returns by the mail's id
 */
export async function composeAlerts(
  { ACCOUNTS, PEOPLE }: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  settings: OriginSettings,
  { postalAddress }: Pick<MailSettings, 'postalAddress'>,
  mails: readonly Pick<ClaimedMail, 'id' | 'recipient'>[],
  now: number,
): Promise<ReadonlyMap<string, ComposedAlert | NotSent>> {
  const { rows, facts } = await loadAlerts(
    ACCOUNTS,
    mails.map(({ id }) => id),
  );
  const [named, standing, stopped] = await Promise.all([
    findByIds(
      PEOPLE,
      facts.map(({ personId }) => personId),
      now,
    ),
    withoutHidden(PEOPLE, facts, now),
    readStoppedMailboxes(
      ACCOUNTS,
      settings.secrets,
      mails.map(({ recipient }) => recipient),
    ),
  ]);
  if (stopped.size > 0) await ACCOUNTS.batch([...stopAlertsOfMailboxes(ACCOUNTS, stopped, now)]);
  const news = Map.groupBy(readPersonNews(standing), ({ mailId }) => mailId);
  const rowOf = new Map(rows.map((row) => [row.mailId, row]));
  const composed = new Map<string, ComposedAlert | NotSent>();
  const issued: IssuedLink[] = [];
  for (const { id, recipient } of mails) {
    const row = rowOf.get(id);
    if (row === undefined || row.isUnwanted === 1 || stopped.has(recipient)) {
      composed.set(id, 'unwanted');
      continue;
    }
    const links = await alertLinks(settings, row);
    const alert = await describeAlert(row, news.get(id) ?? [], named, links);
    composed.set(id, alert === null ? 'nothing' : writeAlert(alert, postalAddress, links.oneClickUrl));
    issued.push(...links.issued);
  }
  if (issued.length > 0) await issueLinks(ACCOUNTS, issued, now);
  return composed;
}

/** What has been hidden or removed since it was found is in no number. */
async function withoutHidden(people: SqlDatabase, facts: readonly AlertFact[], now: number): Promise<AlertFact[]> {
  const found = facts.flatMap(({ personId, fact, kind }) =>
    fact === null || kind === null ? [] : [{ personId, fact, kind }],
  );
  const byPerson = [...Map.groupBy(found, ({ personId }) => personId)].map(([personId, found]) => ({
    personId,
    found,
  }));
  const standing = await loadStandingChanges(people, byPerson, now);
  const left = new Set([...standing.values()].flatMap((of) => of.map(({ fact }) => fact)));
  return facts.filter(({ fact }) => fact === null || left.has(fact));
}

function writeAlert(alert: Alert, postalAddress: string, oneClickUrl: string): ComposedAlert {
  return {
    subject: alertMailCopy.heading(alert.counts),
    text: alertText(alert),
    html: alertHtml(alert, postalAddress),
    oneClickUrl,
  };
}
