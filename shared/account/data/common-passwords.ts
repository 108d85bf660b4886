// Common passwords: what attackers try first, most used first, and words of this app and its country. Words are kept without the
// digits and signs that people put around them. From the password list of zxcvbn 4.4.2 (Copyright (c) 2012-2016 Dan Wheeler and
// Dropbox, Inc., MIT licence), its first few thousand, without obscene words, which only makes the list shorter.

/** Lower case. A chunk of its own in the web app: nothing but the check of a new password loads it. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
passphrase passwort motdepasse contrasena asdfghjkl zxcvbnm qwertyuiop gumnut gumnuts invest investing investor
investment australia aussie sydney melbourne brisbane perth adelaide password qwerty dragon baseball football monkey
letmein shadow master mustang superman qazwsx jordan trustno hunter harley asdfgh buster batman soccer tigger charlie
sunshine iloveyou ranger hockey computer starwars pepper klaster zxcvbn freedom princess maggie pass ginger love
cheese summer chelsea dallas biteme matrix yankees corvette austin access thunder merlin secret diamond hello hammer
qwer silver gfhjkm internet samantha golfer scooter test orange cookie maverick sparky phoenix mickey bigdog snoopy
guitar whatever chicken camaro mercedes peanut ferrari falcon cowboy welcome samsung steelers smokey dakota arsenal
boomer eagles tigers marina nascar gateway yellow porsche monster spider diablo hannah bulldog junior london purple
compaq lakers iceman cowboys money banana boston tennis coffee scooby nikita yamaha mother barney brandy chester
oliver player forever rangers midnight chicago bigdaddy redsox angel badboy fender jasper slayer rabbit natasha marine
wizard marlboro raiders prince casper fishing flower jasmine iwantu adidas winter winner gandalf enter ghbdtn golden
cocacola winston madison angels panther blowme sophie asdfasdf toyota tiger canada muffin liverpoo apples abcd pokemon
slipknot qazxsw scorpion qwaszx startrek rainbow razz newyork redskins gemini cameron qazwsxedc florida liverpool
turtle sierra viking booger doctor rocket dolphins captain bandit jaguar packers pookie peaches asdf dolphin helpme
blue theman maxwell qwertyui lovers maddog giants nirvana metallic hotdog rosebud mountain warrior stupid elephant
success bond jackass alexis lucky scorpio samson azerty rush driver freddy gators dexter bubba creative voodoo golf
trouble america nissan gunner garfield asdfghjk apollo eminem legend airborne bear beavis apple brooklyn godzilla
skippy buddy qwert kitten magic shelby beaver phantom asdasd xavier braves darkness blink copper platinum qweqwe
tomcat girls bigboy animal police online voyager lifehack fish sniper trinity blazer heaven lover snowball loveme
bubbles hooters cricket willow donkey topgun nintendo saturn destiny pakistan pumpkin digital sergey redwings explorer
private runner therock guinness lasvegas beatles fire cassie christin celtic andrey broncos babygirl eclipse fluffy
cartman michigan carolina testing alexande birdie pantera cherry vampire mexico buffalo genius montana beer minecraft
maximus flyers lovely stalker metallica doggie snickers speedy bronco paradise yankee horses magnum dreams lacrosse
goober enigma qwertyu scotty pimpin bollocks surfer poohbear genesis star qweasdzxc racing hawaii eagle viper poopoo
einstein drowssap simple badger alaska action jester drummer spitfire forest maryjane champion diesel svetlana friday
hotrod chevy westside security google badass tester shorty thumper hitman mozart reddog lizard ruslan scarface buddha
spirit stargate naruto mercury liberty semperfi suzuki popcorn spooky marley scotland kitty cherokee vikings simpsons
rascal qweasd hummer loveyou michael patches russia jupiter penguin passion vfhbyf honda vladimir sandman passport
raider infinity assman bulldogs fantasy horney domino budlight disney ironman softball brutus redrum bigred mnbvcxz
fktrcfylh karina marines digger kawasaki cougar fireman oksana monday justice super wildcats tinker logitech dancer
swordfis avalon everton alexandr motorola patriots madonna ducati colorado connor juventus galore smooth freeuser
warcraft boogie titanic wolverin elizabet arizona valentin saints asdfg accord christ yfnfif stinky spiderma naughty
chopper extreme skyline poop zombie pearljam froggy awesome vision pirate fylhtq dreamer bullet predator empire kirill
panthers skipper nemesis rasdzv peekaboo rolltide cardinal psycho danger mookie happy chevelle manutd goblue hobbes
vegeta fyfcnfcbz picard windows loverboy victory vfrcbv bambam serega turkey tweety galina hiphop rooster changeme
berlin taurus polina electric avatar maksim raptor alpha hendrix newport brazil spring madmax britney sublime darkside
bigman wolfpack classic hercules ronaldo spiderman blizzard cheyenne cjkysirj wombat pandora holiday wildcat devils
horse alabama caesar pickle shaggy catch leather chronic admin airplane kodiak freepass billybob sunset katana phpbb
chocolat snowman stingray firebird wolves zeppelin detroit pontiac gundam panzer outlaw redhead tarheels greenday
nastya hardon engineer hellfire serenity cobra fireball lickme darkstar flash strike beauty pavilion bobafett dbrnjhbz
bigmac bowling chris ytrewq natali pyramid rulez dodgers apache swimming whynot teens trooper defender precious
packard weasel popeye lucifer cancer icecream raven swordfish presario viktor rockstar blonde james wutang spike pimp
atlanta airforce thailand casino lennon mouse hacker bluebird hawkeye theone catfish sailor goldfish nfnmzyf tattoo
pervert barbie maxima machine trucks wrangler rocks tornado lights cadillac bubble pegasus madman longhorn browns
target eatme microsoft dilbert christia baller shooter xfiles seattle qazqaz cthutq amateur prelude corona freaky
malibu assassin atlantis integra iloveu lonewolf dragons unicorn software bobcat stealth peewee openup srinivas zaqwsx
valentina shotgun trigger veronika bruins coyote babydoll joker dollar lestat rocky hottie random wordpass smiley
sweety snake chipper woody samurai devildog gizmo maddie mistress flipper express hjvfirf moose cessna piglet polaris
teacher montreal cookies wolfgang scully fatboy wicked balls tickle bunny dfvgbh foobar transam pepsi oicu basketba
toshiba hotstuff sunday booty gambit impala stephani jessica lancer knicks shamrock stinger redneck deftones squirt
siemens blaster trucker subaru renegade ibanez manson swinger reaper blondie mylove galaxy blahblah enterpri travel
babylon indiana skeeter sugar ficken smoke bigone sweetpea trfnthbyf marino escort smitty bigfoot babes larisa trumpet
spartan valera asdfghj stormy mister hamlet aardvark marathon paladin cavalier manchester skater indigo hornet
buckeyes indians karate hesoyam toronto diamonds chiefs buckeye highland charger redman passwor maiden drpepper storm
garden pencil sherlock timber thuglife insane pizza jungle jesus aragorn hamster david triumph techno lollol pioneer
catdog fktrctq morpheus pascal hobbit consumer blabla justme stones chrissy spartak goforit burger pitbull adgjmptw
italia barcelona hunting colors kissme virgin overlord pebbles sundance emerald doggy racecar irina element zipper
alpine basket goddess poison sakura chichi huskers ultimate blackie nicola rommel matthew caserta omega geronimo sammy
trojan philips nugget tarzan chicks aleksandr bassman trixie portugal anakin dodger bomber superfly madness loser
fatcat ybrbnf soldier warlock wrinkle desire babe seminole alejandr westham andrei concrete weed ladybug christop
trombone tintin bluesky rhbcnbyf qazxswedc onelove cdtnkfyf vfvjxrf titans stallion truck hansolo smiles beagle panama
kingkong flatron inferno mongoose connect poiuyt snatch qawsed juice blessed rocker snakes turbo bluemoon finger
jamaica mulder beetle passat immortal plastic anthony whiskey dietcoke spunky monitor cactus exigen planet ripper teen
spyder nolimit hollywoo sticky trunks pickles sailing bonehead ghbdtnbr delta charlott rubber molly yomama hongkong
jumper william faster unreal memphis nylons legion sebastia shalom pentium geheim werewolf funtime ferret orion
curious niners cantona sprite philly pirates abgrtyu lollipop eternity boeing sweets cooldude tottenha green jackoff
stocking moomoo martini biscuit drizzt colt fossil makaveli snapper satan maniac salmon patriot verbatim nasty shasta
asdzxc shaved blackcat raistlin punkrock cjkywt waterloo crimson twister oxford musicman seinfeld biggie condor ravens
megadeth wolfman cosmos sharks banshee keeper foxtrot skywalke velvet black sesame dogs squirrel privet sunrise
wolverine legolas grendel ghost cats carrot frosty lvbnhbq blades stardust frog qazwsxed coolio brownie groovy
twilight daytona vanhalen pikachu peanuts licker hershey jericho intrepid ninja lobster goblin punisher strider shogun
kansas amadeus seven jason neptune showtime muscle oldman ekaterina rfrfirf getsome showme obiwan skittles danni
tanker maestro tarheel anubis hannibal newlife gothic shark fighter blues princes slick chaos sabine python mirage
devil clover tequila surfing delete potato chubby panasonic sandiego portland baggins fusion sooners blackdog californ
moscow playtime mature dagger dima stimpy gangster warriors iverson chargers byteme swallow liquid dingdong nymets
cracker mushroom crusader bigguy miami dkflbvbh bugger nimrod tazman stranger newpass doodle powder gotcha guardian
dublin slapshot septembe milano grizzly knights photos nookie charly rammstein brasil scruffy munchkin poopie kittycat
latino walnut thegame kolobok picasso robert barcelon bananas trance auburn coltrane goodluck starcraft wheels parrot
postal blade wisdom pink gorilla katerina andrew shaney dumbass osiris oakland discover lonestar bingo meridian ping
heather dookie stonecol megaman rjntyjr ledzep lowrider richard firefly griffey racerx paradox ghjcnj gangsta tacobell
weezer sirius halflife buffett shiloh vertigo sergei aliens sobaka keyboard kangaroo sinner bonjour socrates chucky
hotboy sprint sarah scarlet celica shazam formula sommer trebor qwerasdf jeep mailcreated bollox rebels vacation
lexmark penguins ragnarok tempest vfhecz tacoma qwertz colombia flames rockon duck prodigy wookie dodgeram mustangs
sithlord smoker server incubus scoobydo oblivion molson kitkat titleist rescue zxcv carpet bigballs tardis jimbob
xanadu blueeyes shaman mersedes pooper golfing hearts mallard kenwood patrick dogg oracle nuttertools topper shemale
sleepy gremlin yourmom printer monkeys peterpan mikey kingston cooler jimbo asterix freckles birdman frank defiant
stud blondes tatyana aspirine mariners jackal deadhead katrin anime rootbeer frogger polo hallo noodles thomas parola
shaolin celine plymouth creampie justdoit ohyeah fatass amazon kisses magnus camel nopass bosco putter champs massive
spidey lightnin camelot letsgo gizmodo aezakmi bones caliente goodtime thankyou brucelee redalert aquarius catherin
smokin pooh mypass astros roller porkchop sapphire kevin beckham atomic rusty vanilla qazwsxedcrfv kaktus cxfcnmt
blacky elvis aggies blackjac scream iforgot power kasper slappy veritas chevrole amber vader amsterdam jammer primus
spectrum eduard granny sasha clancy avenger simba smudge scrappy labrador john syracuse front falcons husker candyman
commando gator pacman pancho krishna fatman clitoris pineappl barkley vulcan punkin boner celtics monopoly flyboy
romashka hamburg lick area spartans tricky snuggles drago homerun vectra homer hermes topcat cuddles infiniti cosworth
goose ivanov bossman qawsedrf peugeot exigent doberman durango brandon plumber telefon horndog laguna rbhbkk dawg
webmaster breeze beast beefcake leopard redbull oscar topdog godsmack theking pics speaker viktoria bowler starbuck
gjkbyf valhalla anarchy blacks herbie kingpin starfish nokia loveit achilles labtec fitness brando bull kicker napass
desert sailboat bohica tractor hidden muppet jackson jimmy terminator phillies terror farside swingers legacy frontier
doughboy jrcfyf tuesday sabbath daniel nebraska homers qwertyuio azamat fallen agent striker camels iguana looker
pinkfloy moloko dannyboy luckydog pistol whocares charmed skiing select franky puppy daniil vladik vette vfrcbvrf
ihateyou nevada moneys vkontakte mandingo puppies mystic zidane kotenok dilligaf budman bunghole zvezda triton
golfball technics trojans panda laptop rookie aberdeen gustav jethro enterprise igor filter hurrican rfnthbyf lespaul
butch dthjybrf excalibu nofear momoney possum cutter oilers moocow cupcake gbpltw splash svetik soleil bogdan melissa
vipers babyboy tdutybq lancelot ccbill keystone flamingo firefox dogman vortex rebel noodle zaphod killme coolman
danila designer skinny kamikaze deadman gopher doobie warhammer deeznuts freaks engage steve poncho hammers azsxdc
dracula sassy boots deskjet macdaddy mighty manchest sterlin casey meatball mailman sinatra cthulhu bubbas cartoon
bicycle truelove sentinel tolkien breast capone lickit summit peter daisy crazy jamesbon texas sonic billyboy redhot
microsof microlab daddy rockets iloveyo fernand gordon danie cutlass polska titties pantyhos thekid aikido gofish
mayday coke anfield sony lansing smut scotch catman hustler saun dfkthbz jenny azsxdcfv cheers irish gabrie tinman
orioles charlton fortuna airbus rustam xtreme bigmoney zxcasd retard grumpy huskies boxing kelly ultima warlord fordf
oranges rotten asdfjkl superstar denali sultan bikini saratoga thor figaro sixers wildfire vladislav sparta mayhem
greenbay chewie music number cancun fabie mellon poiuytrewq cloud crunch bigtime piccolo bigbird billy mojo maradona
sandro bizkit rjirfrgbde rightnow hyperion treasure meatloaf armani rovers jarhead cruise coconut dragoon utopia
davids cosmo rfhbyf reebok charli giorgi sticks sayang exodus anaconda zaqxsw illini woofwoof emily sandy packer
poontang govols jedi tomato beaner cooter creamy lionking albatros poodle kenworth dinosaur greens goku happyday
eeyore tsunami cabbage memorex chaser bogart tommy volley whisper knopka ericsson walleye katie chickens tyler corrado
twisted zorro clemson zxcasdqwe tootsie milana zenith fktrcfylhf shania frisco polniypizdec crazybab junebug fugazi
rereirf vfvekz sausage vfczyz koshka clapton justin anhyeuem condom fubar hardrock skywalker tundra gringo canon
vitalik aspire stocks applepie arjay pillow sparkle gmoney rockhard samiam everest hellyeah skorpion rfrnec hedgehog
australi candle slacker voyeur jazzman bobby wolfie vfksirf fright yosemite temp karolina fart barsik surf cheetah
baddog deniska starship bootie milena hithere kume greatone dildo cent albion amanda midget lion maxell cyclone nikola
bonsai kenshin slider balloon roadkill killbill jerkoff dinamo tekken rambler goliath cinnamon malaka backdoor fiesta
rastaman fletch stefano artemis calico nyjets damnit robotech duchess rctybz hooter keywest mechanic pingpong operator
presto sword rasputin bristol shado amsterda wibble carrera alibaba majestic ramses duster route trident clipper
steeler wrestlin divine kipper gotohell kingfish passwords pompey viagra spurs lineage oleg macross pooter brian
charles slave jokers yzerman swimmer solnce seamus lolipop pupsik ivanova matador ktyjxrf subway cinder vermont chico
florian magick guiness allsop ghetto typhoon dfkthf depeche skydive dammit seeker crysis umbrella snoopdog critter
theboss ding splinter cyclops jayhawk caramel underdog caveman onlyme feather hotshot renault george pippen floppy
megapass usmc kickass great quattro wassup helloo nicole chivas shannon bullseye java fishes blackhaw jamesbond
tunafish juggalo dkflbckfd translator beanie alucard supersta magicman ashley cohiba xbox caligula facial dfktynbyf
cigars fang klingon safari looser deepthroat malina tazmania gonzo goalie jacob monaco cruiser misfit tommyboy sharky
vfhufhbnf horizon absolut brighton death kungfu maxx forfun mamapapa budweise banker getmoney kostya bigbear vector
fallout nudist gunners royals chainsaw scania trader blueboy walrus eastside kahuna steph cypress champ undertaker
ybrjkfq europa snowboar sabres moneyman chrisbln minime nipper groucho whitey viewsonic penthous wolf fabric flounder
coolguy whitesox passme smegma skidoo thanatos snapple dalejr mondeo thesims mybaby panasoni sinbad thecat topher
frodo sneakers alfa taylor ghjcnjnfr olivier cyber titanium jabroni dang hambone intruder holly gargoyle sadie static
poseidon studly newcastl poppy johannes danzig beastie musica buckshot sunnyday adonis bluedog bonkers chrono compute
spawn smelly wapbbs goldstar quantum pisces boomboom gunnar nike multiplelo custom motherlode westwood usnavy daewoo
korn stereo sasuke sunflowe watcher dharma babyblue marius walmart snoop starfire paintbal knickers aaliyah lokomotiv
theend sapper rover scanner racer zeus doogie bayern joshua newbie scott losers droopy outkast martin dodge wasser
ufkbyf rjycnfynby thirteen hotred deejay jessic philippe scout cubbies havefun magpie fghtkm avalanch pudding leonid
harry audia bimmer idontknow vfvfgfgf aleksey builder zerocool godfather mylife donuts allmine redfish sascha nitram
bounce smokes rodman stunner zxasqw hoosier hairy beretta insert rtyuehe francesc tights micron quartz gegcbr searay
jewels bogey paintball celeron padres bing syncmaster ziggy simon beaches prissy diehard mittens aleksandra queens
biggles thongs southpark artur twinkle gretzky rabota cambiami monalisa gollum chuckles gladiator whisky spongebob
mazafaka meathead barefoot cfitymrf bigass kosmos blessing titty clevelan terrapin johnboy maggot clarinet deeznutz
stumpy stoney footbal traveler volvo bucket snapon pianoman hawkeyes futbol casanova tango goodboy scuba honey warthog
mustard nickel meowmeow boricua prophet sauron qwas reefer andromeda crystal goofy loco triangle whatsup mellow
bengals maste sunshin smeghead hokies sting welder rambo cerberus rockford monke goldwing gabriell buzzard crjhgbjy
rainman groove tiberius purdue hayabusa shou jagger diver zigzag poochie usarmy phish redwood redwing salamander
sputnik ripple eternal thegreat allstar slinky gesperrt mishka whiskers pinhead overkill sweet rhfcjnrf montgom
sersolution jamie starman proxy swords nikolay bacardi rasta badgirl rebecca wildman penny spaceman logan hacked
helmet windsor buffy runescape trapper banane dbrnjh ripken frisky shun fester oasis lightning cicero kool pony thedog
megatron illusion edward napster squash roadking woohoo hoosiers tracker bagira midway leavemealone menace rachel feng
laser stoned realmadrid balloons tinkerbell maria pobeda heineken sonics moonlight optimus comet orchid jaybird
kashmir chuang chunky peach mortgage rulezzz saleen chuckie zippy gsxr doghouse maxim reader shai buddah benfica chou
salomon meister eraser blackbir bigmike starter pissing angus deluxe mian seahawks godfathe bookworm gregor intel
talisman blackjack babyface hawaiian dogfood zhong sancho ludmila medusa mortimer roadrunn stalin handyman alphabet
pizzas calgary clouds cgfhnfr cubswin gong lexus missy michae beautifu pacers buddie chinook heckfy dutchess sally
breasts beowulf darkman jenn tiffany zhei quan satana shang idontkno smiths puddin teddybea valkyrie passwd chao
boxster yoda cheater inuyasha wareagle foryou dragonball mermaid bhbirf teddy misty delphi gromit sponge qazzaq fytxrf
gameover diao sergi beamer beemer kittykat rancid manowar adam diggler assword wishbone gonavy fisting thedude
sinister venera novell salsero jayden linda vedder redline lust jktymrf dfcbkbq chrome gamecube titten cong bella leng
eureka banner lakota mustafa preacher hotbox playstation claymore electra checkers zheng qing armagedon wrestle
svoboda bulls nimbus alenka madina onetime bartman silverad electron skylar rhtdtlrj gobucks johann milkman camper
thunderb jammin davide cheeks goaway lighter claudi thumbs pissoff ghostrider cocaine teng squall lotus hootie
blackout doitnow subzero pothead skate peng antoni neng miao bcfields marika musashi tulips nong piao chai ruan
southpar mandarin ninjas cannabis jetski xerxes zhuang kleopatra bilbo pinky morgan dieter tottenham quest yfnfkmz
dirtbike mango ipswich iamgod tdutybz modena qiao slippery bluefish samtron toon iscool petrov fuzzy zhou mollydog
deng pheonix zhun ghblehjr othello starcraf sanfran cameltoe badman vasilisa jiang luan sveta akira chuai cheech
beatle pickup paloma caravan elizaveta gawker banzai mullet seng bearcat flexible farscape borussia zhuai templar
toolman yfcntymrf chloe xiang guai nuggets mantis slim fyutkbyf thedoors zappa fergie huai asdfzxcv sunflower deadpool
bigtit lassie skyler gatorade carpedie jockey mancity spectre artemka reng iomega jing moritz spice rhino spinner
heater zhai hover talon grease qiong corleone ltybcrf tian hippie chimera ting alex corsair sonoma aaron bacchus
webmaste chuo chrysler artem shei cosmic deutsch gabriel oceans binladen latinas speedo merlot millwall ceng kotaku
jiong dragonba stonecold snuffy hellos blaze slapper istanbul bonjovi babylove mazda bullfrog phoeni meng nomore
bobdylan capslock zaraza teddybear ntktajy myname rong wraith mets niao smokie chevrolet dialog gfhjkmgfhjkm dotcom
vadim monarch athlon hamish pian liang coolness chui thoma ramones ciccio chippy eddie house ning marker cougars
jackpot barbados reds pdtplf knockers cobalt amateurs napoli kilroy pulsar jayhawks daemon alexey weng shuang shiner
eldorado soulmate mclaren andromed duan shuo kakashka syzygy yeahbaby qiang netscape fulham gooner zhui laurent
halifax freeway carlitos eastwood microphone persik coldbeer geng nuan danny fgtkmcby entropy gadget sophi baggio
carlito specialk piramida suan bigblue salasana hopeful mephisto bailey hack annie generic violetta spencer arcadia
hondas trainer jones smashing liao iceberg snooker zang matteo fastball bamboo shutup astro buddyboy nikitos redbird
kuai kissmyass sahara radiohea wildcard patric plasma heynow bruno shao bigfish misfits sheng testpass nanook cygnus
licking slavik pringles xing submit dundee tiburon pinkfloyd yummy shuai guang chopin obelix insomnia stroker lazarus
jorda homerj sleeper darklord cang tripod magician jelly telephon vsjasnel pasword pavlov homeboy amigo brodie
budapest yjdsqgfhjkm reckless pang mason orient zong cdtnbr maksimka bushido taxman giorgio sphinx kazantip concorde
verizon lovebug georg seadoo jiao jezebel pharmacy abnormal jellybea maxime puffy islander bunnies jiggaman drakon
pluto zhjckfd classics crusher mordor hooligan strawberry scrabble cthtuf premium arrow ramrod tootie rhjrjlbk bounty
niang goat sweetnes masamune hemi corolla mariposa hjccbz doomsday bummer zhao bird excalibur samsun kirsty kfhbcf
zhuo marcello ozzy dynamite lollypop stepan spiker goirish callum moonbeam attila henry lindros andrea sporty lantern
nextel violin volcom water imation inspiron dynamo citadel placebo clowns tiao tripper dabears haggis anthrax amerika
iloveme vsegda burrito bombers snowboard forsaken katarina woofer fullmoon spock sausages stanislav cobain robotics
exotic senators pumpkins fergus asddsa windsurf reddevil vfitymrf nevermind nang woodland mick shui wingman superb
zuan ganesh pecker zephyr anastasiya larry broker zalupa mihail vfibyf dogger paddle varvara schalke presiden tuning
poopy concord vanguard stiffy rjhjktdf felix wrench firewall boxer popper temppass gobears cuan tipper kamila thong
bigcat sowhat digimon rang jingle bian uranus soprano mandy dusty fandango aloha postman dogcat bombay onetwo highheel
pippo julie laura pepito beng stylus stratus reload duckie karen krusty snappy electro kuang fishin clit abstr
christma qqqqq carnage guyver boxers kittens zeng toaster cramps yugioh icehouse pineapple namaste harrypotter mygirl
earnhard spikes nutmeg dogboy softail mypassword prowler bigboss harvest heng jubilee killjoy basset keng zaqxswcde
biao titan robot wifey kidrock gameboy enrico arrows havana chriss platypus cindy lumber pinball foxy superma longbow
radiohead spongebo abrakadabra chillin niceguy pistons hookup santafe bigben jets mankind viktoriya beardog reddwarf
magelan longjohn jennife gilles carmex stasik bumper doofus slamdunk pixies garion steffi alessandro beerman niceass
honolulu visa johndeer windmill boozer oatmeal aptiva delight tasty bergkamp badgers guitars puffin nikki irishman
miller zildjian airwolf magnet anai install astra romans megan mudvayne freebird muscles dogbert snowflak mang joseph
nygiants playstat vjcrdf webhompas giraffe pelican jefferso comanche bruiser monkeybo kjkszpj micro albany epsilon
aladin hounddog josephin altima chilly ultra gasman thisisit pavel idunno kimmie paulie ballin medion moondog manolo
pallmall climber fishbone toffee tbone clippers krypton jerry picturs compass sairam getout cobras bigblock severin
booster norwich whiteout ctrhtn hewlett shocker chase white versace basebal bluebell anthon stubby foreve undertak
werder saiyan mama medic chipmunk mike mazdarx bowwow kjrjvjnbd celeb choochoo demo lovelife colnago lithium welcom
anastasi fidelio franc roadster stone drifter hookem hellboy sinned good gypsy zebra zachary toejam buceta redfox
highbury koroleva nathan washingt vintage redbaron dalshe mykids macbeth julien krasotka pipeline tatarin sensei
codered komodo frogman juicy redrose pigeon tkbpfdtnf smirnoff spam flyfish moskva fukkc olesya starligh fishhead
azazel scoobydoo cabron yogibear sheba konstantin tranny chilli terminat ghbywtccf slowhand seagull achtung blam
bigbob bdsm nostromo survivor cnfybckfd lemonade rober irinka itsme zodiac upyours dinara sunny chiara johnson
solitude habibi sushi markiz rockies catwoman johnny bearcats username wanderer sigma stephen paradigm flanker sanity
jsbach spotty bologna fantasia chevys borabora gtnhjdbx sundevil gagging maggi armstron yfnfkb revolver madcat jeremy
volkswag corndog pool piggy sissy sunfire angelus undead wildbill shinobi cleopatr lasvega hornets amorcit coventry
destin sidekick gbhfvblf sneaky nfytxrf sekret kalina zanzibar hotone qazws wasabi heidi highlander hitachi paolo
tinkerbe kieran boiler bluesman waffle threesom conan reflex nautilus everlast fatty cyborg birddog rubble skyhawk
joebob woodie longdong lamer troll ghjcnjgfhjkm boating nitro armada messiah americ redeye asdqwe monty goten spikey
sonata tokiohotel sonyericsson citroen umpire belmont jonny palmtree fenway bighead razor gryphon andyod aaaaa taco
enterme malachi dogface reptile dindom handball marseille candy torino tigge matthias viewsoni stinker evangelion
rampage sandrine thecrow astral sprinter seabee shibby fearless junkie aramis antelope draven eggman barselona
fyfnjkbq nancy sluggo kille hotties irishka shamus fairlane honeybee fantomas gladiato karachi gambler gordo biatch
matthe papito excite bobdole cheshire thewho mentor tomahawk brown bismillah bigpoppa ijrjkfl runaway skibum studman
helper squeak holycow manfred harlem glock gideon margarit medved lambda pasadena johngalt quasar coldplay amand playa
bigpimp capricorn elefant sweetness bruce luca dominik biker datsun elcamino trinitro malice audi carpente mario
glamour diaper asimov callisto nikolai pebble vendetta boytoy cayman zippo yamahar wildwood foxylady calibra dungeon
leedsutd bestbuy antares dominion skillet enforcer derparol mingus remingto giggles klaste coolcat megane synergy
macman iforget adgjmp vjqgfhjkm rfvfcenhf rogue mamamia carnival bolitas paris dmitriy dimas papillon knuckles hola
tophat cutiepie devo ducks ghjuhfvvf freefall parol zarina buste vitamin warez bigones baritone jamess twiggy mischief
hetfield dontknow grinch calimero letmei acmilan alexandre whiteboy bigdawg cygnusx zoloto firefigh blowfish screamer
lfybbk chelse auditt pizdec kojak kfgjxrf slugger kordell swinging rockie dimples trucking roger marijuana kerouac
paco thecure keepout kernel noname francisc bozo obsidian spud tabasco jaguars dfktynby kokomo popova notused sevens
magneto roswell lakeside aspen little loki strawber carlos nokian dirty joshu advent slimshady whistler stryker
blueball ksusha bahamut robocop impreza prozac bookie bricks alice cassandr ever korova paramedi salope darkangel
nomad smackdow yoyoma argentin moonligh bootys hardone capricor galant dkflbr magpies krolik cevthrb cheddar bigbooty
qwedsa duffman bukkake acura johncena cherries asgard leopold mopar lalakers dogpound crusty spanner kestrel fenris
universa peachy assasin lemmein eggplant hejsan canucks wendy aikman tupac turnip godlike fussball april django
petrova vincent ratman taekwondo chocha serpent perfect capetown vampir amore gymnast timeout nbvjatq ksenia nazgul
budweiser clutch mariya sylveste beaker marseill magellan vehpbr jktxrf southpaw seneca camden camero tenchi johndoe
roofer vlad fktyrf wingnut wolfpac notebook pufunga goodgirl redhat challeng millenium hoops maveric gaell onion
olympus sabrina ricard sixpack gratis gagged camaross hotgirls flasher goldfing moonshin gerrard volkov mandrake
tracer asians susan helmut boater dogwood randy aries beach marcius navigator goodie hellokitty fkbyjxrf earthlink
lookout jumbo opendoor stanley marie ashle wormix murzik lakewood bluejays loveya commande peppe goth oreo slammer
rasmus faith knight redskin ironmaiden gotmilk dejavu midnite timosha espresso delfin toriamos oberon ceasar markie
vjkjrj daddyo dougie disco auggie lekker start noway saigon capecod qazxcv beater bremen aaasss roadrunner peace
platon bordeaux vbkfirf supernov optimist vanessa ilovegod nightwish alchemy bimbo richar hattrick hott solaris proton
nevets enternow amigos ambers lenochka shag intercourse spiral tosser ilove cowgirl canuck munch spoons waterboy
evgeniy savior zasada redcar mamacita terefon globus doggies htubcnhfwbz cuervo suslik azertyui limewire houston
stratfor steaua coors stigmata derf klondike patrici marijuan hardball odyssey nineinch beezer sandr charon vauxhall
reggae boulder funstuff iriska krokodil rfntymrf sterva bball peeper toolbox cabernet sheepdog pigpen holein lhfrjy
banan dabomb natalie jennaj joecool funky steven ringo junio qqqwww baltimor footjob geezer mash cashmone pancake
monic grandam bongo yessir gocubs nastia vancouve barley watford ilikepie laddie hairball toonarmy pimpdadd cvthnm
hunte davinci lback firenze bonanza elway daman strap azert wxcvbn afrika theforce idefix wolfen houdini scheisse
default beech maserati sigmachi dylan eskimo mizzou riccardo egghead kronos ghbrjk jomama rfhnjirf rodeo dolemite cafc
nittany pathfind mikael vqsablpzla purpl gabber modelsne myxworld hellsing punker rocknrol fishon lolol 123qweasdzxc
1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y mailcreated5240 123456qwerty qwerty123456 polniypizdec0211 sojdlg123aljg
123456654321 qazwsxedc123 zxcasdqwe123 ghhh47hj7649 123456789qwe 1qazxsw23edc qweasdzxc123 123456789987654321
112233445566 chickenwing101 1qaz2wsx3edc4rfv newproject2004 123456789123 domainlock2005 hd764nw5d7e1vb1 zaq1xsw2cde3
123456789abc admin18533362 23176djivanfros 123456789qwerty 1111111111zz 123456789qaz 541233432442 12345678900987654321
password1234 010203040506 lost4815162342 102030405060 combat123654 qwerty123456789 devilmaycry4 89231243658s
123456789qqq jamesbond007 4815162342lost 123123qweqwe 1234567890qw 1234qwerasdf 123qwe456rty asdfghjkl123
qwertyuiop123 saun24865709 q1w2e3r4t5y6u7 1qa2ws3ed4rf 123456789zxc polniypizdec110211 12345678987654321 playstation3
31217221027711 q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu 1234567890qwe lhbjkjubz2957704 12qw34er56ty 1qazxsw23edcvfr4
159753456852 123456782000 christopher1 minecraft123 boy4u2ownnyc an83546921an13 1234567890zzz abc123456789
auckland2010 123321qweewq 32615948worms 742617000027 nemvxyheqdd5oqxyxyzi 012345678910 41d8cd98f00b nhfdvfnjkju123
01telemike01 p030710p$e4o playstation2 123456789101 1234567890qaz 1a2s3d4f5g6h 89876065093rax 1234567qwertyu
1234qwerasdfzxcv 111222333000 q1w2e3r4t5y6u7i8o9p0 maprchem56458 warhammer40k 1234567890qwerty 1234567890987654321
qwertyuiop10 qazxswedc123 iampurehaha2 zxcvbn123456 123321456654 59382113kevinp rfnthbyf1988 1qa2ws3ed4rf5tg
qwertyuiop12345 stickdaddy77 asdfgh123456 123456789asd 1234567887654321 1234567892000 014702580369 qaz123wsx456
123456789qwer 111222333444555 123456789000 122333444455555 zxcvbnm123456789 paraklast1974 minnesota_hp 123qwerty123
a1s2d3f4g5h6 z1x2c3v4b5n6m7 qwertyuiop12
`
    .trim()
    .split(/\s+/),
)
