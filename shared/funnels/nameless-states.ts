/** States whose residents are not named in anything that leads to a price (P2-133). */
const NAMELESS_STATES: readonly string[] = ['OH', 'IL'];

/** Whether links to a price, and the words of them, leave the name of this person out (P2-133). */
export function isNamelessState(stateCode: string | null | undefined): boolean {
  return NAMELESS_STATES.includes(stateCode?.toUpperCase() ?? '');
}
