import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RecordGroup, RecordOf } from '../../shared/contract/records/background.ts';
import { personBackgroundCopy } from '../../shared/copy/person/person-background.ts';
import { personPropertyCopy } from '../../shared/copy/person/person-property.ts';
import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { sectionOf } from '../../shared/records/report-limits.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { paths } from '../../shared/urls/paths.ts';
import { reportSectionId } from '../pages/person/background/report-rows.ts';
import type { PersonPageCore } from '../pages/person/browser-model.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { DialogCrumbs } from '../ui/overlay/DialogCrumbs.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { NewWindowNote } from '../ui/text/VisuallyHidden.tsx';
import { LazyGlossary } from './LazyGlossary.tsx';
import { crumbOf, RecordDetails } from './RecordDetails.tsx';
import { hasUnderstood, keepUnderstood, needsWarning } from './understood.ts';

/** Shows a record that the page already has until it is closed; the focus returns to its row. Makes no call. */
export function openRecordDialog<G extends RecordGroup>(
  page: Pick<PersonPageCore, 'details' | 'propertySite' | 'today'>,
  group: G,
  record: RecordOf<G>,
): void {
  const root = createRoot(document.createElement('div'));
  const listed = { group, record } as ListedRecord;
  const row = document.activeElement as HTMLElement | null;
  const close = () => {
    root.unmount();
    // A record that followed the warning would return it to the warning's button, which is gone.
    row?.focus({ preventScroll: true });
  };
  root.render(<RecordDialog page={page} listed={listed} onClose={close} />);
}

/** One record in a dialog (P2-106); the warning comes before the first criminal one of a report (P4-105). */
export function RecordDialog({
  page,
  listed,
  onClose,
}: {
  page: Pick<PersonPageCore, 'details' | 'propertySite' | 'today'>;
  listed: ListedRecord;
  onClose: () => void;
}) {
  const personId = page.details.results.id;
  const [isWarned, setIsWarned] = useState(() => needsWarning(listed.group) && !hasUnderstood(personId));
  const [hasWarning, setHasWarning] = useState(isWarned);
  // The warning goes once the record is open above it: without a modal dialog in between, Chromium would restyle the
  // entire page twice.
  useEffect(() => setHasWarning(isWarned), [isWarned]);
  return (
    <>
      {hasWarning ? (
        <RecordWarning
          onBack={onClose}
          onUnderstood={() => {
            keepUnderstood(personId);
            setIsWarned(false);
          }}
        />
      ) : null}
      {isWarned ? null : <OpenRecord page={page} listed={listed} onClose={onClose} />}
    </>
  );
}

/** The record itself, above the warning if there was one. */
function OpenRecord({ page, listed, onClose }: Parameters<typeof RecordDialog>[0]) {
  const section = sectionOf(listed.group);
  const crumbs = [
    { id: PERSON_SECTIONS.background.anchor, text: words.crumbs.report },
    { id: reportSectionId(section), text: personBackgroundCopy.groups[section].title },
  ];
  return (
    <Dialog
      title={describeRecord(listed.group, listed.record).title}
      size="XL"
      crumbs={<DialogCrumbs label={words.crumbs.label} crumbs={crumbs} here={crumbOf(listed)} onLeave={onClose} />}
      onClose={onClose}
      footer={
        <>
          <PropertyPageLink listed={listed} propertySite={page.propertySite} />
          <Button onClick={onClose}>{words.back}</Button>
        </>
      }
    >
      <RecordDetails
        listed={listed}
        clock={recordClock(page.today, page.details.results)}
        Glossary={LazyGlossary}
      />
    </Dialog>
  );
}

function RecordWarning({ onBack, onUnderstood }: { onBack: () => void; onUnderstood: () => void }) {
  const { title, texts, back, understood } = words.warning;
  return (
    <Dialog
      title={title}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>{back}</Button>
          <Button look="pine" onClick={onUnderstood}>
            {understood}
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}

/** A property's page opens in a new tab (P2-120, F2-36). */
function PropertyPageLink({ listed, propertySite }: { listed: ListedRecord; propertySite: string | null }) {
  if (listed.group !== 'currentProperties' && listed.group !== 'pastProperties') return null;
  const href = paths.propertyPage({ pnpId: listed.record.pnpId, propertySite });
  return (
    <ButtonLink look="quiet" href={href} target="_blank">
      <Icon name="external" />
      {personPropertyCopy.pageLink}
      <NewWindowNote />
    </ButtonLink>
  );
}
