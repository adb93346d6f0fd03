/** Between words, as typed or in a path. */
const GAP = '[\\s-]+';
const BEFORE = new RegExp(
  `^(?:near(?:by)?|around|close${GAP}to|next${GAP}to|greater|metro(?:politan)?)${GAP}(?=\\S)`,
  'i',
);
const BEHIND = new RegExp(
  `(?:,|${GAP})\\s*(?:(?:greater${GAP})?metro(?:politan)?(?:${GAP}(?:area|region))?|metroplex|area|region|suburbs|(?:and|&)?${GAP}(?:vicinity|surroundings))$`,
  'i',
);

/**
 * The place around which to look, as written: 'Portland, OR' for 'near Portland, OR', 'Portland, OR area' and 'Portland,
 * OR metro'. null if the words ask for a place itself.
 */
export function readAround(text: string): string | null {
  const trimmed = text.trim();
  const center = trimmed.replace(BEFORE, '').replace(BEHIND, '').trim();
  return center === trimmed || !/[\p{L}\p{N}]/u.test(center) ? null : center;
}
