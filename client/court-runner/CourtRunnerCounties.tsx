import type { ReactNode } from 'react';
import { countyInState } from '../../shared/copy/format/county-name.ts';
import { runnerCountiesCopy as words } from '../../shared/copy/records/court-runner-counties.ts';
import {
  isForSale,
  listUnconfirmed,
  sumLabel,
  type UsableOption,
  yearsGone,
} from '../../shared/court-runner/county-options.ts';
import type { ChosenCounties } from '../../shared/court-runner/hand-over.ts';
import { runnerResultId } from '../../shared/court-runner/result-id.ts';
import { formatCourtDay } from '../../shared/court-runner/returned-case.ts';
import type { RunnerErrors } from '../../shared/forms/court-runner-form.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './CourtRunnerCounties.module.css';

/** What the rows of all counties have in common. */
interface Rows {
  /** what each county costs besides its fee, in dollars */
  readonly regularPrice: number;
  /** what was ticked when the form was sent; nobody else ticks anything */
  readonly ticked?: ChosenCounties;
  readonly errors?: RunnerErrors;
  /** the box that the page reloaded for */
  readonly focus?: 'county' | 'old' | undefined;
  /** the person's page, if this is another one: the results are there */
  readonly personHref?: string;
  /** milliseconds since 1970 */
  readonly now: number;
}

/**
 * The counties where the person lived, with years and prices (P9-063); only the visitor checks them. A county that the
 * visitor has already shows what they have instead of a box, and one that the person left longer ago than courts keep
 * records warns and has a second box (P9-060). Only the server renders them, and a form keeps its HTML.
 */
export function CourtRunnerCounties({ options, ...rows }: Rows & { options: readonly UsableOption[] }) {
  const forSale = options.filter((option) => isForSale(option, rows.now));
  const first = { county: forSale[0], old: unconfirmedAmong(forSale, rows)[0] };
  const focused = rows.focus === undefined ? undefined : first[rows.focus];
  return options.map((option) =>
    option.held === undefined || forSale.includes(option) ? (
      <CountyForSale key={option.productId} option={option} rows={rows} hasFocus={option === focused} />
    ) : (
      <CountyHeld key={option.productId} option={option} held={option.held} rows={rows} />
    ),
  );
}

const DAY_MS = 86_400_000;
const NOTHING: ChosenCounties = { chosen: [], confirmed: [] };

function unconfirmedAmong(options: readonly UsableOption[], { ticked = NOTHING, now }: Rows) {
  const chosen = options.filter(({ productId }) => ticked.chosen.includes(productId));
  return listUnconfirmed(chosen, ticked.confirmed, now);
}

interface Row {
  readonly option: UsableOption;
  readonly rows: Rows;
}

function CountyForSale({ option, rows, hasFocus }: Row & { hasFocus: boolean }) {
  const { productId, price } = option;
  const { regularPrice, errors = {}, ticked = NOTHING, focus, now } = rows;
  const gone = yearsGone(option, now);
  const isChosen = ticked.chosen.includes(productId);
  return (
    <div className={styles.county}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          name="county"
          value={productId}
          defaultChecked={isChosen}
          aria-invalid={errors.county !== undefined}
          // Whether the second box is still missing depends on this one.
          data-rechecks={gone === null ? undefined : 'old'}
          // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
          autoFocus={hasFocus && focus === 'county'}
        />
        <CountyText option={option}>
          {option.held === undefined ? null : <small>{searchedText(option.held)}</small>}
        </CountyText>
        <span className={styles.price}>{sumLabel(regularPrice, price)}</span>
      </label>
      {option.held === undefined ? null : <ResultLink option={option} rows={rows} />}
      {gone === null ? null : (
        <div className={styles.old}>
          <p>{words.gone(gone)}</p>
          <label>
            <input
              type="checkbox"
              name="old"
              value={productId}
              defaultChecked={ticked.confirmed.includes(productId)}
              aria-invalid={errors.old !== undefined && isChosen && !ticked.confirmed.includes(productId)}
              // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
              autoFocus={hasFocus && focus === 'old'}
            />
            <span>
              {words.anyway}
              <VisuallyHidden>{`: ${nameOf(option)}`}</VisuallyHidden>
            </span>
          </label>
        </div>
      )}
    </div>
  );
}

/** A county whose runner is out or came back lately: what the visitor has of it, and when it can be ordered again. */
function CountyHeld({ option, held, rows }: Row & { held: NonNullable<UsableOption['held']> }) {
  const day = formatCourtDay(held.at);
  const isOut = held.status === 'out';
  const out = held.at < rows.now ? words.late(day) : words.out(day);
  return (
    <div className={styles.county}>
      <div className={styles.pick}>
        <Icon name={isOut ? 'clock' : 'check'} />
        <CountyText option={option}>
          <small>{isOut ? out : words.searched(day)}</small>
          {held.againAt === null ? null : <small>{words.again(formatCourtDay(nextDay(held.againAt)))}</small>}
        </CountyText>
      </div>
      {isOut ? null : <ResultLink option={option} rows={rows} />}
    </div>
  );
}

/** The county's name, the years there, and what an open report has from it. */
function CountyText({ option, children }: { option: UsableOption; children: ReactNode }) {
  const { moveInYear, moveOutYear, recordsHeld = 0 } = option;
  return (
    <span>
      {nameOf(option)}
      <small>{words.lived(moveInYear, moveOutYear)}</small>
      {recordsHeld === 0 ? null : <small>{words.records(recordsHeld)}</small>}
      {children}
    </span>
  );
}

function ResultLink({ option, rows: { personHref = '' } }: Row) {
  return (
    <a className={styles.result} href={`${personHref}#${runnerResultId(option)}`}>
      {words.result}
      <VisuallyHidden>{`: ${nameOf(option)}`}</VisuallyHidden>
    </a>
  );
}

/** A county that can be ordered at once was searched without a result. */
function searchedText({ at, againAt }: NonNullable<UsableOption['held']>): string {
  return at === againAt ? words.searchedNone(formatCourtDay(at)) : words.searched(formatCourtDay(at));
}

/** The first whole day from a time on, both in milliseconds since 1970: a county can be ordered all day from then on. */
function nextDay(at: number): number {
  return Math.ceil(at / DAY_MS) * DAY_MS;
}

function nameOf({ countyName, stateCode, fips }: UsableOption): string {
  return countyInState({ county: countyName, stateCode, fips });
}
