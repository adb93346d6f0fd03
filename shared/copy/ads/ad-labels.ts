/** What stands above an ad slot. */
export const adLabels = {
  /** with our own line in it */
  own: 'Porchlight explains',
  /** with an ad in it; also the name of the ad's frame */
  advertisement: 'Advertisement',
} as const;
