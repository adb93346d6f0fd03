import { notOpenCopy } from '../../../shared/copy/site/not-open.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import type { NotOpenPageModel } from './not-open-model.ts';

/** A placeholder that says which page will be here. */
export function NotOpenPage({ page, site }: { page: NotOpenPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <Notice
          isLit
          label={notOpenCopy.label}
          title={page.title}
          actions={
            <>
              <ButtonLink look="pine" href={paths.peopleSearch()}>
                {notOpenCopy.search}
              </ButtonLink>
              <ButtonLink href={paths.home()}>{notOpenCopy.home}</ButtonLink>
            </>
          }
        >
          <p>{page.description}</p>
          <p>{notOpenCopy.text}</p>
        </Notice>
      </Wrap>
    </SiteFrame>
  );
}
