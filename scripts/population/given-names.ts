/** Given names by the generation in which they were most common. The names are common ones; the people are invented. */
export type Sex = 'female' | 'male';

interface Generation {
  /** first birth year after this generation */
  readonly until: number;
  readonly female: string;
  readonly male: string;
}

const GENERATIONS: readonly Generation[] = [
  {
    until: 1945,
    female:
      'Mary Dorothy Helen Margaret Ruth Betty Virginia Mildred Frances Doris Evelyn Anna Alice Marie Jean Shirley Barbara Irene Marjorie Florence Lois Martha Rose Lillian Louise Catherine Eleanor Gladys Edna Josephine Thelma Norma Pauline Lucille Edith Hazel Ethel Grace June Ruby Bernice Beatrice Annie Phyllis Clara Esther Emma Viola Vera Agnes',
    male: 'Robert James John William Charles George Joseph Richard Edward Donald Thomas Frank Harold Walter Paul Raymond Arthur Albert Henry Ralph Eugene Howard Carl Willie Louis Clarence Earl Roy Fred Joe Francis Lawrence Herbert Leonard Ernest Alfred Stanley Norman Harry Leo Bernard Melvin Elmer Chester Lloyd Clifford Floyd Vernon Lester Wallace',
  },
  {
    until: 1970,
    female:
      'Linda Patricia Susan Deborah Barbara Debra Karen Nancy Donna Cynthia Sandra Pamela Sharon Kathleen Carol Diane Brenda Cheryl Janet Elizabeth Kathy Margaret Janice Carolyn Denise Judy Rebecca Joyce Teresa Christine Catherine Shirley Judith Betty Beverly Lisa Theresa Connie Ann Gail Joan Paula Peggy Cindy Martha Bonnie Jane Robin Wanda Glenda',
    male: 'Michael David James John Robert William Mark Richard Thomas Steven Charles Joseph Gary Donald Kenneth Ronald Paul Daniel Timothy Larry Jeffrey Gregory Dennis Stephen Edward Douglas Randy Jerry Terry Bruce Wayne Roger Alan Keith Craig Glenn Russell Philip Danny Johnny Carl Barry Ricky Dale Martin Curtis Rodney Leonard Victor Gerald',
  },
  {
    until: 1990,
    female:
      'Jennifer Amanda Jessica Melissa Sarah Heather Nicole Amy Elizabeth Michelle Kimberly Angela Stephanie Tiffany Christina Lisa Rebecca Crystal Kelly Erin Laura Amber Rachel Jamie April Mary Sara Andrea Shannon Megan Emily Julie Danielle Erica Katherine Maria Kristin Lauren Kristen Ashley Christine Brandy Tara Katie Monica Carrie Alicia Courtney Misty Natalie',
    male: 'Michael Christopher Jason David James Matthew Joshua John Robert Joseph Daniel Brian Justin William Ryan Eric Nicholas Jeremy Andrew Timothy Jonathan Adam Kevin Anthony Thomas Richard Jeffrey Steven Charles Benjamin Mark Aaron Nathan Scott Travis Brandon Kyle Jesse Dustin Chad Derek Shawn Bryan Patrick Sean Gregory Keith Marcus Corey Joel',
  },
  {
    until: 9999,
    female:
      'Emily Hannah Madison Ashley Sarah Alexis Samantha Jessica Taylor Lauren Alyssa Kayla Abigail Brianna Olivia Emma Megan Grace Victoria Rachel Anna Sydney Destiny Morgan Jasmine Haley Julia Kaitlyn Amanda Natalie Sophia Katherine Chloe Alexandra Savannah Jordan Stephanie Allison Rebecca Jenna Faith Autumn Paige Mackenzie Brooke Claire Zoe Mia Isabella Ava',
    male: 'Jacob Michael Matthew Joshua Nicholas Christopher Andrew Joseph Daniel Tyler Brandon Ryan Austin William John David Zachary Anthony James Justin Alexander Jonathan Christian Dylan Ethan Benjamin Noah Samuel Robert Nathan Cameron Kevin Thomas Jose Jordan Kyle Caleb Aaron Hunter Logan Isaac Luke Connor Elijah Evan Mason Gavin Liam Owen Lucas',
  },
];

/** Given names that families of an origin also choose; surnames.ts has the origins. */
const BY_ORIGIN: Readonly<Record<string, { readonly female: string; readonly male: string }>> = {
  hispanic: {
    female:
      'María Carmen Guadalupe Rosa Ana Sofía Lucía Elena Isabel Marisol Verónica Yolanda Alejandra Gabriela Luz Xiomara Inés Beatriz',
    male: 'José Juan Luis Carlos Jesús Miguel Ángel Francisco Pedro Javier Rafael Ramón Andrés Héctor Sergio Julián Raúl Óscar',
  },
  irish: {
    female: 'Maeve Bridget Siobhan Colleen Nora Deirdre Fiona Aileen',
    male: 'Liam Declan Seamus Brendan Kieran Conor Rory Cormac',
  },
  german: { female: 'Greta Ingrid Heidi Ursula Liesel', male: 'Otto Kurt Dieter Jürgen Klaus' },
  italian: {
    female: 'Gianna Francesca Carmela Lucia Angelina Rosalia',
    male: 'Vincent Salvatore Dominic Carmine Rocco Gino',
  },
  polish: {
    female: 'Danuta Halina Wanda Krystyna Zofia Małgorzata',
    male: 'Łukasz Stanisław Casimir Tadeusz Zbigniew Marek',
  },
  scandinavian: { female: 'Astrid Solveig Karin Britta Søs Inga', male: 'Lars Sven Nils Bjørn Anders Erik' },
  french: { female: 'Zoë Renée Chloé Élise Noémie Aimée', male: 'André Rene Jean Luc Étienne Émile' },
  chinese: { female: 'Mei Ling Xiu Yan Hui Jing', male: 'Wei Jun Ming Hao Bo Feng' },
  korean: { female: 'Soo Jin Min Hana Eun Yuna', male: 'Sung Joon Min Ho Hyun Tae' },
  vietnamese: { female: 'Linh Thuy Mai Lan Huong Nga', male: 'Minh Duc Tuan Hung Thanh Quang' },
  indian: {
    female: 'Priya Anita Deepa Lakshmi Kavita Sunita Meera Neha',
    male: 'Raj Vijay Sanjay Anil Arun Amit Suresh Rohan',
  },
  arabic: { female: 'Fatima Layla Amira Noor Yasmin Salma', male: 'Omar Ali Ahmed Khalid Hassan Yusuf' },
  slavic: { female: 'Olga Natasha Irina Ludmila Zora', male: 'Ivan Dmitri Sergei Boris Miloš' },
  jewish: { female: 'Miriam Rivka Shoshana Naomi Leah', male: 'Ari Moshe Eli Saul Asher' },
  greek: { female: 'Eleni Sophia Despina Athena', male: 'Nikos Stavros Dimitri Kostas' },
  african: { female: 'Amara Ngozi Adaeze Abena Folake', male: 'Chidi Kwame Emeka Kofi Tunde' },
  portuguese: { female: 'Fátima Inês Graça Teresa', male: 'João Manuel Paulo António' },
  filipino: { female: 'Maricel Jocelyn Rowena Luzviminda', male: 'Rodel Danilo Reynaldo Efren' },
  hawaiian: { female: 'Leilani Kalea Noelani Malia', male: 'Keoni Kai Makoa Ikaika' },
  armenian: { female: 'Anahit Siranush Araksi', male: 'Armen Hagop Vartan' },
  japanese: { female: 'Keiko Yoko Michiko Naomi', male: 'Kenji Hiroshi Takashi Ken' },
};

const split = (text: string): readonly string[] => text.split(' ');
const GENERATION_LISTS = GENERATIONS.map(({ until, female, male }) => ({
  until,
  female: split(female),
  male: split(male),
}));
const ORIGIN_LISTS = new Map(
  Object.entries(BY_ORIGIN).map(([origin, { female, male }]) => [origin, { female: split(female), male: split(male) }]),
);

/** Common names in a birth year's generation. */
export function generationNames(birthYear: number, sex: Sex): readonly string[] {
  return (GENERATION_LISTS.find(({ until }) => birthYear < until) ?? GENERATION_LISTS[0])?.[sex] ?? [];
}

/** Names that families of an origin also choose; empty if it has none. */
export function originNames(origin: string, sex: Sex): readonly string[] {
  return ORIGIN_LISTS.get(origin)?.[sex] ?? [];
}

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
  José: 'Pepe',
};
