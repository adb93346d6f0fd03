import type { ReactNode } from 'react';
import type { SpeedSearchCandidate, SpeedSearchRow } from '../../../shared/contract/speed-search.ts';
import { speedSearchCopy } from '../../../shared/copy/account/speed-search.ts';
import { ownerCopy } from '../../../shared/copy/search/owner.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { NewWindowNote, VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { HiddenLine } from './HiddenLine.tsx';
import styles from './SpeedSearch.module.css';
import { lineId } from './speed-search-ids.ts';
import type { SpeedSearchResult } from './speed-search-model.ts';

const words = speedSearchCopy.results;
type Row<K extends SpeedSearchRow['kind']> = Extract<SpeedSearchRow, { readonly kind: K }>;

/** A line of the list, and what came of it. */
export function SpeedSearchLine({
  result: { row, personId, href, freeHrefs },
  at,
  isSentAgain,
  hasLimit,
}: {
  result: SpeedSearchResult;
  at: number;
  /** it is part of the form with the choices */
  isSentAgain: boolean;
  hasLimit: boolean;
}) {
  return (
    <li id={lineId(at)}>
      {isSentAgain ? <HiddenLine at={at} text={row.text} personId={personId} /> : null}
      <p className={styles.typed}>{words.line(row.text)}</p>
      {row.kind === 'found' ? <Found row={row} href={href} hasLimit={hasLimit} /> : null}
      {row.kind === 'several' ? <Several row={row} at={at} freeHrefs={freeHrefs} /> : null}
      {row.kind === 'none' ? <p>{words.none}</p> : null}
      {row.kind === 'unreadable' ? <p>{words.unreadable}</p> : null}
      {row.kind === 'out' ? <p>{words.noLookup}</p> : null}
    </li>
  );
}

function Found({
  row: { person, phones, address, emails, usedLookup, sharedPhone },
  href,
  hasLimit,
}: {
  row: Row<'found'>;
  href: string | null;
  hasLimit: boolean;
}) {
  return (
    <>
      <h2>
        {href === null ? (
          person.fullName
        ) : (
          // Results are the answer to a form: coming back to them from a page in this window would mean to send it again.
          <a href={href} target="_blank" rel="noopener">
            {person.fullName}
            <NewWindowNote />
          </a>
        )}
      </h2>
      <p className={styles.about}>
        {about(person)}
        {hasLimit ? (
          <Chip tone={usedLookup ? 'neutral' : 'line'}>{usedLookup ? words.usedLookup : words.usedNone}</Chip>
        ) : null}
      </p>
      <dl>
        <Fact title={words.phones} values={phones} isOneLine />
        <Fact title={words.address} values={address === null ? [] : [address]} />
        <Fact title={words.emails} values={emails} />
      </dl>
      {sharedPhone === null ? null : (
        <p className={styles.about}>
          {words.shared}{' '}
          <a href={paths.phone({ phone: sharedPhone })} target="_blank" rel="noopener">
            {words.sharedLink}
            <NewWindowNote />
          </a>
        </p>
      )}
    </>
  );
}

function Fact({ title, values, isOneLine = false }: { title: string; values: readonly string[]; isOneLine?: boolean }) {
  return (
    <div>
      <dt>{title}</dt>
      {values.length === 0 ? <dd className={styles.absent}>{words.nothing}</dd> : null}
      {values.map((value) => (
        <dd key={value} className={isOneLine ? styles.oneLine : undefined}>
          {value}
        </dd>
      ))}
    </div>
  );
}

/** No one is chosen at first, so nobody is opened by accident. */
function Several({
  row: { text, candidates, isCut },
  at,
  freeHrefs,
}: {
  row: Row<'several'>;
  at: number;
  freeHrefs: SpeedSearchResult['freeHrefs'];
}) {
  return (
    <fieldset className={styles.several}>
      <legend>
        {words.which}
        <VisuallyHidden> {text}</VisuallyHidden>
      </legend>
      {candidates.map((person, place) => (
        <div key={person.personId} className={styles.option}>
          <Choice at={at} value={person.personId}>
            <Candidate person={person} />
          </Choice>
          <FreePage person={person} href={freeHrefs[place]} />
        </div>
      ))}
      <div className={styles.option}>
        <Choice at={at} value="">
          <b>{words.nobody}</b>
        </Choice>
      </div>
      {isCut ? <p className={styles.before}>{words.cut}</p> : null}
    </fieldset>
  );
}

/** All that tells people of one name apart and is free for everybody. */
function Candidate({ person }: { person: SpeedSearchCandidate }) {
  const { fullName, before, relatives } = person;
  return (
    <>
      <b>{fullName}</b>
      {about(person) === '' ? null : <span>{about(person)}</span>}
      {before.length === 0 ? null : <span className={styles.before}>{words.before(before)}</span>}
      {relatives.length === 0 ? null : (
        <span className={styles.before}>{ownerCopy.related(relatives.map(ownerCopy.relative))}</span>
      )}
    </>
  );
}

/** Uses no lookup. In a new window, because coming back to the results would mean to send the form again. */
function FreePage({ person: { fullName, place }, href }: { person: SpeedSearchCandidate; href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <a className={styles.free} href={href} target="_blank" rel="noopener">
      {words.freePage}
      <VisuallyHidden>{words.freePageOf(fullName, place)}</VisuallyHidden>
      <NewWindowNote />
    </a>
  );
}

function Choice({ at, value, children }: { at: number; value: string; children: ReactNode }) {
  return (
    <label>
      <input type="radio" name={`person-${at}`} value={value} />
      <span className={styles.choice}>{children}</span>
    </label>
  );
}

/** 'Age 43 · Portland, OR' */
function about({ age, place }: SpeedSearchCandidate): string {
  return [age === null ? null : words.age(age), place].filter((part) => part !== null).join(' · ');
}
