/**
 * The picture shown with a shared link, a static file: the same for every page, so that it reveals nothing about
 * anybody. Pixels.
 */
export const OPEN_GRAPH_PICTURE = { path: '/open-graph.png', width: 1200, height: 630 } as const;
