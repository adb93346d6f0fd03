import { lateRenders } from './late-trees.tsx';
import { type Outcome, observe } from './observe.ts';
import { otherRenders } from './other-renders.tsx';
import { personPage } from './person-page.tsx';
import { trees } from './trees.tsx';

/**
 * What tests/guards/react-stream.test.ts builds twice, on React's own renderer and on the one we ship, and compares.
 * Each build has a React of its own, so nothing made here may be shared between them.
 */
export const renders: Readonly<Record<string, () => Promise<Outcome>>> = {
  ...Object.fromEntries(Object.entries(trees).map(([name, tree]) => [name, () => observe(tree)])),
  ...lateRenders,
  ...otherRenders,
  ...personPage,
};
