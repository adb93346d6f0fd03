import type { ReactNode } from 'react';
import { unlockReportCopy as words } from '../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { accessUntil } from '../../../shared/people/report-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Lantern } from '../../ui/text/Lantern.tsx';
import styles from './UnlockReportPage.module.css';
import type { UnlockReportPageModel } from './unlock-report-model.ts';

const PRICE_ID = 'price-credit';

/**
 * The page's content, by what a credit can do for this report. Viewers without a credit see where credits are sold, and
 * which plans include some (F6-23).
 */
export function UnlockReportContent({ page }: { page: UnlockReportPageModel }) {
  const { state, person, openUntil } = page;
  if (state === 'unknown' || person === null) {
    return (
      <Sheet
        isLit={false}
        title={words.unknown.title}
        actions={
          <ButtonLink look="pine" href={paths.peopleSearch()}>
            {words.unknown.search}
          </ButtonLink>
        }
      >
        <p>{words.unknown.text}</p>
      </Sheet>
    );
  }
  const { fullName, path } = person;
  const back = (
    <ButtonLink look="quiet" href={path}>
      {words.back}
    </ButtonLink>
  );
  switch (state) {
    case 'ready':
      return <Ready page={page} person={person} />;
    case 'open':
      return (
        <Sheet
          isLit
          title={words.open.title}
          actions={
            <ButtonLink look="pine" href={`${path}#${PERSON_SECTIONS.background.anchor}`}>
              {words.toReport}
            </ButtonLink>
          }
        >
          <p>{words.open.text(fullName, formatDay(openUntil ?? page.now))}</p>
        </Sheet>
      );
    case 'empty':
    case 'died':
      return (
        <Sheet isLit={false} title={words[state].title} actions={back}>
          <p>{words[state].text(fullName)}</p>
        </Sheet>
      );
    case 'no-credit':
      return (
        <Sheet
          isLit={false}
          title={words.noCredit.title}
          actions={
            <>
              <ButtonLink
                look="lamp"
                href={paths.purchaseCredits({ wpId: person.id })}
                aria-describedby={page.price === null ? undefined : PRICE_ID}
              >
                {words.noCredit.buy}
              </ButtonLink>
              {back}
            </>
          }
        >
          <p>
            {words.noCredit.text}
            {page.price === null ? null : <PriceText id={PRICE_ID} whole={page.price} />}
          </p>
          <p>
            {`${words.noCredit.premium} `}
            <a href={paths.pricing({ wpId: person.id })}>{words.noCredit.plans}</a>
          </p>
        </Sheet>
      );
  }
}

/** The form is one button; submitted twice, it takes one credit. */
function Ready({
  page: { credits, creditsExpireAt, now, error },
  person: { id, fullName, path },
}: {
  page: UnlockReportPageModel;
  person: NonNullable<UnlockReportPageModel['person']>;
}) {
  return (
    <Sheet
      isLit
      title={words.title(credits)}
      error={error}
      actions={
        <form className={styles.actions} method="post" action={paths.unlockReport()} data-unlock="">
          <input type="hidden" name="wpId" value={id} />
          <Button look="lamp" type="submit">
            {words.use}
          </Button>
          <ButtonLink look="quiet" href={path}>
            {words.cancel}
          </ButtonLink>
        </form>
      }
    >
      <p>{words.what(fullName)}</p>
      <p>{words.openUntil(formatDay(accessUntil(now)))}</p>
      {creditsExpireAt === null ? null : <p>{words.left(credits, formatDay(creditsExpireAt))}</p>}
    </Sheet>
  );
}

function Sheet({
  isLit,
  title,
  error = null,
  actions,
  children,
}: {
  isLit: boolean;
  title: string;
  error?: string | null;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <CardBody>
        <div className={styles.content}>
          <Lantern isLit={isLit} isLarge />
          <h1>{title}</h1>
          {error === null ? null : (
            <div className={styles.error}>
              <Banner tone="error">{error}</Banner>
            </div>
          )}
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </CardBody>
    </Card>
  );
}
