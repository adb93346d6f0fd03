/** Particles that belong to the following last name: 'Dela Cruz' is one name, 'Garcia Lopez' two. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'de la dela del los san santa st st. van vander von da di le du'.split(' '),
);

/** The parts of a double last name, each of which finds the person, too: 'Hale-Navarro', 'García López'. None for one name. */
export function halvesOf(last: string): string[] {
  if (!/[- ]/.test(last)) return [];
  const halves = last.split('-').flatMap((half) => (isOneName(half) ? [half] : half.split(' ')));
  return halves.length > 1 ? halves : [];
}

function isOneName(last: string): boolean {
  const [first = ''] = last.split(' ');
  return PARTICLES.has(first.toLowerCase());
}
