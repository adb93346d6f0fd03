import { AD_SANDBOX, type AdNetwork, type AdSize, dimensionsOf } from '../../shared/ads/ad-frames.ts';
import { adLabels } from '../../shared/copy/ads/ad-labels.ts';
import { escapeHtml } from '../../shared/html/escape-html.ts';
import { AD_FRAME_SCRIPT, type AdFramePlan } from './ad-frame-script.ts';
import type { AdSettings } from './ad-settings.ts';

/**
 * The document of an ad frame. It knows a size and a network, and nothing of the page around it, the person there or the
 * reader, so every reader gets the same one. `sites`: the origins that may hold it.
 */
export function adFrameHtml(
  { size, network }: { readonly size: AdSize; readonly network: AdNetwork },
  ads: AdSettings,
  sites: readonly string[],
): string {
  const { width, height } = dimensionsOf(size);
  const plan: AdFramePlan = {
    size,
    unit: `${ads.unitPath}/${size}`,
    scripts: scriptsOf(network, ads),
    bidTimeoutMs: ads.bidTimeoutMs,
    sites,
  };
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<title>${adLabels.advertisement}</title><style>html,body{margin:0;overflow:hidden}` +
    `#ad{width:${width}px;height:${height}px;overflow:hidden}iframe{display:block;border:0}</style></head>` +
    `<body><div id="ad"></div><script data-plan="${escapeHtml(JSON.stringify(plan))}">${AD_FRAME_SCRIPT}</script></body></html>`
  );
}

/** The tag, and the second script, for bids (F6-19); the other network has one script for both (P6-055). */
function scriptsOf(network: AdNetwork, { scriptUrl, bidScriptUrl, pubmaxScriptUrl }: AdSettings): readonly string[] {
  if (network === 'pubmax' && pubmaxScriptUrl !== null) return [pubmaxScriptUrl];
  return bidScriptUrl === null ? [scriptUrl] : [scriptUrl, bidScriptUrl];
}

/** Whose scripts, pictures and frames an ad loads only the network knows: anybody's, by https. */
const ANYBODY = 'https:';

/**
 * What an ad may do (F7-24): nothing as somebody. The sandbox is also here and not only at the frame, so that the
 * document has no origin wherever it is opened. `isLocal`: a house network of this machine, without https.
 */
export function adFramePolicy(sites: readonly string[], frameOrigin: string, isLocal: boolean): string {
  const anybody = isLocal ? `${ANYBODY} ${frameOrigin}` : ANYBODY;
  return [
    `sandbox ${AD_SANDBOX}`,
    "default-src 'none'",
    `script-src ${anybody} blob: 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${anybody} 'unsafe-inline'`,
    `img-src ${anybody} data: blob:`,
    `media-src ${anybody} data: blob:`,
    `font-src ${anybody} data:`,
    `connect-src ${anybody}`,
    `frame-src ${anybody} data: blob:`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${sites.join(' ')}`,
    ...(isLocal ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
