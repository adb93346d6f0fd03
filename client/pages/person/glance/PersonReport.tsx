import { Suspense } from 'react';
import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { useLateCounts } from '../../../deferred-data.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CardBody } from '../../../ui/CardBody.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { priceHref } from '../person-links.ts';
import { PersonCardHead } from './PersonCardHead.tsx';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import { PersonCountsMissing } from './PersonCountsMissing.tsx';
import { PersonTally } from './PersonTally.tsx';

const words = personCopy.glance;

/** The background report in four numbers, which may arrive after the rest of the page. */
export function PersonReport({ page, counts }: { page: PersonPageModel; counts: PersonCounts | 'late' }) {
  const { results: person, lookupType } = page.details;
  const isUnlocked = lookupType === 'bg';
  return (
    <Card>
      <CardBody>
        <PersonCardHead title={words.report}>
          {isUnlocked ? null : <Chip tone="lamp">{personCopy.backgroundReport}</Chip>}
        </PersonCardHead>
        {counts === 'late' ? (
          <Suspense fallback={<PersonCountsLoading fullPath={page.fullPath} />}>
            <LateTally personId={person.id} fullPath={page.fullPath} />
          </Suspense>
        ) : (
          <PersonTally counts={counts} />
        )}
      </CardBody>
      <CardFoot>
        <p>{words.notProof}</p>
        {isUnlocked ? null : (
          <LampLink href={priceHref(person, 'background')} isNewWindow={!page.isLoggedIn}>
            {words.seeReport}
          </LampLink>
        )}
      </CardFoot>
    </Card>
  );
}

function LateTally({ personId, fullPath }: { personId: string; fullPath: string }) {
  const { counts, data } = useLateCounts();
  return (
    <>
      {counts === null ? (
        <PersonCountsMissing personId={personId} fullPath={fullPath} />
      ) : (
        <PersonTally counts={counts} />
      )}
      {data}
    </>
  );
}
