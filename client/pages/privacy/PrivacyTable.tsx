import { type PrivacySection, privacyCopy } from '../../../shared/copy/site/privacy/privacy.ts';
import { GuideTable } from '../../guide/GuideTable.tsx';

const { what, why, until } = privacyCopy.columns;

/** What is kept of one kind, why and for how long; under the heading of its section. */
export function PrivacyTable({ section: { id, rows } }: { section: PrivacySection }) {
  return (
    <GuideTable labelledBy={id} columns={[what, why, until]} rows={rows.map((row) => [row.what, row.why, row.until])} />
  );
}
