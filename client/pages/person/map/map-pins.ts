import { type Map as MapView, Marker, Popup } from 'maplibre-gl';
import { drawnMapCopy as words } from '../../../../shared/copy/search/drawn-map.ts';
import styles from './DrawnMap.module.css';
import { type MapMarker, popupMaxWidth } from './map-markers.ts';

/** Distance of a popup from its pin and from its dot. */
const PIN_OFFSET = 42;
const DOT_OFFSET = 14;
const PIN = 'M16 42c-6-9-14-15-14-26a14 14 0 0 1 28 0c0 11-8 17-14 26ZM11 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0';
const DOT = 'M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0';

/** What is on the map: a circle around an area, a pin at the main address, dots at the others. */
export function createPins(map: MapView) {
  let drawn: Marker[] = [];
  let popup: Popup | null = null;
  const close = () => {
    popup?.remove();
    popup = null;
  };

  const toggle = (marker: MapMarker, button: HTMLElement, offset: number) => {
    const wasOpen = popup?.isOpen() === true && button.getAttribute('aria-expanded') === 'true';
    close();
    if (wasOpen) return;
    const opened = openPopup(map, marker, offset);
    button.setAttribute('aria-expanded', 'true');
    opened.getElement().addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') opened.remove();
    });
    opened.once('close', () => {
      button.setAttribute('aria-expanded', 'false');
      // The focus was on the button that closed it.
      if (document.activeElement === document.body || document.activeElement === null) button.focus();
    });
    popup = opened;
  };

  /** Hides what is out of view: the Tab key would otherwise lead to something invisible. */
  const hideFarOnes = () => {
    const bounds = map.getBounds();
    for (const marker of drawn) {
      const { style } = marker.getElement();
      style.visibility = bounds.contains(marker.getLngLat()) ? '' : 'hidden';
    }
  };
  map.on('moveend', hideFarOnes);

  const create = (marker: MapMarker, isMain: boolean): Marker => {
    if (marker.beVague) return new Marker({ element: createArea() });
    const button = document.createElement('button');
    button.type = 'button';
    button.className = (isMain ? styles.pin : styles.dot) ?? '';
    button.ariaLabel = `${kindOf(marker)}: ${marker.tooltip.heading}, ${marker.tooltip.subheading}`;
    button.setAttribute('aria-expanded', 'false');
    const offset = isMain ? PIN_OFFSET : DOT_OFFSET;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      toggle(marker, button, offset);
    });
    button.append(isMain ? svgShape('0 0 32 44', PIN) : svgShape('0 0 16 16', DOT));
    return new Marker({ element: button, anchor: isMain ? 'bottom' : 'center' });
  };

  return {
    /** Removes all of them and draws these, the main one last, so that it is on top (F4-19). */
    draw(markers: readonly MapMarker[]): void {
      close();
      for (const marker of drawn) marker.remove();
      drawn = markers.map((marker, index) => {
        const pin = create(marker, index === 0);
        return pin.setLngLat([marker.longitude, marker.latitude]);
      });
      for (const marker of drawn.toReversed()) marker.addTo(map);
      hideFarOnes();
    },
  };
}

/** 'Current address', or the number of a past one (F3-37). */
const kindOf = ({ tooltip, index = 0 }: MapMarker): string =>
  tooltip.styles === 'current' ? words.currentAddress : words.pastAddress(index + 1);

/** The circle around an area, as wide as the picture's. */
function createArea(): HTMLElement {
  const area = document.createElement('div');
  area.className = styles.area ?? '';
  area.ariaHidden = 'true';
  area.append(document.createElement('div'));
  return area;
}

/** The tooltip of a marker (F3-38). */
function openPopup(map: MapView, { longitude, latitude, tooltip }: MapMarker, offset: number): Popup {
  const text = document.createElement('div');
  const heading = document.createElement('b');
  heading.textContent = tooltip.heading;
  const subheading = document.createElement('span');
  subheading.textContent = tooltip.subheading;
  text.append(heading, subheading);
  return new Popup({
    offset,
    className: tooltip.styles === 'current' ? styles.current : '',
    maxWidth: `${popupMaxWidth(map.getContainer().clientWidth)}px`,
  })
    .setLngLat([longitude, latitude])
    .setDOMContent(text)
    .addTo(map);
}

const SVG = 'http://www.w3.org/2000/svg';

/** A one-path drawing, colored by the style sheet; screen readers skip it. */
export function svgShape(viewBox: string, path: string): SVGSVGElement {
  const shape = document.createElementNS(SVG, 'svg');
  shape.setAttribute('viewBox', viewBox);
  shape.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  shape.append(line);
  return shape;
}
