import type { Provenance } from '../../../shared/contract/provenance.ts';
import styles from './PersonConfirmed.module.css';
import { provenanceText } from './provenance-text.ts';

/** When the fact of a row was last confirmed. */
export function PersonConfirmed({ provenance }: { provenance: Provenance }) {
  return <small className={styles.confirmed}>{provenanceText(provenance)}</small>;
}
