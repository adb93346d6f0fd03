import { sampleReportCopy as words } from '../../../shared/copy/person/sample-report.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { SampleReportPageModel } from './sample-report-model.ts';

/** A report about a person we invented, as buyers get one. */
export function SampleReportPage({ site }: { page: SampleReportPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <Banner>{words.notice}</Banner>
        <h1>{words.heading}</h1>
        <ButtonLink look="pine" href={paths.peopleSearch()}>
          {words.search}
        </ButtonLink>
      </Wrap>
    </SiteFrame>
  );
}
