/** What each state has, from lines of 'what it has|its states': '{county} Clerk|NY NJ'. */
export function byState(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [has = '', states = ''] = line.split('|');
        return states.split(' ').map((state): [string, string] => [state, has]);
      }),
  );
}
