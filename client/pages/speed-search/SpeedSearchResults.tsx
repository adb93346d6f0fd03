import type { ReactNode } from 'react';
import { speedSearchCopy } from '../../../shared/copy/account/speed-search.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts } from '../../account/AccountPart.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardFoot } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import styles from './SpeedSearch.module.css';
import { SpeedSearchLine } from './SpeedSearchLine.tsx';
import { SpeedSearchListForm } from './SpeedSearchListForm.tsx';
import { lineId } from './speed-search-ids.ts';
import type { SpeedSearchPageModel } from './speed-search-model.ts';

const words = speedSearchCopy.results;
type Results = Extract<SpeedSearchPageModel, { readonly view: 'results' }>;

/** One row a line, in the order of the list. Lines that mean several people are one form. */
export function SpeedSearchResults({ page }: { page: Results }) {
  const { results, lookups, table, form } = page;
  const several = results.flatMap(({ row }, at) => (row.kind === 'several' ? [at] : []));
  const out = results.filter(({ row }) => row.kind === 'out').length;
  const [first] = several;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.summary}>
        <Summary page={page} />
      </p>
      <AccountParts>
        {first === undefined ? null : (
          <Banner>
            {words.several(several.length)} <a href={`#${lineId(first)}`}>{words.choose}</a>
          </Banner>
        )}
        {out === 0 ? null : (
          <Banner tone="lamp">
            {words.out(out)} <a href={paths.pricing()}>{speedSearchCopy.noneLeft.more}</a>
          </Banner>
        )}
        <div className={styles.actions}>
          <form method="post" action={paths.speedSearch()}>
            <input type="hidden" name="table" value={table} />
            <Button type="submit">{words.download}</Button>
          </form>
          <ButtonLink look="quiet" href={paths.speedSearch()}>
            {words.again}
          </ButtonLink>
          <p>{words.downloadNote}</p>
        </div>
        <Card>
          <Choices isAsked={several.length > 0} hasLimit={lookups !== 'no-limit'}>
            <ol className={styles.lines}>
              {results.map((result, at) => (
                <SpeedSearchLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two may be alike
                  key={at}
                  result={result}
                  at={at}
                  isSentAgain={several.length > 0}
                  hasLimit={lookups !== 'no-limit'}
                />
              ))}
            </ol>
          </Choices>
        </Card>
        <Disclaimer />
        <details className={styles.change}>
          <summary>{words.change}</summary>
          <SpeedSearchListForm form={form} />
        </details>
      </AccountParts>
    </>
  );
}

function Summary({ page: { results, used, lookups } }: { page: Results }) {
  const found = results.filter(({ row }) => row.kind === 'found').length;
  const said = words.found(found, results.length);
  if (lookups === 'no-limit' || lookups === null) return said;
  const until = lookups.until === null ? '' : ` ${speedSearchCopy.until(formatDay(lookups.until))}`;
  return `${said} ${words.used(used)}, ${speedSearchCopy.left(lookups.left, lookups.max)}${until}.`;
}

/** A form only if there is something to choose. */
function Choices({ isAsked, hasLimit, children }: { isAsked: boolean; hasLimit: boolean; children: ReactNode }) {
  if (!isAsked) return children;
  return (
    <form method="post" action={paths.speedSearch()}>
      {children}
      <CardFoot>
        <p>{words.openNote(hasLimit)}</p>
        <Button type="submit" look="pine">
          {words.open}
        </Button>
      </CardFoot>
    </form>
  );
}
