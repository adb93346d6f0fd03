/** States whose residents' names must not appear in anything that leads to a price (P2-133). */
export const NAMELESS_STATES: readonly string[] = ['OH', 'IL'];

/** Whether links to a price, and their texts, omit the name of a person in this state (P2-133). */
export function isNamelessState(stateCode: string | null | undefined): boolean {
  return NAMELESS_STATES.includes(stateCode?.toUpperCase() ?? '');
}
