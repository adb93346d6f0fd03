/** 'Sun City, AZ', by which tables of places know one. */
export function nameOfPlace({ city, stateCode }: { readonly city: string; readonly stateCode: string }): string {
  return `${city}, ${stateCode}`;
}

/** The names of places in lines of 'AZ: Sun City|Green Valley'. */
export function placeNames(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      const [stateCode = '', cities = ''] = line.split(': ');
      return cities.split('|').map((city) => nameOfPlace({ city, stateCode }));
    }),
  );
}
