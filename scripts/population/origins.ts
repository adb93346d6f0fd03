/**
 * Languages that families of some last names also choose given names from. No table that is open to the public tells
 * which given names go with which last names, so these short lists are our own, and serve nothing but that a Nguyen
 * is sometimes called Linh. A last name that is in no list has the general names only.
 */
export interface Origin {
  readonly name: string;
  /** the share of given names that comes from the lists below; the rest is as frequent as anywhere */
  readonly own: number;
  readonly lastNames: readonly string[];
  readonly female: readonly string[];
  readonly male: readonly string[];
}

/** The family speaks, or spoke, no other language that its names tell. */
export const GENERAL = 'general';
/** Of Spanish names the table of births has enough; its shares are raised and lowered instead (given-names.ts). */
export const HISPANIC = 'hispanic';
/** The same last names as {@link HISPANIC}, often two of them, and hardly another given name than a Spanish one. */
export const PUERTO_RICAN = 'puerto rican';

/** Words parted by spaces; an underscore stands for the space in a name. */
const words = (text: string): readonly string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

export const origin = (name: string, own: number, lastNames: string, female: string, male: string): Origin => ({
  name,
  own,
  lastNames: words(lastNames),
  female: words(female),
  male: words(male),
});

export const ORIGINS: readonly Origin[] = [
  origin(
    'chinese',
    0.4,
    'Chen Wang Li Zhang Liu Yang Huang Wu Lin Zhao Xu Sun Zhou Ma Zhu Lam Chan Wong Cheung Leung Ng Ho Tang Yu Fong Yee Louie Chin Moy Eng Lu Cheng Chang Xie Feng Guo Zheng Jiang Cai Deng Lau Kwan Tsai Hsu Chu Chiu Chow Fung Hu He Gao Luo Liang Song Tam Mui Tse Chiang Hung Lo Lai Szeto',
    'Mei Ling Xiu Yan Hui Jing Li Ying Fang Min Hong Wei Yun Qing Lan Xin Na Shu Yi',
    'Wei Jun Ming Hao Bo Feng Jian Lei Hong Yong Qiang Gang Yi Chao Tao Kai Zhi Kwok Wing',
  ),
  origin(
    'korean',
    0.35,
    'Lee Kim Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Oh Seo Kwon Hwang Ahn Yoo Hong Bae Chung Yun Hyun Paik Suh Noh Chun Pak Min Son Ko Cha',
    'Soo-Jin Min-Ji Hana Eun Yuna Ji-Young Mi-Kyung Hye-Jin Sun-Hee Young-Mi Kyung-Sook Jin-Ah',
    'Sung-Ho Joon Min-Soo Ho Hyun Tae Young-Ho Jae-Won Dong-Hyun Sang-Hoon Jin-Woo Seung',
  ),
  origin(
    'vietnamese',
    0.5,
    'Nguyen Tran Le Pham Hoang Phan Vu Vo Dang Bui Do Ngo Duong Ly Truong Dinh Luong Mai Trinh Quach Huynh Lam Cao Thai Luu Dao Ta Chau Ha Doan Vuong',
    'Linh Thuy Mai Lan Huong Nga Hoa Phuong Hong Thao Trang Ngoc Anh Kim Thanh Dung Van Tuyet Loan Hanh',
    'Minh Duc Tuan Hung Thanh Quang Dung Hai Long Son Tung Hieu Khoa Bao Phuc Dat Nam Vinh Khanh Tam',
  ),
  origin(
    'indian',
    0.75,
    'Patel Singh Sharma Kumar Gupta Shah Reddy Rao Mehta Desai Joshi Iyer Nair Menon Chatterjee Banerjee Mukherjee Das Bhatt Kapoor Malhotra Chopra Agarwal Verma Mishra Pillai Krishnan Subramanian Gill Kaur Sidhu Dhillon Grewal Sandhu Parikh Amin Jain Trivedi Pandya Varghese Mathew Philip Srinivasan Rajan Dutta Ghosh Sen Bose Sinha Thakur Chowdhury',
    'Priya Anita Deepa Lakshmi Kavita Sunita Meera Neha Pooja Asha Geeta Usha Rekha Shilpa Anjali Divya Nisha Swati Aarti Radha Jyoti Smita',
    'Raj Vijay Sanjay Anil Arun Amit Suresh Rohan Ravi Rajesh Ashok Vikram Sunil Ramesh Manoj Nitin Ajay Deepak Prakash Mukesh Kiran Hari Anand',
  ),
  origin(
    'japanese',
    0.25,
    'Tanaka Yamamoto Watanabe Suzuki Sato Ito Kobayashi Saito Yoshida Matsumoto Nakamura Hayashi Yamada Kimura Oshiro Higa Takahashi Fujimoto Okamoto Nakagawa Yamashita Inouye Ishikawa Mori',
    'Keiko Yoko Michiko Naomi Emiko Akiko Kazuko Yuki Haruko Tomoko',
    'Kenji Hiroshi Takashi Ken Akira Makoto Kazuo Minoru Satoshi Yoshio',
  ),
  origin(
    'filipino',
    0.25,
    'Bautista Villanueva Dizon Manalo Pascual Aquino Tolentino Agbayani Magno Macaraeg Ocampo Soriano Mercado Cabrera Domingo Agustin Ramiscal Pangilinan Salonga',
    'Maricel Jocelyn Rowena Luzviminda Marites Rosalinda Imelda Maribel Cristina Lourdes Corazon Ligaya',
    'Rodel Danilo Reynaldo Efren Rogelio Ernesto Ferdinand Renato Romeo Dante Arnel Noel',
  ),
  origin(
    'arabic',
    0.6,
    'Haddad Khoury Nasser Hassan Ali Ahmed Khan Rahman Mansour Saleh Aziz Farah Hamdan Issa Jaber Karam Najjar Zaman Hussain Hussein Malik Syed Mohamed Mohammed Abdi Hamid Karim Mahmoud Ibrahim Osman Qureshi Siddiqui Abdullah Saad Shaikh Iqbal',
    'Fatima Layla Amira Noor Yasmin Salma Aisha Mariam Zainab Hana Samira Rania Leila Nadia Khadija Huda',
    'Omar Ali Ahmed Khalid Hassan Yusuf Ibrahim Mohammad Tariq Samir Mustafa Bilal Karim Abdul Imran Faisal Nabil',
  ),
  origin(
    'african',
    0.6,
    'Okafor Adeyemi Mensah Owusu Diallo Nwosu Eze Abebe Tesfaye Osei Boateng Balogun Kamara Sesay Toure Okoro Addo Appiah Asante Okeke Bekele Haile Tadesse Conteh Bangura Obi',
    'Amara Ngozi Adaeze Abena Folake Chioma Ifeoma Akosua Efua Tigist Hirut Fatou Aminata Nkechi',
    'Chidi Kwame Emeka Kofi Tunde Obinna Kwesi Segun Ikenna Dawit Solomon Yaw Mamadou Uche',
  ),
  origin(
    'slavic',
    0.12,
    'Petrov Ivanov Novak Horvat Kovac Popovic Jovanovic Sokolov Volkov Kuznetsov Pavlov Orlov Bondarenko Shevchenko Dvorak Svoboda Cerny Babic Markov Popov Romanov Petrovic Markovic Kozlov Smirnov',
    'Olga Natasha Irina Ludmila Svetlana Tatyana Elena Oksana Galina Marina',
    'Ivan Dmitri Sergei Boris Vladimir Igor Mikhail Oleg Andrei Nikolai',
  ),
  origin(
    'polish',
    0.04,
    'Kowalski Nowak Wisniewski Wojcik Kowalczyk Kaminski Lewandowski Zielinski Szymanski Wozniak Dabrowski Kozlowski Jankowski Mazur Kwiatkowski Krawczyk Piotrowski Grabowski Nowakowski Pawlowski Michalski Adamczyk Dudek Zajac Wieczorek Jablonski Majewski Olszewski Malinowski',
    'Danuta Halina Krystyna Zofia Jadwiga Grazyna Elzbieta',
    'Stanislaw Casimir Tadeusz Zbigniew Marek Andrzej Krzysztof Jerzy',
  ),
  origin(
    'italian',
    0.03,
    "Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Gentile Martinelli Vitale Lombardo Coppola DeSantis D'Angelo D'Amico Parisi Conte Ferraro Pellegrini Palumbo",
    'Gianna Francesca Carmela Angelina Rosalia Concetta Antonella',
    'Salvatore Dominic Carmine Rocco Gino Pasquale Vito Angelo',
  ),
  origin(
    'irish',
    0.03,
    "Murphy Kelly Sullivan O'Brien O'Connor O'Neil O'Neill O'Reilly Kennedy Lynch Murray Quinn McCarthy Flynn Ryan Casey Doyle Walsh Byrne Brennan Callahan Donovan Fitzgerald Fitzpatrick Gallagher Hogan Keane Maguire Malone Moran Nolan Rafferty Sheehan Sweeney Tierney Connolly O'Malley O'Hara O'Shea O'Leary O'Donnell O'Connell",
    'Maeve Bridget Siobhan Colleen Nora Deirdre Fiona Eileen',
    'Liam Declan Seamus Brendan Kieran Conor Rory Cormac',
  ),
  origin(
    'jewish',
    0.06,
    'Cohen Levy Goldberg Rosenberg Friedman Katz Shapiro Kaplan Rosen Goldstein Weinstein Feldman Greenberg Epstein Bernstein Silverman Horowitz Rabinowitz Abramson Perlman Schwartz Rubin Adler Stein Weiss Klein Gross Siegel Roth',
    'Miriam Rivka Shoshana Naomi Leah Chana Esther',
    'Ari Moshe Eli Saul Asher Yosef Avi',
  ),
  origin(
    'portuguese',
    0.06,
    'Silveira Pereira Sousa Medeiros Furtado Machado Carvalho Almeida Teixeira Ferreira Oliveira Moniz Borges Correia Costa',
    'Fatima Ines Graca Teresa Filomena',
    'Joao Manuel Paulo Antonio Jorge',
  ),
];
