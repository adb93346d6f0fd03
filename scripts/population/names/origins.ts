/**
 * Languages that families of some last names also choose given names from. No table that is open to the public tells
 * which given names go with which last names, so these short lists are our own, and serve nothing but that a Nguyen
 * is sometimes called Linh. A last name that is in no list has the general names only.
 */
export interface Origin {
  readonly name: string;
  /** the share of given names that comes from the lists below; the rest is as frequent as anywhere */
  readonly own: number;
  /** that share among those born before {@link ELDERS_BORN_BEFORE}: on islands, and of those who came as adults */
  readonly ownOfElders: number;
  readonly lastNames: readonly string[];
  readonly female: readonly OwnName[];
  readonly male: readonly OwnName[];
}

/** A given name and the years of birth in which families chose it, roughly. */
export interface OwnName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export const ELDERS_BORN_BEFORE = 1974;

/** The family speaks, or spoke, no other language that its names tell. */
export const GENERAL = 'general';
/** Of Spanish names the table of births has enough; its shares are raised and lowered instead (given-names.ts). */
export const HISPANIC = 'hispanic';
/** The same last names as {@link HISPANIC}, often two of them, and hardly another given name than a Spanish one. */
export const PUERTO_RICAN = 'puerto rican';

/** Words parted by spaces; an underscore stands for the space in a name. */
const words = (text: string): readonly string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** 'Min-Ji:1980-' since 1980, 'Usha:-1975' until 1975, 'Anil:1945-1980', 'Wei' always. */
function ownNames(text: string): readonly OwnName[] {
  return words(text).map((word) => {
    const [name = '', years = '-'] = word.split(':');
    const [from, to] = years.split('-');
    return { name, from: Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
  });
}

/**
 * @param lastNames words parted by spaces, an underscore for the space in a name
 * @param female given names in the same form, with their years of birth as in {@link ownNames}
 */
export const origin = (
  name: string,
  own: number,
  lastNames: string,
  female: string,
  male: string,
  ownOfElders = own,
): Origin => ({
  name,
  own,
  ownOfElders,
  lastNames: words(lastNames),
  female: ownNames(female),
  male: ownNames(male),
});

export const ORIGINS: readonly Origin[] = [
  origin(
    'chinese',
    0.4,
    'Chen Wang Li Zhang Liu Yang Huang Wu Lin Zhao Xu Sun Zhou Ma Zhu Lam Chan Wong Cheung Leung Ng Ho Tang Yu Fong Yee Louie Chin Moy Eng Lu Cheng Chang Xie Feng Guo Zheng Jiang Cai Deng Lau Kwan Tsai Hsu Chu Chiu Chow Fung Hu He Gao Luo Liang Song Tam Mui Tse Chiang Hung Lo Lai Szeto',
    'Mei Ling Xiu:-1975 Yan Hui Jing:1950- Li Ying Fang Min Hong:1940-1990 Wei:1955- Yun Qing:1950- Lan:-1985 Xin:1975- Na:1960- Shu:-1980 Yi',
    'Wei Jun:1955- Ming Hao:1970- Bo Feng Jian Lei:1955- Hong:-1985 Yong Qiang:1950-1990 Gang:1950-1985 Yi Chao:1970- Tao:1955- Kai:1975- Zhi Kwok:-1975 Wing:-1980',
  ),
  origin(
    'korean',
    0.35,
    'Lee Kim Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Oh Seo Kwon Hwang Ahn Yoo Hong Bae Chung Yun Hyun Paik Suh Noh Chun Pak Min Son Ko Cha',
    'Soon-Ja:-1955 Young-Ja:-1958 Jung-Sook:-1965 Myung-Sook:-1966 Kyung-Sook:-1970 Young-Hee:-1975 Sun-Hee:1940-1978 Young-Mi:1955-1978 Mi-Kyung:1955-1980 Eun Soo-Jin:1965- Ji-Young:1965- Hye-Jin:1970- Jin-Ah:1970- Hana:1975- Ji-Hye:1978- Min-Ji:1980- Yuna:1985-',
    'Young-Soo:-1968 Kwang-Soo:-1966 Jong-Soo:-1966 Byung-Chul:-1966 Young-Ho:-1970 Sang-Chul:-1970 Sung-Ho:1955-1990 Ho Hyun Tae Seung Sang-Hoon:1962-1990 Min-Soo:1965- Jae-Won:1968- Dong-Hyun:1970- Joon:1975- Jin-Woo:1975- Ji-Hoon:1976-',
    0.9,
  ),
  origin(
    'vietnamese',
    0.5,
    'Nguyen Tran Le Pham Hoang Phan Vu Vo Dang Bui Do Ngo Duong Ly Truong Dinh Luong Mai Trinh Quach Huynh Lam Cao Thai Luu Dao Ta Chau Ha Doan Vuong',
    'Linh Thuy Mai Lan Huong Nga Hoa Phuong Hong Thao:1955- Trang:1960- Ngoc Anh Kim Thanh Dung Van Tuyet:-1985 Loan:-1985 Hanh',
    'Minh Duc Tuan Hung Thanh Quang Dung Hai Long Son Tung:1960- Hieu Khoa:1965- Bao Phuc Dat:1960- Nam:1960- Vinh Khanh Tam',
    0.9,
  ),
  origin(
    'hmong',
    0.6,
    'Xiong Vang Moua Thao Lor Cha Hang',
    'Mai Pa Kia Yer Chou Bao See Mee Ka Nou Xee Der:-1985 Mao Youa',
    'Tou Pao Chue Kou Xang Neng:-1990 Chong Ger:-1985 Fue Yeng Long Cheng Nhia:-1985 Teng',
    0.9,
  ),
  origin(
    'indian',
    0.75,
    'Patel Singh Sharma Kumar Gupta Shah Reddy Rao Mehta Desai Joshi Iyer Nair Menon Chatterjee Banerjee Mukherjee Das Bhatt Kapoor Malhotra Chopra Agarwal Verma Mishra Pillai Krishnan Subramanian Gill Kaur Sidhu Dhillon Grewal Sandhu Parikh Amin Jain Trivedi Pandya Varghese Mathew Philip Srinivasan Rajan Dutta Ghosh Sen Bose Sinha Thakur Chowdhury',
    'Kamala:-1955 Sushila:-1960 Shanti:-1958 Saroj:-1962 Indira:-1965 Pushpa:-1962 Usha:-1972 Lakshmi Radha Meera Asha:-1980 Geeta:1940-1980 Rekha:1945-1980 Anita:1950- Jyoti:1955- Sunita:1955-1988 Smita:1955-1985 Deepa:1958- Kavita:1960-1990 Anjali:1965- Priya:1965- Nisha:1968- Swati:1968- Shilpa:1970- Aarti:1970- Divya:1975- Neha:1975- Pooja:1975-',
    'Gopal:-1965 Harish:-1970 Mohan:-1970 Krishna Hari Anand Raj Prakash:-1980 Ashok:-1975 Ramesh:-1975 Suresh:-1978 Vijay:1940- Ravi:1945- Anil:1945-1982 Arun:1945- Sunil:1950-1988 Kiran:1950- Ajay:1955- Sanjay:1955-1990 Rajesh:1955-1990 Mukesh:1955-1985 Deepak:1955-1992 Manoj:1958-1990 Vikram:1960- Amit:1965- Nitin:1968- Rahul:1973- Nikhil:1978- Arjun:1980- Rohan:1982-',
    0.9,
  ),
  origin(
    'japanese',
    0.25,
    'Tanaka Yamamoto Watanabe Suzuki Sato Ito Kobayashi Saito Yoshida Matsumoto Nakamura Hayashi Yamada Kimura Oshiro Higa Takahashi Fujimoto Okamoto Nakagawa Yamashita Inouye Ishikawa Mori',
    'Kazuko:-1955 Haruko:-1955 Michiko:-1962 Emiko:-1968 Yoko:1930-1970 Keiko:1932-1975 Akiko:1935-1978 Tomoko:1940-1980 Naomi Mariko:1945- Yumi:1960- Yuki:1965- Emi:1968- Mika:1968- Aya:1975-',
    'Minoru:-1955 Yoshio:-1955 Kazuo:-1960 Hiroshi:-1978 Takashi:-1985 Ken Kenji Akira Makoto:1940- Satoshi:1950- Yuji:1955- Daisuke:1972- Kenta:1982-',
  ),
  origin(
    'filipino',
    0.25,
    'Bautista Villanueva Dizon Manalo Pascual Aquino Tolentino Agbayani Magno Macaraeg Ocampo Soriano Mercado Cabrera Domingo Agustin Ramiscal Pangilinan Salonga',
    'Zenaida:-1965 Estrella:-1965 Aurora:-1955 Perla:-1970 Norma:-1972 Leticia:-1978 Evangeline:-1978 Remedios:-1958 Erlinda:-1965 Teresita:-1968 Corazon:-1968 Ligaya:-1962 Luzviminda:-1975 Rosalinda:-1975 Lourdes:-1980 Imelda:1945-1980 Jocelyn:1950- Marites:1955-1985 Rowena:1955-1988 Cristina Maribel:1960-1990 Maricel:1965- Kristine:1975- Analyn:1972-',
    'Jose Antonio Manuel Eduardo Rodolfo:-1980 Virgilio:-1975 Wilfredo:-1980 Alfredo:-1980 Benigno:-1955 Teodoro:-1960 Efren:-1980 Rogelio Ernesto Renato:-1985 Reynaldo Danilo:1940-1980 Romeo Dante Noel:1945- Arnel:1955-1992 Ferdinand:1955- Rodel:1960- Jayson:1978- Jomar:1980-',
    0.75,
  ),
  origin(
    'arabic',
    0.6,
    'Haddad Khoury Nasser Hassan Ali Ahmed Khan Rahman Mansour Saleh Aziz Farah Hamdan Issa Jaber Karam Najjar Zaman Hussain Hussein Malik Syed Mohamed Mohammed Abdi Hamid Karim Mahmoud Ibrahim Osman Qureshi Siddiqui Abdullah Saad Shaikh Iqbal',
    'Fatima Layla:1970- Amira:1955- Noor:1975- Yasmin:1960- Salma Aisha Mariam Zainab Hana:1960- Samira Rania:1965- Leila Nadia Khadija Huda',
    'Omar Ali Ahmed Khalid Hassan Yusuf Ibrahim Mohammad Tariq:1945- Samir Mustafa Bilal:1968- Karim Abdul Imran:1960- Faisal:1950- Nabil',
  ),
  origin(
    'african',
    0.6,
    'Okafor Adeyemi Mensah Owusu Diallo Nwosu Eze Abebe Tesfaye Osei Boateng Balogun Kamara Sesay Toure Okoro Addo Appiah Asante Okeke Bekele Haile Tadesse Conteh Bangura Obi',
    'Amara:1975- Ngozi Adaeze:1965- Abena Folake Chioma:1950- Ifeoma:1950- Akosua Efua Tigist:1950- Hirut:-1985 Fatou Aminata Nkechi',
    'Chidi Kwame Emeka Kofi Tunde Obinna:1955- Kwesi Segun Ikenna Dawit Solomon Yaw Mamadou Uche',
  ),
  origin(
    'slavic',
    0.12,
    'Petrov Ivanov Novak Horvat Kovac Popovic Jovanovic Sokolov Volkov Kuznetsov Pavlov Orlov Bondarenko Shevchenko Dvorak Svoboda Cerny Babic Markov Popov Romanov Petrovic Markovic Kozlov Smirnov',
    'Olga Natasha:1955- Irina Ludmila:-1970 Svetlana:1938- Tatyana Elena Oksana:1958- Galina:-1972 Marina:1945- Vera:-1960 Nina:-1970',
    'Ivan Dmitri:1955- Sergei Boris:-1970 Vladimir Igor Mikhail Oleg Andrei Nikolai',
  ),
  origin(
    'polish',
    0.04,
    'Kowalski Nowak Wisniewski Wojcik Kowalczyk Kaminski Lewandowski Zielinski Szymanski Wozniak Dabrowski Kozlowski Jankowski Mazur Kwiatkowski Krawczyk Piotrowski Grabowski Nowakowski Pawlowski Michalski Adamczyk Dudek Zajac Wieczorek Jablonski Majewski Olszewski Malinowski',
    'Danuta:-1962 Halina:-1962 Krystyna:-1965 Zofia Jadwiga:-1955 Grazyna:1938-1970 Elzbieta:1940-1985 Barbara:-1970 Ewa:1945- Agnieszka:1962- Magdalena:1965- Katarzyna:1962- Monika:1965-',
    'Stanislaw Casimir:-1945 Tadeusz:-1965 Zbigniew:1930-1965 Marek:1945- Andrzej Krzysztof:1945- Jerzy:-1968 Jan Tomasz:1955- Piotr:1955- Pawel:1965-',
  ),
  origin(
    'italian',
    0.03,
    "Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Gentile Martinelli Vitale Lombardo Coppola DeSantis D'Angelo D'Amico Parisi Conte Ferraro Pellegrini Palumbo",
    'Carmela:-1965 Concetta:-1955 Rosalia:-1960 Filomena:-1945 Assunta:-1945 Angelina Giovanna:-1970 Francesca Antonella:1958- Daniela:1960- Alessandra:1968- Gianna:1985-',
    'Salvatore Dominic Carmine Rocco Gino:-1975 Pasquale:-1968 Vito:-1972 Angelo Marco:1960- Luca:1985-',
  ),
  origin(
    'irish',
    0.03,
    "Murphy Kelly Sullivan O'Brien O'Connor O'Neil O'Neill O'Reilly Kennedy Lynch Murray Quinn McCarthy Flynn Ryan Casey Doyle Walsh Byrne Brennan Callahan Donovan Fitzgerald Fitzpatrick Gallagher Hogan Keane Maguire Malone Moran Nolan Rafferty Sheehan Sweeney Tierney Connolly O'Malley O'Hara O'Shea O'Leary O'Donnell O'Connell",
    'Bridget Nora Una:-1950 Norah:-1940 Eileen:-1965 Kathleen:-1972 Sheila:1930-1972 Maureen:1928-1975 Deirdre:1945-1980 Colleen:1942-1992 Siobhan:1965- Fiona:1965- Maeve:1980- Caitlin:1978-',
    'Cornelius:-1945 Desmond:-1965 Eamon Dermot:-1965 Seamus Brendan:1942- Rory:1950- Kieran:1965- Liam:1975- Conor:1980- Declan:1982- Cormac:1985-',
  ),
  origin(
    'jewish',
    0.06,
    'Cohen Levy Goldberg Rosenberg Friedman Katz Shapiro Kaplan Rosen Goldstein Weinstein Feldman Greenberg Epstein Bernstein Silverman Horowitz Rabinowitz Abramson Perlman Schwartz Rubin Adler Stein Weiss Klein Gross Siegel Roth',
    'Miriam Rivka Shoshana:1945- Naomi Leah Chana Esther Pearl:-1940 Golda:-1940',
    'Morris:-1942 Irving:-1940 Hyman:-1930 Sol:-1950 Saul:-1965 Eli Yosef Moshe Avi:1950- Ari:1960- Asher:1978-',
  ),
  origin(
    'portuguese',
    0.06,
    'Silveira Pereira Sousa Medeiros Furtado Machado Carvalho Almeida Teixeira Ferreira Oliveira Moniz Borges Correia Costa',
    'Fatima:1945- Ines Graca:-1980 Teresa Filomena:-1970 Maria Lucia Conceicao:-1970',
    'Joao Manuel Paulo Antonio Jorge Jose',
  ),
];
