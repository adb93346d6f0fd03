import { type AdSize, dimensionsOf } from '../../../shared/ads/ad-frames.ts';
import { HOUSE_CREATIVES, HOUSE_WAYS, type HouseWay } from '../../../shared/copy/ads/house-network.ts';
import { escapeHtml } from '../../../shared/html/escape-html.ts';

/** Fills its frame, of any of the sizes, in both color schemes. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{box-sizing:border-box;display:flex;flex-flow:column;gap:10px;height:100vh;margin:0;padding:18px;overflow:hidden;' +
  'background:light-dark(#123f37,#1f4f46);color:#f2f6f3;font:14px/20px system-ui,sans-serif}' +
  'b{font:500 19px/24px Georgia,serif}p{margin:0}small{margin-top:auto;color:#cfe0d8;font-size:12px;line-height:16px}' +
  '@media (max-height:100px){body{justify-content:center;gap:2px;padding:0 20px}small{position:absolute;right:20px;top:10px}}';

/** A creative of the house network: a document of a slot's size. */
export function houseCreative(size: AdSize, way: HouseWay): string {
  const { title, text } = HOUSE_CREATIVES[size];
  const { width, height } = dimensionsOf(size);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
    `<body data-size="${width}x${height}" data-way="${way}"><b>${escapeHtml(title)}</b>` +
    text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') +
    `<small>${escapeHtml(HOUSE_WAYS[way])}</small></body></html>`
  );
}
