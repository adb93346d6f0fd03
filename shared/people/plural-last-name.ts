/**
 * The plural of a last name, as in 'Other Ostrowskis' (P 5): 'es' after s, x, z, ch, sh; a y after a consonant becomes
 * 'ies'; otherwise 's'. '' of ''.
 */
export function pluralLastName(lastName: string): string {
  const name = lastName.trim();
  if (name === '') return '';
  if (/(?:[sxz]|ch|sh)$/i.test(name)) return `${name}es`;
  if (/[^aeiou\P{L}]y$/iu.test(name.normalize('NFD'))) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}
