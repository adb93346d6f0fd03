import { personCopy } from '../../../shared/copy/person.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Instead of sections that are all empty. `isNothingSold` is known only once the record counts are. */
export function PersonNameOnly({ isNothingSold }: { isNothingSold: boolean }) {
  return (
    <Card>
      <EmptyState icon="user">
        <p>
          <b>{personCopy.nameOnly.title}</b>
          {` ${isNothingSold ? personCopy.nameOnly.text : personCopy.nameOnly.what}`}
        </p>
      </EmptyState>
    </Card>
  );
}
