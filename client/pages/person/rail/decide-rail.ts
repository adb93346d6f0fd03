/** What a station of the rail holds, besides the first one, which has the journey. */
export type Station = 'questions' | '300x600' | 'house' | '160x600';

export interface Rail {
  /** whether a box of 300x250 stands under the journey */
  readonly hasRectangle: boolean;
  /** those after the journey, from above */
  readonly stations: readonly Station[];
}

/** The height of the sections, in pixels, from which there is room for what readers with advertisements get. */
const ROOM_FROM_PX = { rectangle: 1_200, house: 1_600, '300x600': 2_400, '160x600': 2_800 } as const;

/**
 * What stands beside the sections (P2-078, P9-055). A longer page has more of it; what has no room is left out, not
 * squeezed, so that the rail does not outgrow the sections.
 */
export function decideRail({
  heightPx,
  hasAds,
  hasHouseAd,
}: {
  /** of the sections, at least */
  readonly heightPx: number;
  readonly hasAds: boolean;
  readonly hasHouseAd: boolean;
}): Rail {
  const isThere: { readonly [part in keyof typeof ROOM_FROM_PX]: boolean } = {
    rectangle: hasAds,
    '300x600': hasAds,
    house: hasHouseAd,
    '160x600': hasAds,
  };
  const fits = (part: keyof typeof ROOM_FROM_PX) => isThere[part] && heightPx >= ROOM_FROM_PX[part];
  return {
    hasRectangle: fits('rectangle'),
    stations: ['questions', ...(['300x600', 'house', '160x600'] as const).filter(fits)],
  };
}
