const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one path, which the style sheet colours; readers of the screen pass over it. */
export function svgShape(viewBox: string, path: string): SVGSVGElement {
  const shape = document.createElementNS(SVG, 'svg');
  shape.setAttribute('viewBox', viewBox);
  shape.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  shape.append(line);
  return shape;
}
