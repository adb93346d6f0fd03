import iconStyles from './Icon.module.css';
import { type IconName, iconPath } from './Icon.tsx';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon as `Icon` draws it, for code without React. */
export function drawIcon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', iconStyles.icon ?? '');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', iconPath(name));
  svg.append(path);
  return svg;
}
