import type { Person } from '../../../../shared/contract/person/person.ts';
import { loadRealtimeAge } from '../../../api/realtime-age.ts';
import { UNKNOWN_AGE_ID } from '../place-ids.ts';
import { ageFact } from './fact-texts.ts';

/** Asks a second source for an unknown age, and shows the answer like any other age (P4-087). */
export async function fillAge(id: string, dateOfBirth: Person['dateOfBirth']): Promise<void> {
  const known = await loadRealtimeAge(id);
  const fact = ageFact({ dateOfBirth: { ...dateOfBirth, ...known }, isDead: false });
  const place = document.getElementById(UNKNOWN_AGE_ID);
  if (place !== null) place.textContent = fact.value;
}
