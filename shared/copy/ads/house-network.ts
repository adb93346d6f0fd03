import type { AdSize } from '../../ads/ad-frames.ts';

/** How a creative of the house network came into its slot. */
export const HOUSE_WAYS = {
  direct: 'House network, without bids',
  bid: 'House network, won a bid',
  pubmax: 'Other house network',
} as const;
export type HouseWay = keyof typeof HOUSE_WAYS;

interface Creative {
  readonly title: string;
  readonly text: readonly string[];
}

/** What the house network of a local run advertises: itself, and what is worth knowing about ads on this site. */
export const HOUSE_CREATIVES: { readonly [S in AdSize]: Creative } = {
  '728x90': {
    title: 'This ad knows its size, and nothing else.',
    text: ['No name, no path, no referrer: its frame belongs to nobody and is told what it needs to fit.'],
  },
  '300x250': {
    title: 'An ad that cannot get out',
    text: [
      'It runs in a sandbox on another site. It cannot read this page, its cookies or its address, cannot lead you away, and cannot open anything that you did not press.',
    ],
  },
  '300x600': {
    title: 'Three things to ask of any ad',
    text: [
      'Does it wait? Nothing here loads before the page is readable, or before you come near.',
      'Does it stay put? Every slot keeps its size from the first moment, so what you read does not move.',
      'Does it leave when asked? Refuse advertising under Cookie choices, or send Global Privacy Control: then no slot is on the page at all.',
      'And if a network hangs, fails or has nothing, the line under it comes back as if it had never been there.',
    ],
  },
  '160x600': {
    title: 'Invented, like the people here',
    text: [
      'This network exists only on your machine.',
      'It answers through the same two queues that a real one would.',
      'docs/ads.md says how to put yours in its place.',
    ],
  },
};
