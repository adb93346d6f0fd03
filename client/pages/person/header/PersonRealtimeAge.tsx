import { useEffect, useState } from 'react';
import type { Person } from '../../../../shared/contract/person.ts';
import type { KnownAge } from '../../../../shared/people/display-age.ts';
import { loadRealtimeAge } from '../../../api/realtime-age.ts';
import { ageFact } from './age-fact.ts';

/** Asks a later source for an age that is unknown, and shows its answer as any other age (P4-087). */
export function PersonRealtimeAge({ person }: { person: Person }) {
  const { id, dateOfBirth, isDead } = person;
  const [known, setKnown] = useState<KnownAge | null>(null);
  useEffect(() => {
    let isGone = false;
    loadRealtimeAge(id).then((age) => {
      if (!isGone) setKnown(age);
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return ageFact({ dateOfBirth: { ...dateOfBirth, ...known }, isDead })?.value;
}
