import { type Map as MapView, Marker, Popup } from 'maplibre-gl';
import { drawnMapCopy as words } from '../../../../shared/copy/search/drawn-map.ts';
import { PIN_BASELINE, PIN_HEIGHT, PIN_TIP, type Pin } from '../../../../shared/geo/pins.ts';
import { pinPath } from '../../../maps/pin-path.ts';
import styles from './DrawnMap.module.css';
import { type MapMarker, popupMaxWidth } from './map-markers.ts';

/** Distance of a popup from the tip of its pin, in pixels. */
const PIN_OFFSET = PIN_HEIGHT + PIN_TIP + 4;
/** Room for a pin's edge, in pixels. */
const EDGE = 2;

/** A pin on a map, and the places it stands for. */
export interface PlacedPin {
  readonly pin: Pin;
  readonly markers: readonly MapMarker[];
}

/** The numbered pins of a map: buttons that say what is there. Places close to each other share a button that names each. */
export function createPins(map: MapView) {
  let drawn: { readonly marker: Marker; readonly key: string }[] = [];
  let popup: Popup | null = null;
  const close = () => {
    popup?.remove();
    popup = null;
  };

  const toggle = (markers: readonly MapMarker[], button: HTMLElement) => {
    const wasOpen = popup?.isOpen() === true && button.getAttribute('aria-expanded') === 'true';
    close();
    if (wasOpen) return;
    const opened = openPopup(map, markers);
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
    for (const { marker } of drawn) {
      const { style } = marker.getElement();
      style.visibility = bounds.contains(marker.getLngLat()) ? '' : 'hidden';
    }
  };
  map.on('moveend', hideFarOnes);

  const create = ({ pin, markers }: PlacedPin): Marker => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.pin ?? '';
    button.dataset.pin = pin.numbers.join(' ');
    const places = markers.map(describe).join('; ');
    // A name contains what is visible: only 'Address 4, past' has its 4.
    const hasNumber = markers.length === 1 && markers[0]?.tooltip.styles !== 'current';
    button.ariaLabel = hasNumber ? places : `${pin.text}: ${places}`;
    button.setAttribute('aria-expanded', 'false');
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      toggle(markers, button);
    });
    button.append(drawPin(pin));
    return new Marker({ element: button, anchor: 'bottom', offset: [0, EDGE] });
  };

  return {
    /** Draws these pins, the first one on top (F4-19). Nothing changes for those that are the same as before. */
    draw(pins: readonly PlacedPin[]): void {
      const keyOf = ({ pin, markers: [main] }: PlacedPin) => `${pin.text} ${main?.latitude} ${main?.longitude}`;
      if (pins.map(keyOf).join() === drawn.map(({ key }) => key).join()) return;
      close();
      const focused = drawn.find(({ marker }) => marker.getElement() === document.activeElement)?.marker.getElement();
      drawn.forEach(({ marker }) => {
        marker.remove();
      });
      drawn = pins.map((placed) => {
        const [main] = placed.markers;
        const marker = create(placed).setLngLat([main?.longitude ?? 0, main?.latitude ?? 0]);
        return { marker, key: keyOf(placed) };
      });
      for (const { marker } of drawn.toReversed()) marker.addTo(map);
      const [number] = focused?.dataset.pin?.split(' ') ?? [];
      if (number !== undefined)
        drawn
          .find(({ marker }) => marker.getElement().dataset.pin?.split(' ').includes(number))
          ?.marker.getElement()
          .focus();
      hideFarOnes();
    },
  };
}

/** 'Current address: 16 Maple St, Portland, OR 97201', or the number of a past one (F3-37). */
function describe({ tooltip, index }: MapMarker): string {
  const kind = tooltip.styles === 'current' ? words.currentAddress : words.pastAddress(index + 1);
  return `${kind}: ${tooltip.heading}, ${tooltip.subheading}`;
}

/** The tooltips of the places of a pin (F3-38). */
function openPopup(map: MapView, markers: readonly MapMarker[]): Popup {
  const [main] = markers;
  const text = document.createElement('div');
  for (const { tooltip, index } of markers) {
    const heading = document.createElement('b');
    heading.textContent = markers.length === 1 ? tooltip.heading : `${index + 1} · ${tooltip.heading}`;
    const subheading = document.createElement('span');
    subheading.textContent = tooltip.subheading;
    text.append(heading, subheading);
  }
  return new Popup({
    offset: PIN_OFFSET,
    className: main?.tooltip.styles === 'current' ? styles.current : '',
    maxWidth: `${popupMaxWidth(map.getContainer().clientWidth)}px`,
  })
    .setLngLat([main?.longitude ?? 0, main?.latitude ?? 0])
    .setDOMContent(text)
    .addTo(map);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Like MapPin of the picture. */
function drawPin({ width, text }: Pin): SVGSVGElement {
  const height = PIN_HEIGHT + PIN_TIP;
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE];
  const shape = svgShape(`${-wide / 2} ${-height - EDGE} ${wide} ${high}`, pinPath(width));
  shape.setAttribute('width', String(wide));
  shape.setAttribute('height', String(high));
  const number = document.createElementNS(SVG, 'text');
  number.setAttribute('y', String(PIN_BASELINE));
  number.textContent = text;
  shape.append(number);
  return shape;
}

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
