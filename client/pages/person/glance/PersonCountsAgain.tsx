import { useQuery } from '@tanstack/react-query';
import { personGlanceCopy } from '../../../../shared/copy/person-glance.ts';
import { personCountsQuery } from '../../../api/person-counts.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import styles from './PersonTally.module.css';
import { PersonTally } from './PersonTally.tsx';

/** Asks for the counts from the browser; every further try is a click. */
export function PersonCountsAgain({ personId }: { personId: string }) {
  const { data: counts, isFetching, refetch } = useQuery(personCountsQuery(personId), queryClient);
  return (
    <div aria-live="polite">
      {isFetching ? (
        <PersonCountsLoading />
      ) : counts ? (
        <PersonTally counts={counts} />
      ) : (
        <div className={styles.missing}>
          <p>{personGlanceCopy.unavailable}</p>
          <Button size="small" onClick={() => refetch()}>
            {personGlanceCopy.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
