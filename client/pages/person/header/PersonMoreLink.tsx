import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

/** The way to the others of a kind, where there are some. `what` tells a reader of the screen what there is more of. */
export function PersonMoreLink({ count, what, sectionId }: { count: number; what: string; sectionId: string }) {
  if (count < 1) return null;
  return (
    <a href={`#${sectionId}`}>
      {personHeaderCopy.more(count)}
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </a>
  );
}
