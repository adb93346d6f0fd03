import { pageEventsCopy as words } from '../../../shared/copy/site/page-events.ts';
import { paths } from '../../../shared/urls/paths.ts';
import figures from '../../figures/Figures.module.css';
import { LocalContent } from '../../site/LocalContent.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { EventFunnels } from './EventFunnels.tsx';
import { EventList, PageList, SenderList } from './EventLists.tsx';
import { EventsFilter } from './EventsFilter.tsx';
import { EventTimes } from './EventTimes.tsx';
import { EventSegments, EventVariants } from './EventVariants.tsx';
import { EventVitals } from './EventVitals.tsx';
import type { PageEventsPageModel } from './page-events-model.ts';

/** What pages did in a local run, in pictures with the numbers beside them. */
export function PageEvents({ page }: { page: PageEventsPageModel }) {
  const { counts } = page;
  return (
    <LocalContent copy={words} current="page-events" isWide>
      {counts.isStoredHere ? (
        <>
          <EventsFilter page={page} />
          {counts.isCapped ? <p>{words.capped}</p> : null}
          {counts.events.length === 0 && counts.vitals.length === 0 ? <NoEvents /> : <Counted page={page} />}
        </>
      ) : (
        <p>{words.elsewhere}</p>
      )}
    </LocalContent>
  );
}

function NoEvents() {
  return (
    <Card>
      <EmptyState icon="clock">
        <p>
          <b>{words.none}</b> {words.noneHelp}
        </p>
        <a href={paths.home()}>{words.toSite}</a>
      </EmptyState>
    </Card>
  );
}

function Counted({ page }: { page: PageEventsPageModel }) {
  const { events, pages, senders, across, vitals } = page.counts;
  return (
    <div className={figures.parts}>
      <EventTimes page={page} />
      {across === null ? null : <EventFunnels funnels={across.funnels} />}
      <EventVitals vitals={vitals} />
      <EventList events={events} />
      <PageList pages={pages} />
      <SenderList senders={senders} />
      {across === null ? null : (
        <>
          <EventVariants variants={across.variants} person={across.person} />
          <EventSegments segments={across.segments} />
        </>
      )}
    </div>
  );
}
