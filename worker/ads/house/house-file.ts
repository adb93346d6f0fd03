import { AD_SIZES } from '../../../shared/ads/ad-frames.ts';
import { HOUSE_WAYS, type HouseWay } from '../../../shared/copy/ads/house-network.ts';
import { houseCreative } from './house-creative.ts';
import { HOUSE_BIDS, HOUSE_PUBMAX, HOUSE_TAG } from './house-scripts.ts';

/** A file of the house network, and the policy that it is sent with. */
interface HouseFile {
  readonly body: string;
  readonly type: string;
  readonly policy: string;
}

const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['/house/tag.js', HOUSE_TAG],
  ['/house/bids.js', HOUSE_BIDS],
  ['/house/pubmax.js', HOUSE_PUBMAX],
]);
/** A creative is in a frame of a document without an origin, which no policy could name. */
const CREATIVE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const SCRIPT_POLICY = "default-src 'none'";

/** A file of the house network at the host of the ad frames, local runs only; null if there is none at this path. */
export function houseFile(pathname: string): HouseFile | null {
  const script = SCRIPTS.get(pathname);
  if (script !== undefined) return { body: script, type: 'text/javascript; charset=utf-8', policy: SCRIPT_POLICY };
  const [, size, way] = /^\/house\/creative\/(\d+x\d+)\/(\w+)$/.exec(pathname) ?? [];
  const known = AD_SIZES.find((one) => one === size);
  if (known === undefined || way === undefined || !Object.hasOwn(HOUSE_WAYS, way)) return null;
  return {
    body: houseCreative(known, way as HouseWay),
    type: 'text/html; charset=utf-8',
    policy: CREATIVE_POLICY,
  };
}
