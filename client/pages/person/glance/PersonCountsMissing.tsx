import { lazy, Suspense, useState } from 'react';
import { personGlanceCopy } from '../../../../shared/copy/person-glance.ts';
import { Button } from '../../../ui/Button.tsx';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import styles from './PersonTally.module.css';

// What fetches is loaded by who asks again, and by nobody else.
const PersonCountsAgain = lazy(async () => ({
  default: (await import('./PersonCountsAgain.tsx')).PersonCountsAgain,
}));

/** The counts did not come: says so, and asks again on request. */
export function PersonCountsMissing({ personId, fullPath }: { personId: string; fullPath: string }) {
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  if (isAskedAgain) {
    return (
      <Suspense fallback={<PersonCountsLoading />}>
        <PersonCountsAgain personId={personId} />
      </Suspense>
    );
  }
  return (
    <div className={styles.missing}>
      <p>{personGlanceCopy.unavailable}</p>
      <span className={styles.scripted}>
        <Button size="small" onClick={() => setIsAskedAgain(true)}>
          {personGlanceCopy.retry}
        </Button>
      </span>
      <noscript>
        <a href={fullPath}>{personGlanceCopy.retry}</a>
      </noscript>
    </div>
  );
}
