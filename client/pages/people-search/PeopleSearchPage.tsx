import { peopleSearchCopy } from '../../../shared/copy/people-search.ts';
import { siteCopy } from '../../../shared/copy/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from '../../ui/CardBody.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { PeopleSearchPageModel, SiteModel } from '../page-model.ts';
import styles from './PeopleSearchPage.module.css';

/** The search form as a page of its own, also where its input has something wrong. */
export function PeopleSearchPage({ page, site }: { page: PeopleSearchPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{peopleSearchCopy.title}</h1>
            <p>{peopleSearchCopy.lede}</p>
          </div>
          <Card>
            <CardBody>
              <search>
                <form className={styles.form} action={paths.search()} aria-label={siteCopy.searchLabel} noValidate>
                  <Field
                    id="name"
                    name="name"
                    label={siteCopy.nameLabel}
                    defaultValue={page.name}
                    error={page.error}
                    autoComplete="off"
                    // The page came back for this field, which says what is wrong.
                    autoFocus={page.error !== null}
                    required
                  />
                  <Field
                    id="location"
                    name="location"
                    label={siteCopy.placeLabel}
                    hint={peopleSearchCopy.placeHint}
                    defaultValue={page.location}
                    autoComplete="off"
                  />
                  <Button look="pine" type="submit">
                    <Icon name="search" />
                    {siteCopy.search}
                  </Button>
                </form>
              </search>
            </CardBody>
          </Card>
          <section className={styles.tips} aria-labelledby="tips">
            <h2 id="tips">{peopleSearchCopy.tips.title}</h2>
            <ul>
              {peopleSearchCopy.tips.items.map((tip) => (
                <li key={tip}>
                  <Icon name="check" size={16} />
                  {tip}
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
