import * as z from 'zod/mini';

const url = () => z.optional(z.url({ protocol: /^https?$/, error: 'must be a URL' }));
const milliseconds = (most: number, usual: number) =>
  z._default(
    z.pipe(
      // An empty text would be the number 0.
      z.string().check(z.regex(/^\d+$/, 'must be a number of milliseconds')),
      z.coerce.number<string>().check(z.maximum(most)),
    ),
    usual,
  );

/** The variables about ads (docs/ads.md). Without the first two, no page has a slot. */
export const adVariables = {
  /** scheme and host of the frames that ads run in; another site than this one */
  ADS_FRAME_ORIGIN: url(),
  /** the ad server's tag, which knows googletag */
  ADS_SCRIPT_URL: url(),
  /** the second script, for header bidding, which knows pbjs; without it nobody is asked for bids */
  ADS_BID_SCRIPT_URL: url(),
  /** the script of the other network, in place of both, for readers whom PUBMAX_ADS chose (P6-055) */
  ADS_PUBMAX_SCRIPT_URL: url(),
  /** the ad server's name for this site; a slot's own is this and its size: '/1234567/people/300x250' */
  AD_UNIT_PATH: z._default(
    z.string().check(z.regex(/^(?:\/[\w.,-]{1,100}){1,6}$/, 'must be like /1234567/people')),
    '/porchlight',
  ),
  /** how long after a page is shown its ads stay away, below 768 px and from there on (F9-11) */
  AD_DELAY_MOBILE_MS: milliseconds(60_000, 3_000),
  AD_DELAY_DESKTOP_MS: milliseconds(60_000, 1_500),
  /** how long a frame waits for bids (F9-12) */
  AD_BID_TIMEOUT_MS: milliseconds(10_000, 1_000),
};

type AdVariables = z.infer<z.ZodMiniObject<typeof adVariables>>;

/** The names of the variables about ads, as the worker's bindings have them. */
export type AdBindings = { readonly [V in keyof typeof adVariables]?: string };

/** Where ads come from, and when. Times are in milliseconds. */
export interface AdSettings {
  /** scheme and host of the frames */
  readonly frameOrigin: string;
  readonly scriptUrl: string;
  /** null: nobody is asked for bids */
  readonly bidScriptUrl: string | null;
  /** null: there is no other network */
  readonly pubmaxScriptUrl: string | null;
  readonly unitPath: string;
  readonly delayMs: { readonly mobile: number; readonly desktop: number };
  readonly bidTimeoutMs: number;
}

/**
 * The settings of ads; null without a network.
 * @throws one sentence if a variable is missing, or if ads would run where the site's own pages are
 */
export function readAdSettings(given: AdVariables, siteOrigin: string, isLocal: boolean): AdSettings | null {
  const { ADS_FRAME_ORIGIN, ADS_SCRIPT_URL, ADS_BID_SCRIPT_URL, ADS_PUBMAX_SCRIPT_URL } = given;
  const urls = { ADS_FRAME_ORIGIN, ADS_SCRIPT_URL, ADS_BID_SCRIPT_URL, ADS_PUBMAX_SCRIPT_URL };
  for (const [name, value] of Object.entries(urls))
    if (!isLocal && value?.startsWith('https:') === false) throw new Error(`Edge settings: ${name} must be https`);
  if (ADS_FRAME_ORIGIN === undefined || ADS_SCRIPT_URL === undefined) {
    if (Object.values(urls).every((value) => value === undefined)) return null;
    throw new Error('Edge settings: ads need both ADS_FRAME_ORIGIN and ADS_SCRIPT_URL');
  }
  const frames = new URL(ADS_FRAME_ORIGIN);
  if (frames.pathname !== '/' || frames.search !== '' || frames.hash !== '')
    throw new Error('Edge settings: ADS_FRAME_ORIGIN must be a scheme and a host, without a path');
  if (frames.hostname === new URL(siteOrigin).hostname)
    throw new Error(
      'Edge settings: ADS_FRAME_ORIGIN must have another host than SITE_URL, so that no ad runs as this site',
    );
  return {
    frameOrigin: frames.origin,
    scriptUrl: ADS_SCRIPT_URL,
    bidScriptUrl: ADS_BID_SCRIPT_URL ?? null,
    pubmaxScriptUrl: ADS_PUBMAX_SCRIPT_URL ?? null,
    unitPath: given.AD_UNIT_PATH,
    delayMs: { mobile: given.AD_DELAY_MOBILE_MS, desktop: given.AD_DELAY_DESKTOP_MS },
    bidTimeoutMs: given.AD_BID_TIMEOUT_MS,
  };
}
