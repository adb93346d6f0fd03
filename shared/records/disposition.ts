/**
 * How a court ended a charge, from its words. 'deferred': judgment was put off or withheld, which is no conviction;
 * 'other': words we do not know, shown as they are; 'unknown': no words.
 */
export type Disposition = 'guilty' | 'dismissed' | 'acquitted' | 'deferred' | 'pending' | 'other' | 'unknown';

/** Tried in this order, the mildest first: words that clear a charge stand next to words of a conviction. */
const WORDS: readonly (readonly [Disposition, RegExp])[] = [
  ['acquitted', /\bacquit|\bnot[ -]guilty\b|\bexonerat|\bfound innocent\b/i],
  [
    'dismissed',
    /\bdismiss|\bnol(?:le|\.)? ?pros|\bno (?:bill|true bill|papered|action)\b|\bnot (?:filed|convicted|charged|prosecuted)\b|\bno (?:conviction|charges)\b|\b(?:vacat|set aside|expung|revers|overturn|quash|pardon|sealed|annul|withdr[ae]w|dropped|declin|reject|stricken)|\bstet\b/i,
  ],
  [
    'deferred',
    /\bdefer|\bwithh[eo]ld|\bdiver(?:sion|ted)|\bsuspended imposition|\bprobation before judgment\b|\bcontinued without\b/i,
  ],
  ['pending', /\bpending\b|\bopen\b|\bawaiting\b|\bactive\b|\bmistrial\b|\bhung jury\b|\bcontinued\b/i],
  ['guilty', /^convict|^(?:found |plead(?:ed)? |pled |adjudg?ed |adjudicated )?guilty\b/i],
];

export function decideDisposition(text: string | null | undefined): Disposition {
  const said = text?.trim() ?? '';
  if (said === '') return 'unknown';
  return WORDS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';
}
