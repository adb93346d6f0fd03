import type { TypedReading } from '../contract/finding/typed.ts';
import { paths } from '../urls/paths.ts';

/** The page of one way to understand a line. */
export function readingPath(reading: TypedReading): string {
  switch (reading.kind) {
    case 'name':
      return paths.personSearch(reading);
    case 'place':
      return paths.whitePages(reading);
    case 'address':
      return paths.addressSearch({ street: reading.street, location: reading.location });
  }
}
