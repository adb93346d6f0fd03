/** How an icon shows the lantern. */
export interface IconLook {
  /** the side in pixels */
  readonly side: number;
  /** a color for the whole square; null leaves it clear */
  readonly paper: string | null;
  /** the height of the lantern as a share of the side */
  readonly share: number;
}

/** The box of the lantern's drawing: left, top, width and height in its own units. */
const VIEW_BOX = /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/;
const DRAWING = /<svg[^>]*>(.*)<\/svg>/s;

/** The lantern of client/public/favicon.svg in the middle of a square. Throws if the file is not such a drawing. */
export function iconSvg(favicon: string, { side, paper, share }: IconLook): string {
  const [, left, top, width, height] = (VIEW_BOX.exec(favicon) ?? []).map(Number);
  const drawing = DRAWING.exec(favicon)?.[1];
  if (left === undefined || top === undefined || width === undefined || height === undefined || drawing === undefined)
    throw new Error('favicon.svg is not a drawing with a box');
  const scale = (side * share) / height;
  const x = (side - width * scale) / 2 - left * scale;
  const y = (side - height * scale) / 2 - top * scale;
  const behind = paper === null ? '' : `<rect width="${side}" height="${side}" fill="${paper}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none">${behind}` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g></svg>`
  );
}
