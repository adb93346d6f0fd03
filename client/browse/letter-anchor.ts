/** The id of a letter's people in a folded list: 'people-a' for 'Ab'. */
export function letterAnchor(beginning: string): string {
  return `people-${beginning.charAt(0).toLowerCase()}`;
}
