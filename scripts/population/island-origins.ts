import type { StateCode } from '../../shared/people/us-states.ts';
import { type Origin, origin, PUERTO_RICAN } from './origins.ts';

/**
 * Families of the territories, whose last names the tables of the states hardly have. Short lists and shares of our own,
 * by what the 2020 Census says about who lives there; the Virgin Islands and the rest have the general names.
 */
export const ISLAND_ORIGINS: readonly Origin[] = [
  origin(
    'samoan',
    0.5,
    'Tuiasosopo Faleafine Leiato Tauiliili Fuimaono Mageo Sunia Lutali Faumuina Tuitele Leota Afoa Satele Toleafoa Savea Iosefa Tago Galeai Asuega Seumalo Tagaloa Uiagalelei Lauvao Ieremia Misa Tuala Fonoti Sua Faoa Malae Vaifanua Taufetee Tavai Ioane Pese',
    'Sina Mele Lupe Leilani Salome Ana Fetu Moana Teuila Malia Sera Luisa Talia Susana',
    'Sione Tavita Ioane Pita Semisi Malakai Lafaele Iosefo Falani Sefo Tui Samu Mika Paulo',
  ),
  origin(
    'chamorro',
    0.3,
    'Cruz Santos San_Nicolas Perez Taitano Quitugua Quichocho Blas Camacho Leon_Guerrero Duenas Borja Babauta Castro Cepeda Chargualaf Fejeran Flores Guerrero Mafnas Manglona Mendiola Muna Naputi Pangelinan Quinata Sablan Salas San_Agustin Tenorio Torres Ulloa Villagomez Aguon Atalig Mesngon',
    'Maria Rosa Carmen Ana Rita Dolores Joaquina Margarita Antonia Teresita',
    'Jesus Juan Jose Vicente Joaquin Antonio Francisco Ignacio Felipe Gregorio',
  ),
];

/** The families of a territory by origin, with their shares. */
export const ISLAND_FAMILIES: Readonly<
  Partial<Record<StateCode, readonly (readonly [origin: string, share: number])[]>>
> = {
  AS: [['samoan', 0.92]],
  GU: [
    ['chamorro', 0.42],
    ['filipino', 0.32],
  ],
  MP: [
    ['filipino', 0.4],
    ['chamorro', 0.35],
  ],
  PR: [[PUERTO_RICAN, 0.985]],
};
