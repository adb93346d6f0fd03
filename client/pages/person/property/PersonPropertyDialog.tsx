import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PropertyAnswer } from '../../../../shared/contract/records/property.ts';
import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { OWNED_ID, PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { track } from '../../../analytics/track.ts';
import { CallFailed } from '../../../api/call-api.ts';
import { loadProperty } from '../../../api/property.ts';
import { PropertyReport } from '../../../property/PropertyReport.tsx';
import { PropertyTeaser } from '../../../property/PropertyTeaser.tsx';
import { LazyGlossary } from '../../../records/LazyGlossary.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import fieldList from '../../../ui/list/FieldList.module.css';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogCrumbs } from '../../../ui/overlay/DialogCrumbs.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewWindowNote, VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { isOffered, offerLink, offerPrice } from '../person-links.ts';
import styles from './PersonPropertyDialog.module.css';

/** Shows the dialog until it is closed. It is rendered beside the page, whose bundle does not contain it. */
export function openPropertyReport(page: PersonPageCore, link: HTMLElement): void {
  const pnpId = link.dataset.property ?? '';
  const street = streetOf(link);
  const root = createRoot(document.createElement('div'));
  root.render(<PersonPropertyDialog page={page} pnpId={pnpId} street={street} onClose={() => root.unmount()} />);
}

/** The street in the name of a link to a report (PersonPropertyLink.tsx); null without one. */
function streetOf(link: HTMLElement): string | null {
  const of = words.linkOf('');
  const text = link.querySelector('span > i')?.textContent ?? '';
  return text.startsWith(of) ? text.slice(of.length) : null;
}

const CRUMBS = [
  { id: PERSON_SECTIONS.background.anchor, text: words.crumbs.report },
  { id: OWNED_ID, text: words.crumbs.properties },
] as const;

/**
 * The property report in a dialog (P2-107): all of it or a teaser, as the origin grants. The property's page opens in a
 * new tab (P2-120, F2-36).
 */
export function PersonPropertyDialog({
  page,
  pnpId,
  street,
  onClose,
}: {
  page: PersonPageCore;
  pnpId: string;
  /** as the page shows it to this viewer; null if it does not */
  street: string | null;
  onClose: () => void;
}) {
  const { state, retry } = usePropertyAnswer(pnpId);
  const content = useRef<HTMLDivElement>(null);
  const title = titleOf(street, state);
  return (
    <Dialog
      title={title}
      size="XL"
      crumbs={<DialogCrumbs label={words.crumbs.label} crumbs={CRUMBS} here={title} onLeave={onClose} />}
      onClose={onClose}
      footer={<PersonPropertyFoot page={page} pnpId={pnpId} state={state} />}
    >
      {/* Takes the focus from the button that disappears. */}
      <div ref={content} className={styles.content} tabIndex={-1} aria-busy={state === 'loading'}>
        <VisuallyHidden>
          <span role="status">
            {state === 'loading' ? words.loading : typeof state === 'object' ? words.loaded : ''}
          </span>
        </VisuallyHidden>
        <PersonPropertyContent state={state} />
        {state === 'failed' ? (
          <div>
            <Button
              onClick={() => {
                content.current?.focus();
                retry();
              }}
            >
              {words.again}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

const PRICE_ID = 'price-property-report';

/** The links out: to the property's page, and to a price if the report is not granted (P2-117, P2-118). */
function PersonPropertyFoot({ page, pnpId, state }: { page: PersonPageCore; pnpId: string; state: PropertyState }) {
  const isSold = typeof state === 'object' && state.type === 'teaser' && isOffered(page, 'property');
  const price = isSold ? offerPrice(page, 'property') : null;
  const { href, isNewWindow } = offerLink(page, 'property', 'property', undefined, pnpId);
  return (
    <>
      <ButtonLink
        look="quiet"
        href={paths.propertyPage({ pnpId, propertySite: page.propertySite })}
        target="_blank"
        {...markEvent('person_link_clicked', { link: 'property-site' })}
      >
        <Icon name="external" />
        {words.pageLink}
        <NewWindowNote />
      </ButtonLink>
      {price === null ? null : <PriceText id={PRICE_ID} whole={price.whole} />}
      {isSold ? (
        <ButtonLink
          look="lamp"
          href={href}
          target={isNewWindow ? '_blank' : undefined}
          aria-describedby={price === null ? undefined : PRICE_ID}
        >
          {words.teaser.buy}
          {isNewWindow ? <NewWindowNote /> : null}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The street as the page shows it, otherwise as the answer has it. */
function titleOf(street: string | null, state: PropertyState): string {
  if (street !== null || typeof state === 'string') return street ?? words.title;
  return state.type === 'full' ? state.property.address.line1 : state.address.line1WithoutNumber;
}

/** Fields of the skeleton: about one section. */
const SKELETON_FIELDS = 12;

/** The content of the dialog: a skeleton, the report, its teaser, or why there is none. */
export function PersonPropertyContent({ state }: { state: PropertyState }) {
  switch (state) {
    case 'loading':
      return (
        <div className={fieldList.fields}>
          {Array.from({ length: SKELETON_FIELDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
            <div key={index}>
              <Skeleton shape="text" />
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return <p role="alert">{words.failed}</p>;
    case 'gone':
      return <p role="alert">{words.gone}</p>;
    default:
      return state.type === 'full' ? (
        <PropertyReport property={state.property} lead="place" Glossary={LazyGlossary} />
      ) : (
        <PropertyTeaser holds={state.holds ?? null}>
          <p>{placeText(state.address.city, state.address.stateCode)}</p>
        </PropertyTeaser>
      );
  }
}

/** 'gone': it is no longer on record; 'failed': a retry may work. */
type PropertyState = PropertyAnswer | 'loading' | 'failed' | 'gone';

/** The property report as the origin grants it; `retry` requests it again. */
function usePropertyAnswer(pnpId: string): { readonly state: PropertyState; readonly retry: () => void } {
  const [state, setState] = useState<PropertyState>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another call
  useEffect(() => {
    const left = new AbortController();
    setState('loading');
    loadProperty(pnpId, left.signal).then(
      (answer) => {
        if (left.signal.aborted) return;
        setState(answer);
        track('property_report_opened', { type: answer.type });
      },
      (error) => {
        if (!left.signal.aborted) setState(error instanceof CallFailed && error.status === 404 ? 'gone' : 'failed');
      },
    );
    return () => left.abort();
  }, [pnpId, tries]);
  return { state, retry: () => setTries((before) => before + 1) };
}
