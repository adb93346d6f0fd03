import iconStyles from './Icon.module.css';
import { ICON_BOX, ICON_PATHS, type IconName } from './icon-paths.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon as `Icon` draws it, for code without React. */
export function drawIcon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', iconStyles.icon ?? '');
  svg.setAttribute('viewBox', ICON_BOX);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON_PATHS[name]);
  svg.append(path);
  return svg;
}
