/**
 * English and common Spanish given names with the short forms that people go by, one formal name a line, all as
 * `nameKey` folds them. The commoner the formal name, the further up it stands: where two short forms belong to several,
 * the first is named. Spellings of one name (Catherine, Katherine) are names of their own and not short forms.
 */
export const NICKNAME_TABLE = `
james jim jimmy jimmie jamie jem
john jack johnny johnnie jackie jock
robert bob bobby bobbie rob robbie robby bert
michael mike mikey mick mickey micky
william bill billy billie will willie willy liam
david dave davey davy
richard rick ricky dick rich richie dickie
joseph joe joey jo jody
thomas tom tommy tommie thom
charles charlie chuck charley chas chip chaz
christopher chris kit topher
daniel dan danny dannie
matthew matt matty
anthony tony ant
donald don donnie donny
steven steve stevie
stephen steve steph
paul paulie pauly
andrew andy drew
joshua josh
kenneth ken kenny
kevin kev
george georgie geordie
edward ed eddie ted teddy ned eddy
ronald ron ronnie ronny
timothy tim timmy
jason jase
jeffrey jeff jeffy
nicholas nick nicky nico
eric rick ricky
jacob jake jay coby
jonathan jon jonny johnny jonnie
larry laz
lawrence larry lars laurie lon lonnie lawrie
frank frankie
franklin frank frankie
francis frank fran frankie
scott scotty scottie
benjamin ben benny benji bennie benjy
samuel sam sammy sammie
gregory greg gregg
raymond ray
alexander alex al xander sandy lex alec sasha zander
patrick pat paddy patsy
dennis denny den
jerome jerry
gerald jerry gerry
jeremy jerry jem
jeremiah jerry jem
tyler ty
aaron ron ronnie
henry hank harry hal
harold harry hal
peter pete petey
douglas doug dougie
zachary zach zack zac zak
nathan nate nat
nathaniel nate nat nathan
walter walt wally
arthur art artie
albert al bert bertie
alfred al fred alf alfie freddie
alan al
allen al
alvin al vinny
frederick fred freddie freddy fritz rick
frederic fred freddie freddy
leonard len lenny leo lennie
leonardo leo
leopold leo
leon leo
eugene gene
russell russ rusty
louis lou louie
lewis lew lou
philip phil pip
phillip phil pip
vincent vince vinny vin vinnie
victor vic
vernon vern
melvin mel
marvin marv
martin marty mart
stanley stan
stuart stu
stewart stu
leslie les
lester les
norman norm
ralph ralphie
roger rodge
rodney rod roddy
roderick rod roddy rick ricky
roland rollie rolly rol
clifford cliff
clifton cliff clif
clinton clint
curtis curt
calvin cal
cameron cam
bradley brad
bradford brad
brandon bran
bernard bernie barney
bartholomew bart
barnaby barney
brian bri
caleb cal
dominic dom nick
donovan don
duncan dunc
dwayne duane
edgar ed eddie
edmund ed eddie ned ted
edwin ed eddie win
elijah eli
elliott el
emmanuel manny
ernest ernie
ethan eth
ferdinand ferdie
gabriel gabe
gilbert gil bert
gordon gordie gordy
graham gray
harrison harry
herbert herb bert herbie
herman herm
howard howie
hubert hugh bert hubie
hugh hughie
ignatius iggy
irving irv
isaac ike zac
jessie jess
jesse jess
joel jo
julian jules
julius jules
kristopher kris
lucas luke
malcolm mal
marcus marc
maurice mo morrie
maximilian max
maxwell max
mitchell mitch
morris mo morrie
moses mo
oliver ollie
oscar ozzie
oswald oz ozzie
percival percy
preston pres
quentin quin
randall randy rand
randolph randy rand
raphael rafe
reginald reg reggie
reuben rube
robin rob
rudolph rudy dolph
rufus ruf
sebastian seb bas seba
seymour sy
sherman sherm
sidney sid syd
simon si
solomon sol solly
spencer spence
sylvester sly syl
terrence terry
terence terry
theodore ted teddy theo
tobias toby
travis trav
trevor trev
tristan tris
wallace wally
wesley wes
wilbur will
wilfred will fred wilf
willard will bill
wilson will
winston win winnie
mary molly polly mae mamie may
patricia pat patty patti tricia trish patsy pattie
jennifer jen jenny jenn jennie
elizabeth liz beth betty betsy lizzie eliza libby bess bessie liza ellie elsie lizzy bette betsey
elisabeth liz beth betty betsy lizzie eliza libby ellie
barbara barb barbie babs bobbie
susan sue susie suzy suzie
susanna sue susie
susannah sue susie
suzanne sue suzy suzie
jessica jess jessie
sarah sally sadie
sara sally sadie
margaret peggy maggie meg marge margie peg maisie madge margo peggie
anne annie nan nana
ann annie nan
anna annie
hannah annie
dorothy dot dottie dolly dory dodie
deborah deb debbie debby
debra deb debbie debby
sandra sandy sandi
alexandra alex sandy lexi sandra allie ali lexie sasha xandra
alexandria alex lexi allie
alexis alex lexi lexie
kimberly kim kimmy kimmie
donna donnie
carol carrie caro
caroline carrie carol caro callie
carolyn carrie carol lyn
michelle shelly mickey chelle shell
amanda mandy manda mandi
melissa missy mel lissa
stephanie steph stevie steffi
rebecca becky becca beck reba becki
sharon shari sherry
laura laurie lori
lauren laurie ren
cynthia cindy cyndi
kathleen kathy kate katie kay kat kath kitty
katherine kathy kate katie kay kat kit kitty kath kathie katy
katharine kathy kate katie kay kat kit kitty
kathryn kathy kate katie kay kat kath kathie katy
catherine cathy cat kate katie kitty cath cathie
cathryn cathy cat
angela angie angel
angelina angie lina
brenda bren
pamela pam pammy
emily em emmy millie emmie
emilia em millie
amelia amy millie mellie
nicole nicky nikki nic nikky
nicola nicky nikki
samantha sam sammy sammie
christine chris chrissy tina christy chrissie
christina chris chrissy tina christy chrissie
kristin kris kristy kristi
kristen kris kristy kristi
kristina kris tina kristy
kirsten kirsty
virginia ginny ginger gina ginnie
judith judy judi jude
helen nell nellie
ellen ellie nell nellie
eleanor ellie nell nora nellie elly lenora
elena lena ellie
helena lena nell
martha marty mattie patty
diane di
diana di
dianne di
julia julie jules
juliana julie jules
julianne julie jules
juliet julie jules
olivia liv livvy livia
victoria vicky vicki tori vickie
valerie val
vanessa nessa
veronica ronnie roni vero
vivian viv
josephine josie jo joey
joanne jo
joanna jo
jacqueline jackie jacqui jacky
jacquelyn jackie jacqui
janet jan
janice jan
jane janie
jean jeannie jeanie
jeanne jeannie jeanie
joan joanie
joyce joy
theresa terry tess terri tessa tessie
teresa terry tess terri tessa tere
frances fran franny frannie fanny francie
florence flo florrie flossie
abigail abby gail abbie
adelaide addie
adeline addie
agnes aggie
agatha aggie
allison ali allie
alison ali allie
andrea andie drea
annabelle belle anna
antoinette toni nettie
antonia toni
ashley ash
audrey audie
augusta gussie
beatrice bea trixie bee
belinda bel lindy
bernadette bernie detta
bernice bernie
beverly bev
bonita bonnie
bridget biddy bridie
camille cam cami
candace candy candi
cassandra cass cassie sandy
cecilia cissy celia cece
charlotte charlie lottie char
cheryl cher cherie
clementine clem
constance connie
cordelia cordie delia
courtney court
crystal crys
danielle dani danny
daphne daph
delores dee
denise dee neecy
edith edie
eileen leenie
elaine lainey
eloise ellie
erica ricki
ernestine ernie tina
estelle stella essie
esther essie
eugenia genie
eunice nicie
evelyn evie eve ev lyn
genevieve gen viv
georgia georgie
georgina georgie gina
geraldine gerry jerry geri
gertrude gert trudy gertie
glenda glen
gloria glory
gwendolyn gwen wendy
harriet hattie
henrietta etta hettie hattie
isabel belle izzy bella issy
isabella bella izzy belle issy
isabelle belle izzy bella
jillian jill
jocelyn joss
kaitlyn kait katie
katrina kat trina
lillian lil lily lilly
lilian lil lily
lorraine lori
louise lou lulu
lucille lucy lou
lucinda lucy cindy
lydia liddy
mabel may
mackenzie mac kenzie
madeline maddie maddy
madison maddie maddy
marcia marcy
marilyn lyn
marjorie marge margie
matilda tillie tilda mattie
meredith merry
mildred millie milly
minerva minnie
miranda mandy randi
miriam mimi mitzi
morgan mo
natalie nat
natasha tasha nat
pauline polly
penelope penny
philippa pippa pip
phyllis phyl
priscilla cilla prissy
rachel rae shelly
regina gina reggie
rosalind roz rose
rosalie rose
rosemary rose rosie romy
roberta bobbie robbie berta
rose rosie
ruth ruthie
sabrina bri
savannah savvy
shannon shan
sophia sophie
sophie soph
susana susi
sylvia syl
tabitha tabby
tamara tammy
tiffany tiff
ursula ursie
wilhelmina minnie billie mina willa
winifred winnie freddie
yvonne vonnie
zoe zo
jose pepe pepito chepe
francisco paco pancho frank cisco kiko curro
guadalupe lupe lupita
jesus chuy chucho chus
maria mari marita
ignacio nacho
manuel manny manolo manu lolo
enrique kike quique rick
roberto beto bob rob
alberto beto berto al
gilberto beto gil
humberto beto
alejandro alex ale jandro
alejandra alex ale
antonio tony tono toni
eduardo lalo edu eddie ed
gerardo lalo
fernando nando fer
hernando nando
rafael rafa rafi
miguel mike migue
guillermo memo willy guille bill
ricardo rick ricky rico cardo
rodrigo rigo rod
rigoberto rigo beto
santiago santi chago diego
sergio checo
vicente chente vince
concepcion concha conchita
consuelo chelo
dolores lola lolita
mercedes meche merche
rosario charo chayo
soledad sole chole
graciela chela grace
isabela isa bela
josefa pepa
josefina fina pepa josie
luis lou lucho
lucia lucy luci
pedro perico
ramon moncho mon
salvador chava sal
salvatore sal
socorro coco
teodoro teo
tomas tommy tom
cristina cris tina
cristobal cris tobal
daniela dani
elizabet eli liz
gabriela gaby gabi
gonzalo chalo gonza
gregorio goyo greg
hector tito
javier javi xavi
jorge coque
juan johnny juancho
leticia lety
margarita rita mago marga
mariana mari
natalia nati naty
patricio pato
refugio cuca
beatriz bea
xavier xavi
yolanda yoli yola
carmen carmencita menchu
esperanza espe
federico fede fred
felipe phil pipe
andres andy
alfonso poncho al
alfredo fredo al fred
arturo art turi
carlos charlie carlitos
ernesto ernie neto
esteban steve
`;

/** Why two first names mean the same: the short forms of the two, one or both, and the formal name they stand for. */
export interface NicknameLink {
  readonly forms: readonly string[];
  readonly formal: string;
}

interface Table {
  readonly formsOf: ReadonlyMap<string, readonly string[]>;
  /** the commonest formal name first */
  readonly formalsOf: ReadonlyMap<string, readonly string[]>;
}

let table: Table | null = null;

// Read when it is first asked for, so that loading the worker costs nothing.
function readTable(): Table {
  if (table !== null) return table;
  const formsOf = new Map<string, readonly string[]>();
  const formalsOf = new Map<string, string[]>();
  for (const line of NICKNAME_TABLE.trim().split('\n')) {
    const [formal = '', ...forms] = line.split(' ');
    formsOf.set(formal, forms);
    for (const form of forms) formalsOf.set(form, [...(formalsOf.get(form) ?? []), formal]);
  }
  table = { formsOf, formalsOf };
  return table;
}

/**
 * The other first names that somebody of this first name may go by: 'bill' gives william and its other short forms,
 * 'william' all its short forms. Formal names come first. Symmetric, but not transitive: 'al' means albert and alan, and
 * albert does not mean alan.
 *
 * @param key a first name as `nameKey` folds it
 * @returns keys, none twice and never the name itself; empty for a name that is not in the table.
 */
export function namesMeaning(key: string): readonly string[] {
  const { formsOf, formalsOf } = readTable();
  const formals = formalsOf.get(key) ?? [];
  const forms = [key, ...formals].flatMap((name) => formsOf.get(name) ?? []);
  return [...new Set([...formals, ...forms])].filter((name) => name !== key);
}

/** Why `namesMeaning` of one holds the other; null where it does not. Both are keys. */
export function linkNicknames(one: string, other: string): NicknameLink | null {
  const { formsOf, formalsOf } = readTable();
  if (one === other) return null;
  if (formsOf.get(other)?.includes(one)) return { forms: [one], formal: other };
  if (formsOf.get(one)?.includes(other)) return { forms: [other], formal: one };
  const others = formalsOf.get(other) ?? [];
  const formal = formalsOf.get(one)?.find((name) => others.includes(name));
  return formal === undefined ? null : { forms: [one, other], formal };
}
