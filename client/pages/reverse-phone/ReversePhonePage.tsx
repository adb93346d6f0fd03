import { reversePhoneCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import search from '../../search/SearchPage.module.css';
import { SearchPage, SearchTips } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './ReversePhonePage.module.css';
import type { PartialNumber, ReversePhonePageModel } from './reverse-phone-model.ts';

/** The search by phone number, also when the number entered was too short. */
export function ReversePhonePage({ page, site }: { page: ReversePhonePageModel; site: SiteModel }) {
  return (
    <SearchPage site={site}>
      <div id="reverse-phone-head" className={search.head}>
        {page.partial === null ? <Head /> : <PartialHead partial={page.partial} />}
      </div>
      <Card>
        <CardBody>
          <SearchForm by="phone" values={page.values} errors={page.errors} look="page" />
        </CardBody>
      </Card>
      <div id="reverse-phone-more" className={styles.more}>
        <More />
      </div>
    </SearchPage>
  );
}

function Head() {
  return (
    <>
      <h1>{reversePhoneCopy.title}</h1>
      <p className={styles.lede}>{reversePhoneCopy.lede}</p>
    </>
  );
}

/** A link from a number that is shown in part leads here: not an error, but more digits are needed. */
function PartialHead({ partial: { number, digits, state } }: { partial: PartialNumber }) {
  const { partial } = reversePhoneCopy;
  return (
    <>
      <h1>{number}</h1>
      <p className={styles.lede}>{partial.lede(number, digits, state)}</p>
    </>
  );
}

function More() {
  const { tips, otherWays } = reversePhoneCopy;
  return (
    <>
      <SearchTips tips={tips} />
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
