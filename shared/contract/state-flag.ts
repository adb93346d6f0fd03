/** Flags of a person page that change state (P2-064), in the order in which they are applied. */
export const STATE_FLAGS = ['monitor', 'unmonitor', 'save_contact'] as const;
export type StateFlag = (typeof STATE_FLAGS)[number];
