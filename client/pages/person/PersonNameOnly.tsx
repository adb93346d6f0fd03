import { Suspense } from 'react';
import { personCopy } from '../../../shared/copy/person.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { useLateCounts } from '../../deferred-data.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PersonPageModel } from '../page-model.ts';
import { PersonReport } from './glance/PersonReport.tsx';

const words = personCopy.nameOnly;

/**
 * Instead of numbers and sections that are all empty. Only the counts tell whether there are records after all: then the
 * report stands below, else nothing is for sale.
 */
export function PersonNameOnly({ page }: { page: PersonPageModel }) {
  if (page.counts !== 'late') return <NameAndRecords page={page} counts={page.counts} />;
  return (
    <Suspense
      fallback={
        <NameCard title={words.title} text={words.what}>
          <noscript>
            <a href={page.fullPath}>{personCopy.glance.showCounts}</a>
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
  if (counts === null) return <NameCard title={words.title} text={words.what} />;
  if (counts !== 'missing' && isEmptyReport(counts)) return <NameCard title={words.title} text={words.text} />;
  return (
    <>
      <NameCard title={counts === 'missing' ? words.title : words.titleWithRecords} text={words.what} />
      <PersonReport page={page} counts={counts} />
    </>
  );
}

function NameCard({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <Card>
      <EmptyState icon="user">
        <p>
          <b>{title}</b>
          {` ${text}`}
        </p>
        {children}
      </EmptyState>
    </Card>
  );
}
