/** Last names by origin, with each origin's share of families. Each name is real. */
interface Origin {
  readonly name: string;
  readonly weight: number;
  readonly surnames: readonly string[];
}

const LISTS: readonly (readonly [name: string, weight: number, surnames: string])[] = [
  [
    'english',
    40,
    'Smith Johnson Williams Brown Jones Davis Miller Wilson Moore Taylor Anderson Thomas Jackson White Harris Martin Thompson Robinson Clark Lewis Lee Walker Hall Allen Young King Wright Scott Green Baker Adams Nelson Carter Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Bailey Cooper Richardson Cox Howard Ward Peterson Gray James Watson Brooks Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Washington Butler Simmons Foster Bryant Alexander Russell Griffin Hayes Hamilton Graham Wallace Woods Cole West Jordan Owens Reynolds Fisher Ellis Harrison Gibson Cruz Marshall Freeman Wells Webb Simpson Stevens Tucker Porter Hunter Hicks Crawford Henry Boyd Mason Warren Dixon Hunt Hale Rice Black Palmer Rose Stone Dunn Perkins Hudson Spencer Gardner Payne Pierce Berry Matthews Wagner Willis Ray Watkins Olsen Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong Carpenter Weaver Greene Lawrence Elliott Chavis Sims Austin Peters Franklin Lawson Fields Gilbert Holland Curtis Burke Hanson Chambers Barrett Fuller Byrd Davidson Montgomery Bishop Hawkins Terry Bowman Stanley Lowe Jennings Barker Fletcher Sutton Gregory Wheeler Banks Harvey Goodwin Mullins Chapman Walton Rhodes Todd Norris Barton Newman Ingram Farmer Bates Marsh Whitaker Aldridge Ashworth Blackwood Cartwright Fairchild Hathaway Pemberton Thornton Winslow Yardley',
  ],
  [
    'irish',
    8,
    "Murphy Kelly Sullivan O'Brien O'Connor O'Neil O'Neill O'Reilly Kennedy Lynch Murray Quinn McCarthy McDonald McCoy McKinney McDaniel McGrath McLaughlin Flynn Ryan Casey Doyle Walsh Byrne Brennan Callahan Donovan Fitzgerald Fitzpatrick Gallagher Hogan Keane Maguire Malone Moran Nolan Rafferty Sheehan Sweeney Tierney Burns Connolly O'Malley O'Hara",
  ],
  [
    'german',
    8,
    'Schmidt Schneider Weber Meyer Wagner Becker Schultz Hoffman Schaefer Koch Bauer Richter Klein Wolf Schroeder Neumann Schwartz Zimmerman Braun Krueger Hartmann Lange Werner Krause Lehmann Kaiser Fuchs Vogel Keller Frank Berger Winkler Roth Lorenz Baumgartner Huber Müller Steiner Brandt Hahn Kraus Ziegler Pfeiffer Dietrich Engel Horn Voss Strauss Kessler Lindemann',
  ],
  [
    'italian',
    6,
    "Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola DeSantis D'Angelo D'Amico DiMaggio Parisi Villa Conte Ferraro Pellegrini Palumbo",
  ],
  [
    'polish',
    4,
    'Kowalski Nowak Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymanski Wozniak Dabrowski Kozlowski Jankowski Mazur Kwiatkowski Krawczyk Piotrowski Grabowski Nowakowski Pawlowski Michalski Adamczyk Dudek Zajac Wieczorek Jablonski Majewski Olszewski Stepien Malinowski',
  ],
  [
    'scandinavian',
    4,
    'Hansen Olson Larson Johansson Lindberg Lindström Berg Dahl Nilsson Eriksson Jensen Sorensen Christensen Pedersen Rasmussen Andersen Petersen Halvorsen Haugen Knutson Swanson Gustafson Carlson Bergström Sandberg Lund Holm Nygaard Sjöberg Ødegaard',
  ],
  [
    'french',
    4,
    'Leblanc Landry Hebert Fontenot Guidry Boudreaux Thibodeaux Broussard Arceneaux Richard Bergeron Gagnon Pelletier Bouchard Tremblay Gauthier Lavoie Fortin Caron Beaulieu Cloutier Dubois Girard Lefebvre Mercier Rousseau Moreau Duval Chevalier Benoît',
  ],
  [
    'hispanic',
    16,
    'Garcia Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Gomez Diaz Reyes Morales Cruz Ortiz Gutierrez Chavez Ramos Ruiz Alvarez Mendoza Vasquez Castillo Jimenez Moreno Romero Herrera Medina Aguilar Vargas Castro Fernandez Guzman Muñoz Nuñez Peña Salazar Soto Delgado Rios Ortega Sandoval Contreras Guerrero Estrada Valdez Navarro Vega Campos Santiago Cabrera Molina Silva Rojas Acosta Espinoza Maldonado Padilla Fuentes Marquez Cortez Lara Ibañez Zuñiga Villarreal Treviño Cárdenas Ávila Solís Galván Beltrán Orozco Pacheco Escobar Cordero Luna Quintero',
  ],
  [
    'chinese',
    3,
    'Chen Wang Li Zhang Liu Yang Huang Wu Lin Zhao Xu Sun Zhou Ma Zhu Lam Chan Wong Cheung Leung Ng Ho Tang Yu Fong Yee Louie Chin Moy Eng',
  ],
  ['korean', 2, 'Kim Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Oh Seo Kwon Hwang Ahn Song Yoo Hong Bae'],
  ['vietnamese', 2, 'Nguyen Tran Le Pham Hoang Phan Vu Vo Dang Bui Do Ngo Duong Ly Truong Dinh Luong Mai Trinh Quach'],
  [
    'indian',
    3,
    'Patel Singh Sharma Kumar Gupta Shah Reddy Rao Mehta Desai Joshi Iyer Nair Menon Chatterjee Banerjee Mukherjee Das Bhatt Kapoor Malhotra Chopra Agarwal Verma Mishra Pillai Krishnan Subramanian Gill Sandhu',
  ],
  [
    'arabic',
    2,
    'Haddad Khoury Nasser Hassan Ali Ahmed Khan Rahman Mansour Saleh Aziz Farah Hamdan Issa Jaber Karam Najjar Sayegh Tannous Zaman',
  ],
  [
    'slavic',
    2,
    'Petrov Ivanov Novak Horvat Kovač Popović Jovanović Sokolov Volkov Kuznetsov Pavlov Orlov Bondarenko Shevchenko Dvořák Svoboda Černý Marek Babić Markov',
  ],
  [
    'jewish',
    2,
    'Cohen Levy Goldberg Rosenberg Friedman Katz Shapiro Kaplan Rosen Goldstein Weinstein Feldman Greenberg Epstein Bernstein Silverman Horowitz Rabinowitz Abramson Perlman',
  ],
  ['greek', 1, 'Papadopoulos Pappas Georgiou Nikolaidis Kostas Alexopoulos Demetriou Karras Makris Stavros'],
  ['african', 2, 'Okafor Adeyemi Mensah Owusu Diallo Nwosu Eze Abebe Tesfaye Osei Boateng Balogun Kamara Sesay Toure'],
  ['portuguese', 1, 'Silveira Pereira Sousa Medeiros Furtado Machado Carvalho Almeida Teixeira Conceição'],
  [
    'filipino',
    1,
    'Santos Bautista Villanueva Dizon Manalo Pascual Dela-Cruz Aquino Magsaysay Tolentino Agbayani Cabaluna',
  ],
  ['hawaiian', 1, 'Kahale Kealoha Kamaka Nakamura Kalani Mahoe Keawe Akana Kekoa Palakiko'],
  ['armenian', 1, 'Petrosyan Sarkisian Hakobyan Grigoryan Manoogian Avakian Kasparian Bedrosian'],
  ['japanese', 1, 'Tanaka Yamamoto Watanabe Suzuki Sato Ito Kobayashi Saito Yoshida Matsumoto'],
  [
    'dutch',
    2,
    'Vandenberg VanDyke DeVries Visser Bakker Dekker Mulder Hoekstra Dykstra Vander-Meer Brouwer DeJong Kuiper Roosevelt Schuyler',
  ],
  ['welsh', 2, 'Llewellyn Pugh Gwynn Vaughn Maddox Bevan Bowen Floyd Lloyd Meredith Penry Rhys Trevor Upjohn Wynne'],
  [
    'scottish',
    4,
    'Macdonald MacKenzie MacLeod Ferguson Buchanan Sinclair Gordon Drummond Forbes Lindsay Munro Fraser Cameron Sutherland Ramsay Douglas Innes Kerr Leslie Maxwell Napier Ogilvie Rutherford Stirling Urquhart',
  ],
];

export const ORIGINS: readonly Origin[] = LISTS.map(([name, weight, surnames]) => ({
  name,
  weight,
  // A hyphen represents a space inside a name.
  surnames: surnames.split(' ').map((surname) => surname.replace('-', ' ')),
}));
