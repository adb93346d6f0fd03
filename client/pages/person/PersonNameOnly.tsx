import { Suspense } from 'react';
import { personCopy } from '../../../shared/copy/person.ts';
import { personGlanceCopy } from '../../../shared/copy/person-glance.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { useLateCounts } from '../../deferred-data.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PersonPageModel } from '../page-model.ts';
import { PersonReport } from './glance/PersonReport.tsx';
import { PersonMonitorButton } from './header/PersonMonitorButton.tsx';

const words = personCopy.nameOnly;

/**
 * Instead of numbers and sections that are all empty. Only the counts tell whether there are records after all: then the
 * report stands below, else nothing is for sale. Whoever wants to know more can be told when there is more.
 */
export function PersonNameOnly({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return <NameAndRecords page={page} counts={page.counts} />;
  return (
    <Suspense
      fallback={
        <NameCard page={page} title={words.title} text={words.what}>
          <noscript>
            <a href={page.fullPath}>{personGlanceCopy.showCounts}</a>
          </noscript>
        </NameCard>
      }
    >
      <LateNameAndRecords page={page} />
    </Suspense>
  );
}

function LateNameAndRecords({ page }: { page: PersonPageModel }) {
  const { counts, data } = useLateCounts();
  return (
    <>
      <NameAndRecords page={page} counts={counts ?? 'missing'} />
      {data}
    </>
  );
}

function NameAndRecords({
  page,
  counts,
}: {
  page: PersonPageModel;
  counts: Exclude<PersonPageModel['counts'], 'late'>;
}) {
  if (counts === null) return <NameCard page={page} title={words.title} text={words.what} />;
  if (counts !== 'missing' && isEmptyReport(counts))
    return <NameCard page={page} title={words.title} text={words.text} />;
  return (
    <>
      <NameCard page={page} title={counts === 'missing' ? words.title : words.titleWithRecords} text={words.what} />
      <PersonReport page={page} counts={counts} />
    </>
  );
}

function NameCard({
  page,
  title,
  text,
  children,
}: {
  page: PersonPageModel;
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <Card>
      <EmptyState icon="user">
        <p>
          <b>{title}</b>
          {` ${text}`}
        </p>
        <PersonMonitorButton page={page} form="notify" />
        {children}
      </EmptyState>
    </Card>
  );
}
