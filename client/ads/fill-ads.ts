import {
  AD_SANDBOX,
  type AdPlan,
  type AdSize,
  type AdState,
  adFramePath,
  adStateOf,
  dimensionsOf,
} from '../../shared/ads/ad-frames.ts';
import { adLabels } from '../../shared/copy/ads/ad-labels.ts';
import { track } from '../analytics/track.ts';
import { sendsOptOut } from '../consent/opt-out-signal.ts';

/** How near to the window a slot must be for its ad to load, in pixels. */
const NEAR_PX = 400;
/** How long a frame may take in addition to the wait for bids: its scripts, the bids' own way, the creative. */
const ANSWER_MS = 10_000;

/**
 * Asks for an ad in every slot that the reader comes near to, each once. A slot that is not displayed at this width is near
 * to nobody; if the window grows, it may be. What was removed (remove-ads.ts) is not there to be filled. Nothing loads once
 * the browser says that it opts out, even on a page that came before.
 */
export function fillAds(plan: AdPlan): void {
  if (sendsOptOut()) return;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        fillSlot(target as HTMLElement, plan);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  for (const slot of document.querySelectorAll('[data-ad-size]')) near.observe(slot);
}

/**
 * Puts a frame over the slot's own line, inert and unseen until it says that an ad is there. A frame that has none, says
 * nothing in time, or cannot say anything is taken away, and the line is what it was.
 */
function fillSlot(slot: HTMLElement, { frameOrigin, network, bidTimeoutMs }: AdPlan): void {
  const [label, box] = slot.children;
  const line = box?.firstElementChild;
  if (!(label && box && line instanceof HTMLElement)) return;
  const size = slot.dataset.adSize as AdSize;
  const frame = makeFrame(size, frameOrigin + adFramePath(size, network));
  const settle = (state: AdState) => {
    clearTimeout(patience);
    removeEventListener('message', listen);
    // Removed with its slot (remove-ads.ts): that is no answer of the network.
    if (!frame.isConnected) return;
    track(state === 'empty' ? 'ad_empty' : 'ad_filled', { size });
    if (state === 'empty') return frame.remove();
    // Only one of the two is there, for every sense.
    line.inert = true;
    frame.inert = false;
    label.textContent = adLabels.advertisement;
  };
  const listen = ({ source, origin, data }: MessageEvent) => {
    // A sandboxed document has no origin of its own. What an ad brings along is in frames below this one.
    if (source !== frame.contentWindow || origin !== 'null') return;
    const state = adStateOf(data);
    if (state !== null) settle(state);
  };
  const patience = setTimeout(settle, bidTimeoutMs + ANSWER_MS, 'empty');
  addEventListener('message', listen);
  box.append(frame);
}

function makeFrame(size: AdSize, src: string): HTMLIFrameElement {
  const { width, height } = dimensionsOf(size);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', AD_SANDBOX);
  // No camera, no payment, nothing that a page may pass on.
  frame.allow = '';
  frame.referrerPolicy = 'no-referrer';
  frame.title = adLabels.advertisement;
  frame.width = String(width);
  frame.height = String(height);
  frame.setAttribute('frameborder', '0');
  frame.inert = true;
  frame.src = src;
  return frame;
}
