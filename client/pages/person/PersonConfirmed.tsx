import type { Provenance } from '../../../shared/contract/primitives.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import styles from './PersonConfirmed.module.css';
import { provenanceText } from './provenance-text.ts';

/** When the fact in a row was last confirmed. */
export function PersonConfirmed({ provenance }: { provenance: Provenance }) {
  return <small className={styles.confirmed}>{provenanceText(provenance)}</small>;
}

/** 'New' or 'Updated' since the viewer last looked (P3-037, P3-038, P4-099). */
export function PersonDelta({ delta }: { delta: 'added' | 'changed' }) {
  return <Chip tone="info">{personCopy.delta[delta]}</Chip>;
}
