import { reversePhoneCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { ReversePhonePageModel, SiteModel } from '../page-model.ts';
import styles from './ReversePhonePage.module.css';

const SHEETS = [styles];

/** Asks for a phone number, also where too little of one was given. */
export function ReversePhonePage({ page, site }: { page: ReversePhonePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <ServerHtml id="reverse-phone-head" className={styles.head} sheets={SHEETS}>
            {import.meta.env.SSR ? <Head /> : null}
          </ServerHtml>
          <Card>
            <CardBody>
              <SearchForm by="phone" values={page.values} errors={page.errors} look="page" />
            </CardBody>
          </Card>
          <ServerHtml id="reverse-phone-more" className={styles.more}>
            {import.meta.env.SSR ? <More /> : null}
          </ServerHtml>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Head() {
  return (
    <>
      <h1>{reversePhoneCopy.title}</h1>
      <p>{reversePhoneCopy.lede}</p>
    </>
  );
}

function More() {
  const { tips, otherWays } = reversePhoneCopy;
  return (
    <>
      <section aria-labelledby="tips">
        <h2 id="tips">{tips.title}</h2>
        <ul>
          {tips.items.map((tip) => (
            <li key={tip}>
              <Icon name="check" size={16} />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">{otherWays.title}</h2>
        <p>
          <a href={paths.peopleSearch()}>{otherWays.name}</a>
          <a href={paths.addressSearch()}>{otherWays.address}</a>
        </p>
      </section>
    </>
  );
}
