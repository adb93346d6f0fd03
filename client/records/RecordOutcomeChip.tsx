import { Fragment } from 'react';
import type { RecordOutcome } from '../../shared/records/record-outcome.ts';
import { Chip } from '../ui/action/Chip.tsx';

const TONES = { guilty: 'warn', good: 'pine', plain: 'neutral' } as const satisfies Readonly<
  Record<RecordOutcome['tone'], string>
>;

/** The outcome of a case, in words; nothing if the record does not say (P4-098). */
export function RecordOutcomeChip({ outcome }: { outcome: RecordOutcome | null }) {
  return outcome === null ? null : <Chip tone={TONES[outcome.tone]}>{outcome.text}</Chip>;
}

/** All outcomes of a record within a line of text; nothing if it does not say. */
export function RecordOutcomes({ outcomes }: { outcomes: readonly RecordOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <strong>
      {outcomes.map((outcome) => (
        <Fragment key={outcome.text}>
          <RecordOutcomeChip outcome={outcome} />{' '}
        </Fragment>
      ))}
    </strong>
  );
}
