import { IconShapes } from '../ui/text/Icon.tsx';
import { LanternShape } from '../ui/text/Lantern.tsx';

/** The shapes that a page refers to, in its header. Without props, so that an isolate renders them once. */
export function SiteShapes() {
  return (
    <IconShapes>
      <LanternShape />
    </IconShapes>
  );
}
