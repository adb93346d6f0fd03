/** Short forms of given names. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  Robert: 'Bob',
  William: 'Bill',
  James: 'Jim',
  Richard: 'Rick',
  Michael: 'Mike',
  Thomas: 'Tom',
  Joseph: 'Joe',
  Charles: 'Chuck',
  Edward: 'Ed',
  Daniel: 'Dan',
  Matthew: 'Matt',
  Anthony: 'Tony',
  Steven: 'Steve',
  Kenneth: 'Ken',
  Ronald: 'Ron',
  Timothy: 'Tim',
  Jeffrey: 'Jeff',
  Gregory: 'Greg',
  Nicholas: 'Nick',
  Benjamin: 'Ben',
  Samuel: 'Sam',
  Alexander: 'Alex',
  Jonathan: 'Jon',
  Christopher: 'Chris',
  Elizabeth: 'Liz',
  Margaret: 'Peggy',
  Patricia: 'Pat',
  Katherine: 'Kathy',
  Catherine: 'Cathy',
  Deborah: 'Debbie',
  Cynthia: 'Cindy',
  Barbara: 'Barb',
  Susan: 'Sue',
  Jennifer: 'Jen',
  Rebecca: 'Becky',
  Kimberly: 'Kim',
  Pamela: 'Pam',
  Jessica: 'Jess',
  Amanda: 'Mandy',
  Victoria: 'Vicky',
  Stephanie: 'Steph',
  Guadalupe: 'Lupe',
  Francisco: 'Paco',
  Jose: 'Pepe',
  José: 'Pepe',
};

const LONG_FORMS = Map.groupBy(Object.entries(NICKNAMES), ([, short]) => short);

/** The short form of a name, or the long forms of a short one: nobody has a sister of that name. */
export function sameNames(first: string): string[] {
  const short = NICKNAMES[first];
  return [...(short === undefined ? [] : [short]), ...(LONG_FORMS.get(first) ?? []).map(([long]) => long)];
}
