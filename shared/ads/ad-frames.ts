/** Width by height in pixels: the rail has three (P9-055), the banner is below the relatives (P9-056). */
export const AD_SIZES = ['728x90', '300x250', '300x600', '160x600'] as const;
export type AdSize = (typeof AD_SIZES)[number];

/** The two networks that may fill a slot; the experiment PUBMAX_ADS chooses the second one (P6-055). */
export const AD_NETWORKS = ['main', 'pubmax'] as const;
export type AdNetwork = (typeof AD_NETWORKS)[number];

/**
 * What an ad may do: run its scripts as nobody (F7-24), and open what the reader presses. Never the origin of its host:
 * frame and document both say so.
 */
export const AD_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** What a frame says about itself, once. */
export type AdState = 'filled' | 'empty';

/** How a page fills its slots; made by the server (worker/ads/ad-plan.ts). */
export interface AdPlan {
  /** scheme and host of the frames: 'https://ads.example.net' */
  readonly frameOrigin: string;
  readonly network: AdNetwork;
  /** how long after a page is shown its ads stay away: below 768 px, and from there on; in milliseconds (F9-11) */
  readonly delayMs: { readonly mobile: number; readonly desktop: number };
  /** how long a frame waits for bids, in milliseconds (F9-12) */
  readonly bidTimeoutMs: number;
}

/** The path of a frame at its own host. It says nothing of the page around it: '/frame/300x250/main'. */
export const adFramePath = (size: AdSize, network: AdNetwork): `/frame/${AdSize}/${AdNetwork}` =>
  `/frame/${size}/${network}`;

const FRAMES = new Map(
  AD_SIZES.flatMap((size) =>
    AD_NETWORKS.map((network) => [adFramePath(size, network) as string, { size, network }] as const),
  ),
);

/** The slot that a frame's path is for; null for any other path. */
export function parseAdFramePath(pathname: string): { readonly size: AdSize; readonly network: AdNetwork } | null {
  return FRAMES.get(pathname) ?? null;
}

/** '300x250' as numbers, in pixels. */
export function dimensionsOf(size: AdSize): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** The state in a frame's message, `{ adSlot: 'filled' }`; null for anything else, which any script may send. */
export function adStateOf(message: unknown): AdState | null {
  if (typeof message !== 'object' || message === null || !('adSlot' in message)) return null;
  const { adSlot } = message;
  return adSlot === 'filled' || adSlot === 'empty' ? adSlot : null;
}
