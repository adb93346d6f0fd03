import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page that is fetched once it is wanted: null until then, and for good where it cannot be fetched, which
 * must not take the page down with it. `load` has to be the same function at every render.
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [isWanted, load]);
  return isWanted ? part : null;
}
