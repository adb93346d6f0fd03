import { nameKey } from '../../../shared/people/names/name-key.ts';
import { nicknamesThatBegin } from '../../../shared/people/places/place-nicknames.ts';

/** A nickname that begins with what is typed, and the city that it means. */
export interface TypedNickname {
  /** 'NYC' */
  readonly written: string;
  readonly cityKey: string;
  /** null: in whichever state */
  readonly stateCode: string | null;
  /** all of it is typed */
  readonly isWhole: boolean;
}

/** Beginnings of fewer letters are those of many nicknames. */
const BEGINNING_MIN = 3;
const NICKNAMES_MAX = 3;

/** The nicknames of cities that are being typed, whole ones first. */
export function readNicknameTyping(text: string): readonly TypedNickname[] {
  const key = nameKey(text);
  return nicknamesThatBegin(key)
    .flatMap(({ written, location }): TypedNickname[] => {
      const [city = '', stateCode = null] = location.split(', ');
      const isWhole = nameKey(written) === key;
      const isCity = !location.startsWith('near ') && !city.endsWith(' County');
      return isCity && (isWhole || key.length >= BEGINNING_MIN)
        ? [{ written, cityKey: nameKey(city), stateCode, isWhole }]
        : [];
    })
    .slice(0, NICKNAMES_MAX);
}
