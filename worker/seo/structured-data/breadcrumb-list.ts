import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Trail } from '../../../client/ui/navigation/trail.ts';

/** Fewer are no trail (Google's rules for BreadcrumbList). */
const STEPS_MIN = 2;

/**
 * The visible breadcrumbs of a page, in their order and with their text; the page itself, which they do not link, has no
 * address here either. Null if there are too few. `origin`: scheme and host.
 */
export function breadcrumbList({ crumbs, here }: Trail, origin: string): BreadcrumbListLeaf | null {
  const steps = [
    ...crumbs.map(({ name, path }) => ({ name, item: origin + path })),
    ...(here === null ? [] : [{ name: here }]),
  ];
  if (steps.length < STEPS_MIN) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
