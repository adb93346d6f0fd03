import { personCopy } from '../../../shared/copy/person/person.ts';
import { Chip } from '../../ui/action/Chip.tsx';

/** 'New' or 'Updated' since the viewer last looked (P3-037, P3-038, P4-099). */
export function PersonDelta({ delta }: { delta: 'added' | 'changed' }) {
  return <Chip tone="info">{personCopy.delta[delta]}</Chip>;
}
