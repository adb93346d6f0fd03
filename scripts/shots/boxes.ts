/** Where a part of a page stands, in CSS pixels from the page's top left corner. */
export interface Box {
  /** what it is: '#person-map', 'h2 Phone numbers' */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Differences of up to this many pixels come from rounding. */
const TOLERANCE = 1;

/**
 * Runs in the page: the boxes of its landmarks, sections, headings, forms and figures, in the order of the document. A
 * key that occurs several times is numbered.
 */
export function boxesInPage(): Box[] {
  const counts = new Map<string, number>();
  const selector = 'header, main, footer, nav, aside, section, article, form, table, figure, dialog, h1, h2, h3, [id]';
  const boxes: Box[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility()) continue;
    const tag = element.localName;
    // React numbers ids by their order, which says nothing.
    const id = /^[a-z][a-z-]*$/.test(element.id) ? `#${element.id}` : '';
    const text = /^h\d$/.test(tag) ? ` ${element.innerText.replaceAll(/\s+/g, ' ').slice(0, 40)}` : '';
    const name = `${id === '' ? tag : id}${text}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    boxes.push({
      key: count === 1 ? name : `${name} (${count})`,
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    });
  }
  return boxes;
}

/**
 * What moved between two runs, a sentence for each box that changed by itself: its size, its place across, or its
 * distance from the box before it. Boxes that only follow others down or up are counted in a last sentence.
 */
export function movedBoxes(before: readonly Box[], after: readonly Box[]): string[] {
  const old = new Map(before.map((box) => [box.key, box]));
  const sentences: string[] = [];
  let shift = 0;
  let followers = 0;
  for (const box of after) {
    const was = old.get(box.key);
    old.delete(box.key);
    if (was === undefined) {
      sentences.push(`${box.key} is new`);
      continue;
    }
    const down = box.y - was.y;
    const changes = [
      isFar(down, shift) ? moved(down, 'down', 'up') : '',
      isFar(box.x, was.x) ? moved(box.x - was.x, 'right', 'left') : '',
      isFar(box.width, was.width) ? `was ${was.width} px wide and is ${box.width}` : '',
      isFar(box.height, was.height) ? `was ${was.height} px high and is ${box.height}` : '',
    ].filter((change) => change !== '');
    if (changes.length > 0) sentences.push(`${box.key} ${changes.join(', ')}`);
    else if (isFar(down, 0)) followers += 1;
    shift = down;
  }
  for (const key of old.keys()) sentences.push(`${key} is gone`);
  return followers === 0 ? sentences : [...sentences, `${followers} more followed`];
}

const isFar = (a: number, b: number) => Math.abs(a - b) > TOLERANCE;
const moved = (by: number, ahead: string, back: string) => `moved ${Math.abs(by)} px ${by > 0 ? ahead : back}`;
