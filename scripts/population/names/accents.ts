import { foldText } from '../../../shared/people/names/name-key.ts';

/** Names as families write them that keep the letters of another language. Public tables give only plain letters. */
const LAST_NAMES =
  'García Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Gómez Díaz Gutiérrez Álvarez Jiménez Núñez Muñoz Peña Vásquez Vázquez Fernández Méndez Guzmán Domínguez Suárez Velázquez Ibáñez Ordóñez Castañeda Saldaña Zúñiga Acuña Cárdenas Ríos León Beltrán Durán Galván Chávez Juárez Ávila Solís Treviño Márquez Cortés Mejía Rincón Magaña Cerdá Marín Román Ochoa Sepúlveda Bermúdez Benítez Cortéz Meléndez Villaseñor Ureña Müller Schröder Köhler Krüger Schäfer Böhm König Jäger Lindström Bergström Sjöberg Öberg Ångström Ødegaard Sørensen Jørgensen Møller Strøm Åberg Wójcik Wiśniewski Kamiński Zieliński Lewandowski Jabłoński Dąbrowski Kozłowski Woźniak Zając Kovač Dvořák Černý Babić Marković Popović Jovanović Petrović Conceição Simões Leão Magalhães Lévesque Gagné Côté Bélanger Thériault Hébert Légaré Bérubé Đặng Đinh';
const GIVEN_NAMES =
  'José María Jesús Ángel Andrés Héctor Ramón Raúl Óscar Sofía Lucía Verónica Inés Mónica Adrián Julián Iván Rubén Martín Joaquín Sebastián Tomás Nicolás Hernán Álvaro César Fabián Germán Víctor Félix Cristóbal Rocío Concepción Asunción Belén Ximena Angélica Bárbara Débora Noemí Raquél Renée Zoë Chloé Noémie Aimée Élise André René Étienne Émile Łukasz Jürgen Søren Bjørn Fátima';

const byPlain = (names: string): ReadonlyMap<string, string> =>
  new Map(names.split(' ').map((name) => [foldText(name), name]));
const LAST = byPlain(LAST_NAMES);
const GIVEN = byPlain(GIVEN_NAMES);

/** 'Garcia' as 'García'; a name without accents as it is. */
export function accentedLastName(name: string): string {
  return LAST.get(foldText(name)) ?? name;
}

/** 'Jose' as 'José'. */
export function accentedGivenName(name: string): string {
  return GIVEN.get(foldText(name)) ?? name;
}
