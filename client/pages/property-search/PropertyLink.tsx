import type { ReactNode } from 'react';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { NewWindowNote } from '../../ui/text/VisuallyHidden.tsx';

/** A link to a property's page, on the operator's property site in a new tab (F2-34, F2-36). */
export function PropertyLink({
  pnpId,
  propertySite,
  label,
  children,
}: {
  pnpId: string;
  propertySite: string | null;
  /** the link's full text for screen readers; it contains the visible one */
  label?: string;
  children: ReactNode;
}) {
  const isElsewhere = propertySite !== null;
  return (
    <a
      href={paths.propertyPage({ pnpId, propertySite })}
      target={isElsewhere ? '_blank' : undefined}
      rel={isElsewhere ? 'noopener' : undefined}
      aria-label={label === undefined ? undefined : isElsewhere ? `${label} ${siteCopy.opensInNewWindow}` : label}
    >
      {children}
      {isElsewhere && label === undefined ? <NewWindowNote /> : null}
    </a>
  );
}
