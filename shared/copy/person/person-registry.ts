/** Labels of the slots of calls to action, for people who edit the registry. */
export const personRegistryCopy = {
  slot: (parts: readonly string[]) => parts.join(' · '),
  click: (kind: string, destination: string) => `${kind} → ${destination}`,
  empty: 'empty',
  notShown: 'not shown',
} as const;
