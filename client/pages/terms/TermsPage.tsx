import { termsContactSection, termsCopy, termsSections } from '../../../shared/copy/site/terms.ts';
import { GuideFrame } from '../../guide/GuideFrame.tsx';
import { GuidePart } from '../../guide/GuidePart.tsx';
import { OperatorContact } from '../../guide/OperatorContact.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import type { TermsPageModel } from './terms-model.ts';

/** The terms of service, in the numbers of the origin's settings; plain HTML. */
export function TermsPage({ page: { seller, limits }, site }: { page: TermsPageModel; site: SiteModel }) {
  const { operator } = site;
  const sections = termsSections({ operator, seller, limits });
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <GuideFrame
          id="terms"
          title={termsCopy.title}
          lede={termsCopy.lede}
          contents={[...sections, termsContactSection]}
        >
          {sections.map((section) => (
            <GuidePart key={section.id} section={section} />
          ))}
          <GuidePart section={termsContactSection}>
            <OperatorContact operator={operator} seller={seller} />
          </GuidePart>
        </GuideFrame>
      </Wrap>
    </SiteFrame>
  );
}
