/**
 * English and common Spanish given names with their short forms, one formal name per line, all folded by `nameKey`.
 * More common formal names come first: if two short forms share several, the first one is used. Different spellings of
 * a name (Catherine, Katherine) are separate names, not short forms.
 */
export const NICKNAME_TABLE = `
james jim jimmy jimmie jamie jem
john jack johnny johnnie jackie jock johnie jonny
robert bob bobby bobbie rob robbie robby bert
michael mike mikey mick mickey micky
william bill billy billie will willie willy liam wm
david dave davey davy dav
richard rick ricky dick rich richie dickie richy
joseph joe joey jo jody jos
thomas tom tommy tommie thom thos
charles charlie chuck charley chas chip chaz charly chuckie
christopher chris kit topher chrissie christy
daniel dan danny dannie dane
matthew matt matty mat
anthony tony ant toni
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
nicholas nick nicky nico nicholaus nikki
eric rick ricky
jacob jake jay coby
jonathan jon jonny johnny jonnie nathan jonathon
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
alexander alex al xander sandy lex alec sasha zander sacha alek
patrick pat paddy patsy packy
dennis denny den
jerome jerry
gerald jerry gerry gerrie
jeremy jerry jem
jeremiah jerry jem
tyler ty
aaron ron ronnie
henry hank harry hal hen
harold harry hal harrie
peter pete petey
douglas doug dougie
zachary zach zack zac zak
nathan nate nat
nathaniel nate nat nathan nathanael natty
walter walt wally
arthur art artie arty
albert al bert bertie
alfred al fred alf alfie freddie
alan al allie
allen al
alvin al vinny vin
frederick fred freddie freddy fritz rick fritzie
frederic fred freddie freddy
leonard len lenny leo lennie
leonardo leo
leopold leo
leon leo
eugene gene gino
russell russ rusty
louis lou louie
lewis lew lou
philip phil pip
phillip phil pip
vincent vince vinny vin vinnie vic
victor vic
vernon vern
melvin mel
marvin marv
martin marty mart martie tincho
stanley stan stas
stuart stu
stewart stu
leslie les lee
lester les
norman norm normie
ralph ralphie
roger rodge rog
rodney rod roddy
roderick rod roddy rick ricky
roland rollie rolly rol roly
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
bartholomew bart bat barry
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
joel jo joey
julian jules juli
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
moses mo moe
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
sebastian seb bas seba chano
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
mary molly polly mae mamie may minnie mimi marie mitzi moll
patricia pat patty patti tricia trish patsy pattie paty
jennifer jen jenny jenn jennie jenna
elizabeth liz beth betty betsy lizzie eliza libby bess bessie liza ellie elsie lizzy bette betsey lib elisa
elisabeth liz beth betty betsy lizzie eliza libby ellie
barbara barb barbie babs bobbie barbra babette bab
susan sue susie suzy suzie sukie
susanna sue susie
susannah sue susie sukie
suzanne sue suzy suzie
jessica jess jessie
sarah sally sadie sal
sara sally sadie
margaret peggy maggie meg marge margie peg maisie madge margo peggie greta daisy margery mags maggy
anne annie nan nana nancy nanny anita
ann annie nan nancy nanny nannie
anna annie nancy nanny anita
hannah annie
dorothy dot dottie dolly dory dodie dodo thea dora
deborah deb debbie debby
debra deb debbie debby
sandra sandy sandi
alexandra alex sandy lexi sandra allie ali lexie sasha xandra alexa
alexandria alex lexi allie
alexis alex lexi lexie
kimberly kim kimmy kimmie kimber
donna donnie
carol carrie caro caryl
caroline carrie carol caro callie lina
carolyn carrie carol lyn
michelle shelly mickey chelle shell mitch
amanda mandy manda mandi
melissa missy mel lissa
stephanie steph stevie steffi
rebecca becky becca beck reba becki bex
sharon shari sherry
laura laurie lori
lauren laurie ren
cynthia cindy cyndi cyn
kathleen kathy kate katie kay kat kath kitty kathi katy
katherine kathy kate katie kay kat kit kitty kath kathie katy kathi cathy kayla
katharine kathy kate katie kay kat kit kitty
kathryn kathy kate katie kay kat kath kathie katy
catherine cathy cat kate katie kitty cath cathie
cathryn cathy cat
angela angie angel ange
angelina angie lina
brenda bren
pamela pam pammy
emily em emmy millie emmie
emilia em millie
amelia amy millie mellie
nicole nicky nikki nic nikky nicki colette
nicola nicky nikki
samantha sam sammy sammie
christine chris chrissy tina christy chrissie christie crissy kris
christina chris chrissy tina christy chrissie christie crissy kris
kristin kris kristy kristi
kristen kris kristy kristi
kristina kris tina kristy
kirsten kirsty
virginia ginny ginger gina ginnie gin virgie
judith judy judi jude
helen nell nellie
ellen ellie nell nellie len
eleanor ellie nell nora nellie elly lenora norah
elena lena ellie nena
helena lena nell
martha marty mattie patty marta
diane di
diana di
dianne di
julia julie jules
juliana julie jules jill liana
julianne julie jules
juliet julie jules
olivia liv livvy livia
victoria vicky vicki tori vickie toya
valerie val
vanessa nessa
veronica ronnie roni vero vera
vivian viv
josephine josie jo joey fina
joanne jo
joanna jo
jacqueline jackie jacqui jacky
jacquelyn jackie jacqui
janet jan jenny netta
janice jan
jane janie jenny janey
jean jeannie jeanie
jeanne jeannie jeanie
joan joanie
joyce joy
theresa terry tess terri tessa tessie tessy teri reese
teresa terry tess terri tessa tere tessy teri reese teresita
frances fran franny frannie fanny francie frankie fannie
florence flo florrie flossie florry
abigail abby gail abbie abi
adelaide addie
adeline addie
agnes aggie
agatha aggie
allison ali allie
alison ali allie
andrea andie drea
annabelle belle anna annie
antoinette toni nettie
antonia toni
ashley ash
audrey audie
augusta gussie
beatrice bea trixie bee beattie
belinda bel lindy linda
bernadette bernie detta
bernice bernie
beverly bev
bonita bonnie
bridget biddy bridie
camille cam cami
candace candy candi
cassandra cass cassie sandy
cecilia cissy celia cece ceci chila
charlotte charlie lottie char carly lotta
cheryl cher cherie
clementine clem
constance connie con
cordelia cordie delia
courtney court
crystal crys
danielle dani danny dany
daphne daph
delores dee
denise dee neecy
edith edie edy
eileen leenie
elaine lainey
eloise ellie
erica ricki
ernestine ernie tina
estelle stella essie
esther essie
eugenia genie
eunice nicie
evelyn evie eve ev lyn eva
genevieve gen viv
georgia georgie
georgina georgie gina
geraldine gerry jerry geri
gertrude gert trudy gertie trudie
glenda glen
gloria glory
gwendolyn gwen wendy
harriet hattie
henrietta etta hettie hattie
isabel belle izzy bella issy ibby bel isa chabela
isabella bella izzy belle issy
isabelle belle izzy bella
jillian jill
jocelyn joss
kaitlyn kait katie
katrina kat trina
lillian lil lily lilly lila
lilian lil lily
lorraine lori
louise lou lulu louisa
lucille lucy lou lu
lucinda lucy cindy
lydia liddy
mabel may
mackenzie mac kenzie
madeline maddie maddy lena mady
madison maddie maddy
marcia marcy
marilyn lyn
marjorie marge margie
matilda tillie tilda mattie maud maude
meredith merry
mildred millie milly
minerva minnie
miranda mandy randi mira
miriam mimi mitzi
morgan mo
natalie nat nattie tally
natasha tasha nat
pauline polly paula
penelope penny
philippa pippa pip
phyllis phyl
priscilla cilla prissy pris
rachel rae shelly rach ray
regina gina reggie
rosalind roz rose
rosalie rose
rosemary rose rosie romy rosemarie romey
roberta bobbie robbie berta bob bobby
rose rosie
ruth ruthie
sabrina bri
savannah savvy vanna
shannon shan
sophia sophie
sophie soph
susana susi susy
sylvia syl sylvie
tabitha tabby tab
tamara tammy
tiffany tiff tiffy
ursula ursie
wilhelmina minnie billie mina willa willie
winifred winnie freddie
yvonne vonnie
zoe zo
jose pepe pepito chepe joe josecito
francisco paco pancho frank cisco kiko curro fran
guadalupe lupe lupita pita
jesus chuy chucho chus chuchi
maria mari marita marie mia mary mariquita
ignacio nacho
manuel manny manolo manu lolo
enrique kike quique rick
roberto beto bob rob tito
alberto beto berto al
gilberto beto gil
humberto beto
alejandro alex ale jandro
alejandra alex ale sandra jandra
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
santiago santi chago diego jaime yago
sergio checo serge
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
luis lou lucho luisito
lucia lucy luci
pedro perico
ramon moncho mon ray monchi
salvador chava sal
salvatore sal tory
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
leticia lety letty
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
ernesto ernie neto tito
esteban steve
christian chris christy
clarence clare
chester chet
carl karl carlo
bruce brucie
barrett barry
bryan bry
geoffrey geoff jeff
garrett gary garry
gareth gary garry
dustin dusty
justin juss
ryan ry
austin aus
dylan dyl
evan ev
gavin gav
connor con
taylor tay
jordan jordy jord
derek rick
craig craigie
tyrone ty
tyson ty
abraham abe bram
mohammed mo
mohammad mo
muhammad mo
cornelius neil con corny
constantine gus dino costa
konstantinos gus dino kostas
augustus gus augie
augustine gus augie
august gus augie
gustav gus
gustavo gus tavo
angus gus
thaddeus thad tad
archibald archie
cyrus cy
emanuel manny
ezekiel zeke
zechariah zeke zach zack
jedidiah jed
josiah jos joe
judson jud
lincoln linc
linwood lin
lemuel lem
milton milt
montgomery monty
montague monty
mortimer mort
nelson nels
orlando lando
silas si
valentine val
winfield win
woodrow woody
zebulon zeb
demetrius meech
dimitri jimmy
giuseppe joe beppe
giovanni gio john
vincenzo vinny enzo
luigi lou
pasquale pat
casimir cas
tadeusz ted tad
vladimir vlad
jefferson jeff
jamison jamie
johnathan john jon johnny
jonathon jon
andre andy dre
antoine tony
marco marc
mark marky marcus
elias eli
elisha eli lish
sean seany
kendall ken kenny
kendrick ken kenny
kyle ky
merle merl
royce roy
leroy roy lee
elroy roy
sanford sandy
sherwood woody
elwood woody
virgil virg
wendell dell
odell dell
wilbert will bert
delbert del bert
elbert el bert
egbert bert
norbert norb bert
lambert bert
osbert bert
nancy nan nance nanny
dorothea dot dottie dora thea
theodora dora thea teddy
isadora dora
francesca fran frankie fanny
francisca fran paca pancha
gabrielle gabby gabi gaby ella
jeanette jean jeannie nettie jan
annette annie nettie
louisa lou lulu
madeleine maddie maddy lena
magdalena lena maggie magda
margery marge margie
marian mary
marianne mary anne
mariah mary
melanie mel
melinda mindy linda mel
melody mel
millicent millie milly
maureen mo
maxine max
michaela mickey kayla
mikayla kayla
makayla kayla
roxanne roxy rox
shirley shirl
teresita tere
thomasina tommie tamsin
alberta allie bertie
alice allie ali
alicia ali lisha
alyssa aly lyssa
amber ambie
anastasia ana stacy stacey stasia
arabella bella
arlene lena
aurora rory
bertha bertie
brianna bri
carmela carm
cecily cece sissy
celeste cece
charlene char charlie
chloe clo
clarissa clara
clara clare
claudia claud
cornelia nell nellie corrie
corinne cory
deanna dee
debora deb debbie
destiny des
doris dori dorie
edwina eddie winnie
eva evie evita
evangeline eva evie vangie
euphemia effie
felicia fel
fiona fee
gianna gia
grace gracie
griselda zelda
gwyneth gwen
heather heath
hester hettie
hilary hil
hillary hil
irene rene reenie
jasmine jas jazz
jenna jen
johanna jo hanna
katelyn kate katie
kaitlin kate katie
karen kari
kelly kel
kelsey kels
kayla kay
leona lee
letitia letty tish
linda lindy lin lyn
lisa lis
loretta lori retta etta
lynette lyn
marcella marcy
marlene marly
megan meg
meghan meg
monica mona mo
molly moll
nanette nan
norma norm
octavia tavia
olive ollie
paula paulie
rhonda ron
rosa rosie rosita
rosanna rose anna
roseanne rose anne
rosemarie rose rosie
serena rena
sheila shell
sydney syd
stacy stace
stella stell
sofia sofi
trinity trini
vera vee
viola vi
violet vi
wendy wen
willa billie
winona winnie
yvette evie
ana anita anna
ines nessie
luz lucha
angel angelito
raul rulo
reynaldo rey
pilar pili
rocio chio
rosalia rosa lia
vanesa vane
viviana vivi
yesenia yesi
adolfo fito
rodolfo fito rudy
arnoldo noldo
bernardo nardo
benito beni
domingo mingo
emilio milo
eugenio geno
florentino tino
agustin tino
augusto tito
heriberto beto
adalberto beto
norberto beto
osvaldo valdo
leopoldo polo
marcela chela
maricela chela
araceli cheli
isidro chilo
hortensia tencha
inocencia chencha
lourdes lulu
lucrecia lula
manuela manola nela
micaela mica
natividad nati
nicolas nico colas
pablo pablito
raquel quela
rebeca beca
rogelio roger
rosendo chendo
silvia chiva
joaquin quin joaco
lorenzo lencho
lorena lore
mauricio mau
maximiliano max
oswaldo valdo
`;

/** Why two first names mean the same: the short forms of the two, one or both, and the formal name they stand for. */
export interface NicknameLink {
  readonly forms: readonly string[];
  readonly formal: string;
}

interface Table {
  readonly formsOf: ReadonlyMap<string, readonly string[]>;
  /** the most common formal name first */
  readonly formalsOf: ReadonlyMap<string, readonly string[]>;
}

let table: Table | null = null;

// Read when first used, so that loading the worker costs nothing.
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
 * The other first names that a person with this first name may use: 'bill' gives william and its other short forms,
 * 'william' all its short forms. Formal names come first. Symmetric, but not transitive: 'al' means albert and alan,
 * but albert does not mean alan.
 *
 * @param key a first name folded by `nameKey`
 * @returns keys without duplicates and without the name itself; empty for a name that is not in the table.
 */
export function namesMeaning(key: string): readonly string[] {
  const { formsOf, formalsOf } = readTable();
  const formals = formalsOf.get(key) ?? [];
  const forms = [key, ...formals].flatMap((name) => formsOf.get(name) ?? []);
  return [...new Set([...formals, ...forms])].filter((name) => name !== key);
}

/** The reason that `namesMeaning` of one key includes the other; null if it does not. */
export function linkNicknames(one: string, other: string): NicknameLink | null {
  const { formsOf, formalsOf } = readTable();
  if (one === other) return null;
  if (formsOf.get(other)?.includes(one)) return { forms: [one], formal: other };
  if (formsOf.get(one)?.includes(other)) return { forms: [other], formal: one };
  const others = formalsOf.get(other) ?? [];
  const formal = formalsOf.get(one)?.find((name) => others.includes(name));
  return formal === undefined ? null : { forms: [one, other], formal };
}
