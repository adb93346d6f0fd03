import { describe, expect, it } from 'vitest';
import { isPersonAskedFor, type PersonOnFile } from './is-person-asked-for.ts';

const BORN = { year: 1979, month: 4, day: 2 };
const isFound = (asked: string, onFile: readonly string[], birthDate: PersonOnFile['birthDate'] = BORN) => {
  const [firstName = '', middleName = '', lastName = ''] = asked.split('|');
  const person = { firstName, middleName: middleName === '' ? null : middleName, lastName, dateOfBirth: BORN };
  return isPersonAskedFor(person, { names: onFile, birthDate });
};

describe('the name on a court’s file', () => {
  it.each<[asked: string, onFile: readonly string[]]>([
    ['Maya||Ostrowski', ['Maya Ostrowski']],
    ['MAYA||ostrowski', ['Maya R Ostrowski']],
    ['Maya|Rose|Ostrowski', ['Maya R. Ostrowski']],
    ['Maya|R|Ostrowski', ['Maya Rose Anne Ostrowski']],
    ['Maya|Rose|Ostrowski', ['Maya Ostrowski']],
    ['Maya||Ostrowski', ['Ostrowski, Maya R']],
    ['Maya||Ostrowski', ['Maya Lindqvist', 'Maya Ostrowski']],
    ['José||Nuñez', ['Jose Nunez']],
    ['Łukasz||Groß', ['Lukasz Gross']],
    ['Anne Marie||Smith', ['Anne-Marie Smith']],
    ['Annemarie||Smith', ['Anne-Marie Smith']],
    ['Ana||De La Cruz', ['Ana Delacruz']],
    ['Ana||delacruz', ['Ana M De La Cruz']],
    ['Sean||ONeil', ['Sean O’Neil']],
    ['Sean||O Neil', ["Sean O'Neil"]],
    ['Ana||Garcia-Lopez', ['Ana Garcia Lopez']],
    ['James||Walker', ['James T Walker Jr.']],
    ['James||Walker, Sr.', ['James T Walker III']],
    ['James||Walker', ['Walker, James Jr.']],
    ['Xi||V', ['Xi V']],
    ['محمد||علي', ['محمد علي']],
  ])('is theirs: %s in %j', (asked, onFile) => {
    expect(isFound(asked, onFile)).toBe(true);
  });

  it.each<[asked: string, onFile: readonly string[]]>([
    ['Mia||Ostrowski', ['Maya Ostrowski']],
    ['Maya||Ostrow', ['Maya Ostrowski']],
    ['Mike||Walker', ['Michael Walker']],
    ['Michael||Walker', ['Mike Walker']],
    ['Maya|Jane|Ostrowski', ['Maya Rose Ostrowski']],
    ['Maya||Lindqvist', ['Maya Ostrowski']],
    ['Ostrowski||Maya', ['Maya Ostrowski']],
    ['Maya||Maya', ['Maya']],
    ['Ana||Garcia', ['Ana Garcia Lopez']],
    ['-||Ostrowski', ['Ostrowski']],
    ['Maya||Ostrowski', []],
  ])('is another’s: %s in %j', (asked, onFile) => {
    expect(isFound(asked, onFile)).toBe(false);
  });
});

describe('the birth date on a court’s file', () => {
  it.each<[PersonOnFile['birthDate'], boolean]>([
    [BORN, true],
    [null, true],
    [{ year: 1979, month: null, day: null }, true],
    [{ year: 1979, month: 4, day: null }, true],
    [{ year: 1978, month: null, day: null }, false],
    [{ year: 1979, month: 5, day: null }, false],
    [{ year: 1979, month: 4, day: 3 }, false],
  ])('speaks against them only by a part that is known: %j, %s', (birthDate, isTheirs) => {
    expect(isFound('Maya||Ostrowski', ['Maya Ostrowski'], birthDate)).toBe(isTheirs);
  });
});
