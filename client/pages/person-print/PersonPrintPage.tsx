import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { PersonPrintChoice } from './PersonPrintChoice.tsx';
import styles from './PersonPrintPage.module.css';
import { PersonPrintPaper } from './PersonPrintPaper.tsx';
import { PersonPrintWarning } from './PersonPrintWarning.tsx';
import type { PersonPrintPageModel } from './person-print-model.ts';

/** What to print, the warning before criminal records, or the sheet. The browser renders nothing of it; it only prints. */
export function PersonPrintPage({ page, site }: { page: PersonPrintPageModel; site: SiteModel }) {
  const { shows } = page;
  if (shows.step === 'sheet') return <PersonPrintPaper page={page} sheet={shows} site={site} />;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="person-print-choice" className={styles.page}>
          {page.isSample ? <Banner>{sampleReportCopy.notice}</Banner> : null}
          {shows.step === 'choice' ? (
            <PersonPrintChoice page={page} choice={shows} />
          ) : (
            <PersonPrintWarning warning={shows} />
          )}
        </div>
      </Wrap>
    </SiteFrame>
  );
}
