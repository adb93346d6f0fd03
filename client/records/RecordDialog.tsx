import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { personBackgroundCopy } from '../../shared/copy/person/person-background.ts';
import { personPropertyCopy } from '../../shared/copy/person/person-property.ts';
import { recordErrorCopy } from '../../shared/copy/records/record-error.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { titled } from '../../shared/copy/site/titled.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { formatRecordReference } from '../../shared/records/record-reference.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { sectionOf } from '../../shared/records/report-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import { track } from '../analytics/track.ts';
import { reportSectionId } from '../pages/person/background/report-rows.ts';
import type { PersonPageCore } from '../pages/person/browser-model.ts';
import { isPlainClick } from '../pages/person/dialog-links.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { afterShown } from '../ui/loading/after-shown.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { DialogCrumbs } from '../ui/overlay/DialogCrumbs.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { NewWindowNote } from '../ui/text/VisuallyHidden.tsx';
import { LazyGlossary } from './LazyGlossary.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordSteps, type ShownPlace } from './RecordSteps.tsx';
import { crumbOf } from './record-crumb.ts';
import { hasUnderstood, keepUnderstood, needsWarning } from './understood.ts';

type Page = Pick<PersonPageCore, 'details' | 'propertySite' | 'today'>;

/** What the reader does in the dialog. */
interface RecordActs {
  /** the dialog is to close; `anchor`: the part of the page behind it that the reader chose, as '#report-liens' */
  readonly onLeave: (anchor?: string) => void;
  /** the record before or after it is to take its place */
  readonly onStep: (by: -1 | 1) => void;
}

/** A dialog that shows one record after another until it is closed. */
export interface RecordView {
  /** `place`: where the record stands among those on the page; null if it is none of them */
  show(listed: ListedRecord, place: ShownPlace | null): void;
  /** at once; the focus returns to what had it */
  close(): void;
}

/** Opens the dialog with the first record that it is given. Makes no call. */
export function openRecordView(page: Page, acts: RecordActs): RecordView {
  const root = createRoot(document.createElement('div'));
  return {
    show: (listed, place) => root.render(<RecordDialog page={page} listed={listed} place={place} {...acts} />),
    close: () => root.unmount(),
  };
}

/**
 * One record in a dialog (P2-106); the warning comes before the first criminal one of a report (P4-105). The same dialog
 * shows both, and the next record: another one would make the browser restyle the page behind it again.
 */
export function RecordDialog({
  page,
  listed,
  place,
  onLeave,
  onStep,
}: RecordActs & {
  page: Page;
  listed: ListedRecord;
  place: ShownPlace | null;
}) {
  const { id, name } = page.details.results;
  const [hasConfirmed, setHasConfirmed] = useState(() => hasUnderstood(id));
  const isWarned = needsWarning(listed.group) && !hasConfirmed;
  const title = isWarned ? words.warning.title : describeRecord(listed.group, listed.record).title;
  useEffect(() => titleDocument(titled(words.page.title(title, name.fullName))), [title, name.fullName]);
  const reference = formatRecordReference({ group: listed.group, id: listed.record.id });
  const back = useRef<HTMLButtonElement>(null);
  useReadFromTop(back, isWarned ? '' : reference);
  const close = () => onLeave();
  if (isWarned) {
    const understand = () => {
      keepUnderstood(id);
      track('record_warning_accepted', {});
      // The press is on the screen before the record is made.
      afterShown(() => setHasConfirmed(true));
    };
    return (
      <Dialog
        title={title}
        onClose={close}
        footer={
          <>
            <Button ref={back} onClick={close}>
              {words.warning.back}
            </Button>
            <Button look="pine" onClick={understand}>
              {words.warning.understood}
            </Button>
          </>
        }
      >
        {words.warning.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={<bdi>{title}</bdi>}
      size="XL"
      crumbs={<RecordCrumbs listed={listed} onLeave={onLeave} />}
      onClose={close}
      footer={
        <>
          {place === null ? null : <RecordSteps title={title} place={place} onStep={onStep} />}
          <ButtonLink look="quiet" href={paths.recordError({ wpId: id, record: reference })}>
            {recordErrorCopy.link}
          </ButtonLink>
          <Button ref={back} onClick={close}>
            {words.back}
          </Button>
        </>
      }
    >
      {/* What was unfolded in one record is folded in the next. */}
      <RecordDetails
        key={reference}
        listed={listed}
        clock={recordClock(page.today, page.details.results)}
        Glossary={LazyGlossary}
      />
      <PropertyPageLink listed={listed} propertySite={page.propertySite} />
    </Dialog>
  );
}

/**
 * What takes the place of the content of a dialog is read from its top. A control that went with the old content may have
 * had the focus: then the first one gets it.
 */
function useReadFromTop(inside: RefObject<HTMLElement | null>, what: string): void {
  const before = useRef(what);
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (before.current === what || dialog == null) return;
    before.current = what;
    // When the frame is laid out anyway.
    requestAnimationFrame(() => {
      dialog.scrollTo(0, 0);
      if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>('a[href], button')?.focus();
    });
  }, [inside, what]);
}

/** The title of the document while the dialog is open. */
function titleDocument(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    document.title = before;
  };
}

function RecordCrumbs({ listed, onLeave }: { listed: ListedRecord; onLeave: RecordActs['onLeave'] }) {
  const section = sectionOf(listed.group);
  const crumbs = [
    { id: PERSON_SECTIONS.background.anchor, text: words.crumbs.report },
    { id: reportSectionId(section), text: personBackgroundCopy.groups[section].title },
  ];
  return (
    <DialogCrumbs
      label={words.crumbs.label}
      crumbs={crumbs}
      here={crumbOf(listed)}
      onLeave={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onLeave(event.currentTarget.hash);
      }}
    />
  );
}

/** A property's page opens in a new tab (P2-120, F2-36). */
function PropertyPageLink({ listed, propertySite }: { listed: ListedRecord; propertySite: string | null }) {
  if (listed.group !== 'currentProperties' && listed.group !== 'pastProperties') return null;
  const href = paths.propertyPage({ pnpId: listed.record.pnpId, propertySite });
  return (
    <div>
      <ButtonLink href={href} target="_blank">
        <Icon name="external" />
        {personPropertyCopy.pageLink}
        <NewWindowNote />
      </ButtonLink>
    </div>
  );
}
