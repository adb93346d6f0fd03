import type { ReactNode } from 'react';
import { kitPageCopy as words } from '../../../shared/copy/site/kit-page.ts';
import { LocalContent } from '../../site/LocalContent.tsx';
import styles from './Kit.module.css';
import { KitAccount } from './KitAccount.tsx';
import { KitActions } from './KitActions.tsx';
import { KitForms } from './KitForms.tsx';
import { KitLists } from './KitLists.tsx';
import { KitLoading } from './KitLoading.tsx';
import { KitNavigation } from './KitNavigation.tsx';
import { KitOverlays } from './KitOverlays.tsx';
import { KitSurfaces } from './KitSurfaces.tsx';
import { KitTexts } from './KitTexts.tsx';

type GroupName = keyof typeof words.groups;
const GROUPS: readonly (readonly [name: GroupName, content: ReactNode])[] = [
  ['action', <KitActions key="action" />],
  ['form', <KitForms key="form" />],
  ['account', <KitAccount key="account" />],
  ['navigation', <KitNavigation key="navigation" />],
  ['list', <KitLists key="list" />],
  ['overlay', <KitOverlays key="overlay" />],
  ['loading', <KitLoading key="loading" />],
  ['surface', <KitSurfaces key="surface" />],
  ['text', <KitTexts key="text" />],
];

/** The kit by groups, with a choice of its colors that needs no script (scripts/lib/build/kit-states.ts). */
export function Kit() {
  return (
    <LocalContent copy={words} current="kit" isWide>
      <fieldset className={styles.colors}>
        <legend>{words.colors}</legend>
        {(['system', 'light', 'dark'] as const).map((scheme) => (
          <label key={scheme}>
            <input type="radio" name="kit-colors" id={`kit-${scheme}`} defaultChecked={scheme === 'system'} />
            {words.schemes[scheme]}
          </label>
        ))}
      </fieldset>
      {GROUPS.map(([name, content]) => (
        <section key={name} className={styles.group} aria-labelledby={`kit-${name}`}>
          <h2 id={`kit-${name}`}>{words.groups[name]}</h2>
          {content}
        </section>
      ))}
    </LocalContent>
  );
}
