import { useEffect, useRef } from 'react';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personStickyHeaderCopy as words } from '../../../../shared/copy/person/person-sticky-header.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useCell } from '../header/person-toggles.ts';
import type { Way } from '../way/way.ts';
import styles from './PersonSectionMenu.module.css';

const MENU_ID = 'person-section-menu';

/**
 * The journey bar as a menu: the title of the current section, 'Summary' at first (P2-150), opens the list. The browser
 * closes it on Escape and on a click outside. `isInReach`: the header is in view.
 */
export function PersonSectionMenu({ way, isInReach }: { way: Way; isInReach: boolean }) {
  const active = useCell(way.active);
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  useEffect(() => {
    if (!isInReach) menu.current?.hidePopover();
  }, [isInReach]);
  return (
    <>
      <button type="button" className={styles.where} popoverTarget={MENU_ID}>
        <VisuallyHidden>{words.section}</VisuallyHidden>
        <span>{way.stops.find(({ section }) => section === active)?.title ?? personCopy.journey.summary}</span>
        <Icon name="down" size={16} />
      </button>
      <nav className={styles.menu} id={MENU_ID} ref={menu} popover="auto" aria-label={words.sections}>
        <ul>
          {way.stops.map(({ section, title }) => (
            <li key={section}>
              <a
                href={`#${PERSON_SECTIONS[section].anchor}`}
                aria-current={section === active ? 'location' : undefined}
                onClick={close}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
