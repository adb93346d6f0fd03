import { errorActions, errorWords } from '../../../shared/copy/site/error.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { markShown } from '../../analytics/mark-event.ts';
import { DidYouMean } from '../../search/DidYouMean.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { CopyButton } from '../../ui/action/CopyButton.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import styles from './ErrorPage.module.css';
import type { ErrorPageModel } from './error-model.ts';
import { LimitReached } from './LimitReached.tsx';

/**
 * Lantern lit: the address is at fault. Unlit: we are. The tracking id locates the request in our logs (F8-07).
 * A 404 with a message means data failed to load, so it is unknown whether the page exists.
 */
export function ErrorPage({ page, site }: { page: ErrorPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        {page.limit === undefined ? <ErrorNotice page={page} /> : <LimitReached limit={page.limit} path={site.path} />}
        <p className={styles.tracking} {...markShown('error_shown', { status: page.status })}>
          <span>
            {`${errorActions.trackingId} `}
            <code>{page.trackingId}</code>
          </span>
          <CopyButton label={errorActions.copyTrackingId} />
        </p>
      </Wrap>
    </SiteFrame>
  );
}

function ErrorNotice({ page }: { page: ErrorPageModel }) {
  const words = { ...errorWords(page.status, page.message), ...page.help };
  const isOnlyWay = page.retryPath === null && page.help === undefined;
  return (
    <Notice
      isLit={!words.isOurs}
      label={String(page.status)}
      title={words.title}
      actions={
        <>
          {/* F8-08 */}
          {page.retryPath === null ? null : (
            <ButtonLink look="pine" href={page.retryPath}>
              {errorActions.retry}
            </ButtonLink>
          )}
          {page.help === undefined ? null : (
            <ButtonLink look="pine" href={page.help.link.href}>
              {page.help.link.text}
            </ButtonLink>
          )}
          <ButtonLink look={isOnlyWay ? 'pine' : 'plain'} href={paths.peopleSearch()}>
            {errorActions.search}
          </ButtonLink>
          <ButtonLink href={paths.home()}>{errorActions.home}</ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
      <DidYouMean places={page.help?.meant ?? []} />
      {page.message === null ? null : <p className={styles.message}>{page.message}</p>}
    </Notice>
  );
}
