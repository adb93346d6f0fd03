import type { Person } from '../../../../shared/contract/person.ts';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { personCrumbs } from './person-crumbs.ts';

/** The way here from the search and the directory. */
export function PersonCrumbs({ person, fillScore }: { person: Person; fillScore: number }) {
  return <Crumbs crumbs={personCrumbs(person, fillScore)} />;
}
