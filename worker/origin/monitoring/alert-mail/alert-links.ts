import { mailCalls } from '../../../../shared/contract/calls/mail.ts';
import type { PersonReference } from '../../../../shared/contract/identity.ts';
import { deriveKey, type Secrets } from '../../../../shared/contract/transport/derived-key.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { withQuery } from '../../../../shared/urls/query.ts';
import type { IssuedLink, LinkAct } from '../../link-tokens/store.ts';
import { unsubscribeToken } from '../../unsubscribe/token.ts';

const encoder = new TextEncoder();

/** Where the links of one alert lead, all absolute, and the tokens by which they work. */
export interface AlertLinks {
  readonly monitoredUrl: string;
  /** the page that stops all alerts, for the reader */
  readonly unsubscribeUrl: string;
  /** the call that stops them with one click, for the reader's mail program */
  readonly oneClickUrl: string;
  /** the links to people that were made so far */
  readonly issued: readonly IssuedLink[];
  /** makes the links to somebody's page */
  toPerson(person: PersonReference, isMonitored: boolean): Promise<{ pageUrl: string; stopUrl: string | null }>;
}

/** Makes the links of an alert. Issue what is in `issued` before the alert is sent. */
export async function alertLinks(
  { secrets, siteUrl }: { readonly secrets: Secrets; readonly siteUrl: string },
  { mailId, accountId }: { readonly mailId: string; readonly accountId: string },
): Promise<AlertLinks> {
  const token = await unsubscribeToken(secrets, accountId);
  const issued: IssuedLink[] = [];
  const issue = async (personId: string, act: LinkAct): Promise<string> => {
    const link = { accountId, personId, act, token: await linkToken(secrets, `${mailId} ${personId} ${act}`) };
    issued.push(link);
    return link.token;
  };
  return {
    monitoredUrl: siteUrl + paths.monitoredReports(),
    unsubscribeUrl: siteUrl + paths.unsubscribe({ token }),
    oneClickUrl: siteUrl + withQuery(mailCalls.unsubscribe.path, { token }),
    issued,
    async toPerson({ id, name, city, state: stateCode }, isMonitored) {
      const fixed = { from_monitored_reports: true, deltas_seen: false } as const;
      const view = { ...fixed, token: await issue(id, 'view') };
      const pageUrl = siteUrl + paths.person({ name, city, stateCode, id, query: view });
      if (!isMonitored) return { pageUrl, stopUrl: null };
      const stop = { ...fixed, unmonitor: true, token: await issue(id, 'unmonitor') };
      return { pageUrl, stopUrl: siteUrl + paths.person({ name, city, stateCode, id, query: stop }) };
    },
  };
}

/**
 * The same for every attempt to send a mail: a provider that recognizes a mail by its id may insist that it is the same
 * mail.
 */
async function linkToken([current]: Secrets, of: string): Promise<string> {
  const { hmac } = await deriveKey(current, 'tokens of alert links');
  return Buffer.from(await crypto.subtle.sign('HMAC', hmac, encoder.encode(of))).toString('base64url');
}
