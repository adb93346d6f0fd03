import type { StateCode } from '../../../shared/people/us-states.ts';
import { type Origin, origin, PUERTO_RICAN } from './origins.ts';

/**
 * Families of the territories, whose last names the tables of the states hardly have. Short lists and shares of our own,
 * by what the 2020 Census says about who lives there; the Virgin Islands and the rest have the general names. Elders
 * hardly have another given name than one of the island: English names came with television.
 */
export const ISLAND_ORIGINS: readonly Origin[] = [
  origin(
    'samoan',
    0.5,
    'Tuiasosopo Faleafine Leiato Tauiliili Fuimaono Mageo Sunia Lutali Faumuina Tuitele Leota Afoa Satele Toleafoa Savea Iosefa Tago Galeai Asuega Seumalo Tagaloa Uiagalelei Lauvao Ieremia Misa Tuala Fonoti Sua Faoa Malae Vaifanua Taufetee Tavai Ioane Pese',
    'Sina Mele Lupe Leilani:1965- Salome Ana Fetu Moana Teuila Malia Sera Luisa Talia Susana Lagi Mareta Penina Tasi Telesia Elisapeta Fuatino Ruta Eseta Akenese Losa',
    'Sione Tavita Ioane Pita Semisi Malakai Lafaele Iosefo Falani Sefo Tui Samu Mika Paulo Siaosi Simi Viliamu Petelo Tanielu Etuale Peni Tomasi Sakaria Lui',
    0.9,
  ),
  origin(
    'chamorro',
    0.3,
    'Cruz Santos San_Nicolas Perez Taitano Quitugua Quichocho Blas Camacho Leon_Guerrero Duenas Borja Babauta Castro Cepeda Chargualaf Fejeran Flores Guerrero Mafnas Manglona Mendiola Muna Naputi Pangelinan Quinata Sablan Salas San_Agustin Tenorio Torres Ulloa Villagomez Aguon Atalig Mesngon',
    'Maria Rosa:-1985 Carmen Ana Rita:-1985 Dolores:-1970 Joaquina:-1965 Margarita Antonia Teresita:-1980 Rosario:-1975 Josefina Concepcion:-1970 Tomasa:-1960 Magdalena Soledad:-1970 Engracia:-1955 Isabel Lourdes Bernadita:1940- Remedios:-1960',
    'Jesus Juan Jose Vicente Joaquin Antonio Francisco Ignacio Felipe:-1985 Gregorio:-1980 Pedro Ramon Manuel Enrique Luis Tomas Jaime Ricardo Rafael Mariano:-1965 Felix Lorenzo Segundo:-1960 Prudencio:-1950',
    0.92,
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
