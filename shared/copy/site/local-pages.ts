/** The pages that only a local run has. */
export const localPagesCopy = { label: 'Pages of a local run' } as const;
