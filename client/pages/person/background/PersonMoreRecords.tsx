import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { personBackgroundCopy, personReportCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { reportGroups } from '../../../../shared/people/count-sums.ts';
import { recordClock } from '../../../../shared/records/record-times.ts';
import { countNext, type ReportSection, reportSection } from '../../../../shared/records/report-limits.ts';
import { track } from '../../../analytics/track.ts';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { OpenReportPage } from '../browser-model.ts';
import { recordHref } from '../record-href.ts';
import { PersonRecordRow, type RowLook } from './PersonRecordRow.tsx';
import { noteShown } from './report-entry.ts';
import { useMoreRecords } from './use-more-records.ts';

/**
 * Replaces the link to all records with the control that loads them here, and starts it.
 *
 * @param until how many records there were when the reader left, if they are to come again
 * @returns settled once they are shown, or do not come
 */
export function showMoreRecords(page: OpenReportPage, link: HTMLAnchorElement, until?: number): Promise<void> {
  const place = link.parentElement;
  const list = place?.parentElement?.querySelector('ul');
  if (!place || !list) {
    location.assign(link.href);
    return Promise.resolve();
  }
  const section = link.dataset.more as ReportSection;
  return new Promise((settle) => {
    createRoot(place).render(
      <PersonMoreRecords page={page} section={section} list={list} until={until} onSettled={settle} />,
    );
  });
}

/**
 * The control below the records of a section, and the records it loads, which join the server's list (`list`). It
 * replaces a link that was just used, so it takes the focus and keeps it while there is more; not if it only brings back
 * what was there (`until`).
 */
function PersonMoreRecords({
  page,
  section,
  list,
  until,
  onSettled,
}: {
  page: OpenReportPage;
  section: ReportSection;
  list: Element;
  until: number | undefined;
  onSettled: () => void;
}) {
  const person = page.details.results;
  const { have, shown, state, isMore, showMore, showLess } = useMoreRecords(person.id, section, page.background);
  const control = useRef<HTMLButtonElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const [look] = useState(() => lookOf(list));
  const [hasStarted, setHasStarted] = useState(false);
  const { initial } = reportSection(section);
  const total = isMore ? countedTotal(page, section, shown) : shown;
  const title = <VisuallyHidden>{words.of(personBackgroundCopy.groups[section].title)}</VisuallyHidden>;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it replaces the link
  useEffect(() => {
    if (until === undefined) control.current?.focus({ preventScroll: true });
    if (until === undefined) track('records_expanded', { section });
    void showMore(until).then(() => setHasStarted(true));
  }, []);
  useEffect(() => {
    if (hasStarted) onSettled();
  }, [hasStarted, onSettled]);
  const expand = () => {
    track('records_expanded', { section });
    return showMore();
  };
  const isUnfolded = shown > initial;
  useEffect(() => {
    if (hasStarted) noteShown(section, isUnfolded ? shown : null);
  }, [hasStarted, section, isUnfolded, shown]);
  const takesFocus = hasStarted || until === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: either change may remove the focused control
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      (control.current ?? fold.current)?.focus({ preventScroll: true });
  }, [isMore, isUnfolded]);

  return (
    <>
      {createPortal(
        have.records
          .slice(initial, shown)
          .map((listed) => (
            <PersonRecordRow
              key={`${listed.group}.${listed.record.id}`}
              listed={listed}
              clock={recordClock(page.today, person)}
              hrefOf={(reference) => recordHref(person, reference)}
              look={look}
            />
          )),
        list,
      )}
      {state === 'failed' ? <p role="alert">{words.notLoaded}</p> : null}
      {isMore ? (
        <button
          ref={control}
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => (state === 'loading' ? undefined : expand())}
        >
          {state === 'failed' ? words.tryAgain : words.showMore(countNext(section, shown, total))}
          {title}
          {state === 'loading' ? <Spinner label="" /> : null}
        </button>
      ) : null}
      {isUnfolded ? (
        <button ref={fold} type="button" onClick={showLess}>
          {words.showLess}
          {title}
        </button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{state === 'loading' ? words.loading : words.shown(shown, total)}</span>
      </VisuallyHidden>
    </>
  );
}

function countedTotal({ counts }: OpenReportPage, section: ReportSection, shown: number): number | null {
  if (counts === null || typeof counts === 'string') return null;
  const counted = reportGroups(counts)[section];
  return counted > shown ? counted : null;
}

/** Copies the look of the server's rows. */
function lookOf(list: Element): RowLook {
  const row = list.querySelector('a');
  return { row: row?.className, text: row?.firstElementChild?.className };
}
