import { formatCapped, formatCount } from './numbers.ts';

export const resultsCopy = {
  heading: (name: string, place: string | null) => (place === null ? name : `${name} in ${place}`),
  /** `isCapped`: there may be more, whom nobody counted */
  total: (total: number, exact: number, isCapped: boolean): string => {
    const close = total - exact;
    const closeCount = formatCapped(close, isCapped);
    const isOneClose = close === 1 && !isCapped;
    if (close === 0)
      return exact === 1 && !isCapped
        ? 'One person has this name.'
        : `${formatCapped(exact, isCapped)} people have this name.`;
    if (exact === 0)
      return `No one has exactly this name. ${closeCount} ${isOneClose ? 'person' : 'people'} with a short form of it or a close spelling:`;
    const have = exact === 1 ? '1 person has' : `${formatCount(exact)} people have`;
    return `${have} exactly this name, ${closeCount} more ${isOneClose ? 'has' : 'have'} a short form of it or a close spelling.`;
  },
  capped: (total: number) => `The first ${formatCount(total)} are listed. A middle name or a place narrows the list.`,
  widened: (city: string, zip: string) => `Showing all of ${city} for ${zip}.`,
  alsoKnownAs: (name: string) => `Also known as ${name}`,
  nickname: (forms: readonly string[], formal: string) =>
    forms.length === 1
      ? `${forms.join('')} is a nickname for ${formal}`
      : `${forms.join(' and ')} are nicknames for ${formal}`,
  freeToSee: 'Ages and cities are free to see.',
  infoBanner: 'The report you were monitoring has moved or been removed. Here are people with the same name.',
  viewDetails: 'View details',
  viewDetailsOf: (name: string, place: string | null) =>
    place === null ? `View details for ${name}` : `View details for ${name}, ${place}`,
  age: (age: string | null) => `Age ${age ?? '--'}`,
  deceased: 'Deceased',
  closeSpelling: 'Close spelling',
  livesIn: 'Lives in',
  livedIn: 'Lived in',
  usedToLiveIn: 'Used to live in',
  related: 'May be related to',
  notOnRecord: 'Not on record',
  noEarlierCities: 'No earlier city listed',
  noRelatives: 'No relatives listed',
  none: {
    title: 'No one found',
    text: (name: string, place: string | null) =>
      place === null ? `We have nobody called ${name}.` : `We have nobody called ${name} in ${place}.`,
    unknownPlace: {
      title: 'We do not know this place',
      text: (place: string) => `We know no place called “${place}”. Correct it, or leave it out.`,
    },
    next: 'What you can try',
    dropPlace: (name: string) => `${name}, anywhere in the U.S.`,
    widerPlace: (name: string, state: string) => `${name} in all of ${state}`,
    lastName: (lastName: string, place: string | null) =>
      place === null
        ? `Everyone with the last name ${lastName}`
        : `Everyone with the last name ${lastName} in ${place}`,
    spelling: 'Check the spelling and search again',
    placeSpelling: 'Correct the place and search again',
  },
  pastTheEnd: {
    title: (pages: number) => `This list ends at page ${formatCount(pages)}`,
    text: 'There is nobody on the page that was asked for.',
    firstPage: 'The first page',
    lastPage: 'The last page',
  },
  notTheOne: {
    title: (firstName: string) => `Not the right ${firstName}?`,
    text: 'A middle name or an earlier city narrows the list quickest. People move: try without the place as well.',
    link: 'Change the search',
  },
  onThisList: {
    title: 'Are you on this list?',
    textOpen: 'You can take your page down.',
    textClosed: 'You will be able to take your page down. Removal is not open yet.',
    linkOpen: 'Remove my page',
    linkClosed: 'About removal',
  },
} as const;
