import { personCopy } from '../../../shared/copy/person.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Instead of five sections that are empty. */
export function PersonNameOnly() {
  return (
    <Card>
      <EmptyState icon="user">
        <p>
          <b>{personCopy.nameOnly.title}</b>
          {` ${personCopy.nameOnly.text}`}
        </p>
      </EmptyState>
    </Card>
  );
}
