import { personCopy } from '../copy/person/person.ts';
import { formatMonth } from './months.ts';

/** When a person lived at an address; months are YYYY-MM. */
export interface ResidenceDates {
  readonly moveInDate: string | null;
  /** null if the person still lives there, or if it is unknown */
  readonly moveOutDate: string | null;
  readonly isHistorical: boolean;
}

/** 'Mar, 2018 – Jun, 2022', 'Since Mar, 2018', 'Until Jun, 2022', or null if neither date is known. */
export function residenceDates({ moveInDate, moveOutDate, isHistorical }: ResidenceDates): string | null {
  const words = personCopy.addresses;
  const from = moveInDate === null ? null : formatMonth(moveInDate);
  const to = moveOutDate === null ? null : formatMonth(moveOutDate);
  if (from !== null && to !== null) return words.between(from, to);
  if (to !== null) return words.until(to);
  if (from === null) return null;
  return isHistorical ? words.from(from) : words.since(from);
}
