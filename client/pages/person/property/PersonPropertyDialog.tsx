import { useRef } from 'react';
import type { Person } from '../../../../shared/contract/person.ts';
import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { siteCopy } from '../../../../shared/copy/site/site.ts';
import { OWNED_ID, PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogCrumbs } from '../../../ui/overlay/DialogCrumbs.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { offerLink } from '../person-links.ts';
import { knownStreet } from './known-street.ts';
import { PersonPropertyContent } from './PersonPropertyContent.tsx';
import styles from './PersonPropertyDialog.module.css';
import { type PropertyState, usePropertyAnswer } from './use-property-answer.ts';

const CRUMBS = [
  { id: PERSON_SECTIONS.background.anchor, text: words.crumbs.report },
  { id: OWNED_ID, text: words.crumbs.properties },
] as const;

/**
 * The property report in a dialog (P2-107): what the origin grants of it, so all of it or what it would tell. The page
 * of the property opens in a new tab (P2-120, F2-36).
 */
export function PersonPropertyDialog({
  page,
  pnpId,
  onClose,
}: {
  page: PersonPageModel;
  pnpId: string;
  onClose: () => void;
}) {
  const { state, retry } = usePropertyAnswer(pnpId);
  const content = useRef<HTMLDivElement>(null);
  const title = titleOf(page.details.results, pnpId, state);
  return (
    <Dialog
      title={title}
      size="XL"
      crumbs={<DialogCrumbs label={words.crumbs.label} crumbs={CRUMBS} here={title} onLeave={onClose} />}
      onClose={onClose}
      footer={<PersonPropertyFoot page={page} pnpId={pnpId} state={state} />}
    >
      {/* Takes the focus of the button that goes away. */}
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

/** The ways on: to the page of the property, and to a price where the report is not granted (P2-117, P2-118). */
function PersonPropertyFoot({ page, pnpId, state }: { page: PersonPageModel; pnpId: string; state: PropertyState }) {
  const isTeaser = typeof state === 'object' && state.type === 'teaser';
  const { href, isNewWindow } = offerLink(page, 'property', 'property', undefined, pnpId);
  const newWindow = <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden>;
  return (
    <>
      <ButtonLink look="quiet" href={paths.propertyPage({ pnpId, propertySite: page.propertySite })} target="_blank">
        <Icon name="external" />
        {words.pageLink}
        {newWindow}
      </ButtonLink>
      {isTeaser ? (
        <ButtonLink look="lamp" href={href} target={isNewWindow ? '_blank' : undefined}>
          {words.teaser.buy}
          {isNewWindow ? newWindow : null}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The street as the page shows it, else as the answer has it. */
function titleOf(person: Person, pnpId: string, state: PropertyState): string {
  const known = knownStreet(person, pnpId);
  if (known !== null || typeof state === 'string') return known ?? words.title;
  return state.type === 'full' ? state.property.address.line1 : state.address.line1WithoutNumber;
}
