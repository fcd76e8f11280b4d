/**
 * English names of drawings where the sources have none or a wrong one: before the bar what the drawing is, behind it what it stands for as
 * the nearest. Translations follow from the synsets of these words.
 */
export const names = `
dog: dog, doggy, canine, hound, mutt, puppy | wolfhound, corgi, husky, chihuahua, dachshund, shiba inu, shiba, terrier, retriever, golden retriever, labrador, bulldog, beagle, pug, collie, german shepherd, coyote, jackal, hyena, dingo, anubis
cat: cat, kitten, kitty, tabby, feline | siamese, persian cat, lynx, cougar, panther, cheetah, jaguar, bobcat
horse: horse, stallion, mare, pony, foal, steed | mule, pegasus
horse-face: horse head
bear: bear, grizzly, brown bear, bear cub, grizzly bear | wombat, tapir
raccoon: raccoon, racoon | tanuki, red panda, lemur, ferret, weasel, mongoose, aardvark, anteater
panda: panda, giant panda
monkey: monkey | ape, chimpanzee, chimp, baboon, macaque
gorilla: gorilla | king kong, sasquatch, bigfoot, yeti
beaver: beaver | capybara, marmot, platypus, groundhog, gopher
hamster: hamster | guinea pig, gerbil, hamster wheel
rabbit: rabbit, bunny, hare
rabbit-face: bunny face, easter bunny
chipmunk: chipmunk, squirrel
hedgehog: hedgehog, porcupine
llama: llama, alpaca
owl: owl, barn owl
bird: bird, sparrow, robin, songbird | hummingbird, finch, pigeon, seagull, gull, bluebird, cardinal, ostrich, emu, kiwi bird, pelican, toucan
parrot: parrot, macaw, cockatoo, parakeet
blackbird: blackbird, raven, crow
eagle: eagle, hawk, falcon | vulture, condor, griffin
duck: duck, duckling, mallard
rooster: rooster, cock
chicken: chicken, hen
baby-chick: chick
fish: fish, trout, carp, salmon, tuna | cod, piranha, swordfish, barracuda
tropical-fish: tropical fish, goldfish, clownfish, angelfish
spouting-whale: whale, blue whale, orca, killer whale
crocodile: crocodile, alligator
lizard: lizard, gecko, iguana | chameleon, salamander, newt, komodo dragon
t-rex: dinosaur, t-rex, tyrannosaurus, tyrannosaurus rex | godzilla, stegosaurus, triceratops
sauropod: sauropod, brontosaurus, brachiosaurus, diplodocus
dragon: dragon, chinese dragon | sea monster, serpent, hydra, wyvern
snake: snake, cobra, python, viper, rattlesnake
honeybee: bee, honeybee, bumblebee, wasp
bug: bug, caterpillar, centipede
lady-beetle: ladybug, ladybird
beetle: beetle, insect
butterfly: butterfly | moth, dragonfly
cricket: cricket, grasshopper, locust | praying mantis
spider: spider, tarantula
octopus: octopus, kraken
leopard: leopard, cheetah, jaguar
lion: lion | lioness, puma
ewe: sheep, lamb, ewe
deer: deer, stag, reindeer, fawn, doe, buck | antelope, gazelle, elk, impala
moose: moose, elk
water-buffalo: buffalo, water buffalo
ox: ox, bull
goat: goat, billy goat
deciduous-tree: tree, oak, oak tree, maple tree, apple tree, elm, willow, forest tree | branch, treetop, bonsai, trunk of a tree, magnolia, banyan
evergreen-tree: evergreen, pine tree, fir tree, fir, pine, spruce, conifer, redwood, sequoia
palm-tree: palm tree, palm, coconut tree
potted-plant: plant, potted plant, houseplant, flower pot, flowerpot | fern, bush
seedling: seedling, sprout | grass blade
herb: herb, leaf, leaves
leaf-fluttering-in-wind: foliage
fallen-leaf: fallen leaves, autumn leaves
cactus: cactus, saguaro
blossom: flower, daisy, marigold, wildflower | petunia, dandelion, orchid, iris flower, lily
white-flower: white flower
bouquet: bouquet, bunch of flowers, flowers
rose: rose, roses
cherry-blossom: cherry blossom, cherry blossoms, sakura
lotus: lotus, water lily
tulip: tulip, tulips
four-leaf-clover: clover
automobile: car, auto, automobile, sedan, coupe, porsche, bmw, beetle car | limousine, convertible, tesla, hatchback, station wagon, hot rod
racing-car: race car, racing car, sports car, formula one car, f1, f1 car, formula 1, ferrari, lamborghini | corvette, mclaren
sport-utility-vehicle: suv, jeep, van, minivan
minibus: minibus, camper van, vw van, camper, volkswagen van, vw bus | rv, motorhome, food truck, ice cream truck
pickup-truck: pickup truck, pickup, truck
delivery-truck: delivery truck, lorry | garbage truck, dump truck, moving van
articulated-lorry: semi truck, semi-truck, trailer truck, semi
motorcycle: motorcycle, motorbike, harley
motor-scooter: scooter, moped, vespa
bicycle: bicycle, bike | tricycle, unicycle
airplane: airplane, plane, aeroplane, jet, airliner, boeing 747 | fighter jet, spitfire, f-16, drone, glider, biplane, jet plane, concorde
small-airplane: small plane, propeller plane, cessna, seaplane
helicopter: helicopter, chopper
rocket: rocket, rocket ship, spacecraft, space shuttle, spaceship | missile
flying-saucer: ufo, flying saucer
ship: ship, ocean liner, tanker, battleship | aircraft carrier, submarine, warship, destroyer
passenger-ship: cruise ship, titanic
sailboat: sailboat, sailing boat, yacht, boat, sailing ship | pirate ship, galleon, schooner, viking ship, gondola, longship, barque
speedboat: speedboat, powerboat
canoe: canoe, kayak, rowboat, rowing boat | raft
locomotive: locomotive, steam locomotive, steam engine, steam train
train: train | subway train, freight train
high-speed-train: bullet train
metro: subway
tractor: tractor | bulldozer, excavator, harvester, backhoe
house: house, home, cottage | mansion, villa, bungalow, farmhouse, lodge, cabin
hut: hut, shack, log cabin, cabin | igloo, treehouse, tree house, shed, barn
derelict-house: haunted house, ruin, ruins
office-building: office building, skyscraper, tower block, building | tower, empire state building, burj khalifa, apartment building, high-rise
cityscape: skyline, city
castle: castle, fortress, neuschwanstein | palace, kremlin, disneyland
japanese-castle: japanese castle, pagoda
classical-building: temple, parthenon, museum, greek temple | capitol, white house, supreme court, monument, library, lincoln memorial, courthouse
statue-of-liberty: statue of liberty
tokyo-tower: tokyo tower, eiffel tower | radio tower, tower, oil rig
moai: moai, statue, sculpture, easter island head, bust | mount rushmore, sphinx, carving
mosque: mosque, taj mahal | dome, hagia sophia, sydney opera house
church: church, chapel, cathedral | abbey, notre dame, monastery
stadium: stadium, colosseum, coliseum, arena
bridge-at-night: golden gate bridge
ferris-wheel: ferris wheel, millennium wheel, london eye
fountain: fountain
tent: tent | teepee, yurt
factory: factory, power plant | refinery, warehouse
school: school, college, university
volcano: volcano, lava
snow-capped-mountain: mountain peak, everest
mount-fuji: mount fuji
sun: sun | star in the sky, solar
crescent-moon: moon, crescent
full-moon: full moon
ringed-planet: planet, saturn | jupiter, mars, venus, neptune, mercury, uranus, pluto
globe-showing-americas: earth, globe, world | planet earth
milky-way: galaxy, milky way, universe, nebula | cosmos, black hole
comet: comet, meteor | asteroid, meteorite
high-voltage: lightning, lightning bolt, thunderbolt | thunder, electricity, energy, power
cyclone: cyclone, hurricane, typhoon, spiral | vortex, whirlpool
tornado: tornado, twister
water-wave: wave, waves | ocean, sea, surf, tsunami, tide, the great wave off kanagawa, great wave
droplet: droplet, drop, water drop | water, liquid, dew
sweat-droplets: splash
cloud: cloud, clouds
dashing-away: wind gust, puff of smoke, smoke
rock: rock, stone, boulder, pebble | meteorite, granite, asteroid, cliff
brick: brick, bricks
wood: log, logs, firewood, lumber | plank, stump, timber
fire: fire, flame, flames, campfire, bonfire | fireplace, furnace, torch, blaze, explosion, burning
steaming-bowl: bowl of ramen, ramen, bowl of pho, pho, noodles, noodle soup, bowl of soup, bowl of noodles, soup | udon, miso soup, stew, chowder, gumbo, chili
pot-of-food: pot of food, stew pot, bowl of stew, fondue pot | cauldron, casserole, pot, saucepan
bowl-with-spoon: bowl with spoon, cereal, bowl of cereal | porridge, oatmeal, pudding
shallow-pan-of-food: paella | wok, skillet
cooking: frying pan, fried egg, fried eggs, omelette | pan, skillet, scrambled eggs
green-salad: salad, green salad | lettuce salad, greens, coleslaw
spaghetti: spaghetti, pasta | linguine, lasagna, macaroni
curry-rice: curry, curry rice | risotto, biryani
cut-of-meat: steak, meat, beef | pork, ham, wagyu
poultry-leg: chicken leg, drumstick | fried chicken, roast chicken
meat-on-bone: meat on bone | ribs, barbecue
sandwich: sandwich | panini, sub, club sandwich, blt, toast sandwich
bread: bread, loaf, loaf of bread, toast | slice of toast, sourdough, bun
birthday-cake: birthday cake, cake
shortcake: slice of cake, cheesecake | tiramisu
pie: pie, tart, apple pie | quiche
doughnut: donut, doughnut
cookie: cookie, biscuit
french-fries: fries, french fries, chips | potato chips, home fries
cheese-wedge: cheese, wedge of cheese
custard: jello, flan, jelly, pudding
hot-beverage: coffee, cup of coffee, tea, cup of tea, espresso, latte, cappuccino, hot chocolate, cocoa, mug of coffee | latte art, mocha, teacup
teacup-without-handle: green tea, matcha | cup of tea
teapot: teapot | kettle, jug, pitcher, coffee pot, watering can, samovar
beverage-box: juice box | milk carton
tropical-drink: cocktail, tropical drink, piña colada | smoothie, lemonade, orange juice
wine-glass: wine, glass of wine, wine glass, red wine | goblet, chalice
cocktail-glass: martini, margarita
tumbler-glass: whiskey, whisky, glass of whiskey | glass, tumbler, drinking glass, glass of water, water glass
beer-mug: beer, mug of beer, pint | ale, lager
clinking-beer-mugs: beers, cheers
bottle-with-popping-cork: champagne, wine bottle, bottle of wine, bottle | beer bottle
baby-bottle: baby bottle
glass-of-milk: milk, glass of milk
cup-with-straw: soda, cola, coke, milkshake | soft drink, cup with straw, iced coffee
bubble-tea: bubble tea, boba, cup of boba
soft-ice-cream: ice cream cone, soft serve, ice-cream cone
ice-cream: ice cream, sundae | gelato, frozen yogurt
honey-pot: honey, honey pot
jar: jar, jam, jam jar | vase, mason jar, pickle jar
amphora: amphora, vase, urn | pottery, pot, clay pot, porcelain
fork-and-knife: fork, fork and knife, cutlery
fork-and-knife-with-plate: plate, dinner plate, dish, dinner | meal, platter, lunch, feast, tray
spoon: spoon | ladle, wooden spoon
kitchen-knife: knife, kitchen knife | machete, cleaver
red-apple: apple, apples, red apple
green-apple: green apple
tangerine: orange, orange fruit, tangerine, mandarin, clementine, oranges
grapes: grapes, grape
blueberries: blueberries, blueberry | blackberry, acai
strawberry: strawberry, strawberries | raspberry
cherries: cherry, cherries | cranberry
mango: mango | papaya
lemon: lemon
kiwi-fruit: kiwi, kiwi fruit
bell-pepper: bell pepper, pepper, green pepper, paprika
hot-pepper: chili pepper, chilli, jalapeno
eggplant: eggplant, aubergine
leafy-green: lettuce, cabbage, kale, bok choy | spinach, celery
broccoli: broccoli | cauliflower
cucumber: cucumber, pickle | zucchini
ear-of-corn: corn, maize
onion: onion | leek, shallot
garlic: garlic
pizza: pizza, slice of pizza, pizza slice
hamburger: burger, hamburger, cheeseburger
salt: salt, salt shaker | pepper shaker
guitar: guitar, electric guitar | bass guitar, ukulele, mandolin, lute, sitar
violin: violin, fiddle | cello, viola, double bass
trumpet: trumpet | trombone, tuba, bugle, horn
saxophone: saxophone | clarinet, oboe
musical-keyboard: piano, grand piano, keyboard instrument, synthesizer | organ, harpsichord
drum: drum, drums, drum kit
microphone: microphone, mic
headphone: headphones, headset
laptop: laptop, laptop computer, notebook computer, macbook
desktop-computer: computer, monitor, computer monitor, pc, screen | display
computer-mouse: computer mouse
keyboard: keyboard, computer keyboard
mobile-phone: phone, smartphone, iphone, cell phone, cellphone, ipad | tablet
telephone: telephone
television: television, tv, tv set
camera: camera | lens
robot: robot, android, cyborg | c-3po, r2-d2, terminator, transformer
alien: alien, extraterrestrial | et
alien-monster: space invader, monster | creature, beast
ghost: ghost, spirit, phantom, specter
ogre: ogre, oni, demon mask | demon
troll: troll | orc, hulk
person-standing: person, human, human figure, stick figure | body, people figure, mannequin, figure, tourist, guest, neighbor, visitor, passenger
man: man, guy, gentleman, dude, male | king david, father, dad, husband, uncle, brother, bartender, politician, president, barack obama, abraham lincoln, lincoln, soldier figure, hippie
woman: woman, lady, gal, female, mona lisa, mother | mom, wife, aunt, sister, girlfriend, actress, goddess, geisha, girl with a pearl earring, girl with pearl earring
boy: boy | nephew, son, teenage boy
girl: girl, schoolgirl | daughter, niece
child: child, kid, toddler | kids, infant, teenager
old-man: old man, grandfather, grandpa, elderly man | elder, hermit, gandalf the old
old-woman: old woman, grandmother, grandma, old lady, elderly woman
older-person: elder, senior, elderly person
baby: baby, infant, newborn
man-beard: bearded man, man with a beard, hipster | viking, lumberjack, dwarf
woman-blonde-hair: blonde woman, blonde
man-mage: wizard, sorcerer, mage, magician, merlin, gandalf | druid, alchemist
woman-mage: witch, sorceress
woman-merpeople: mermaid | siren
man-merpeople: merman | poseidon, neptune god
woman-fairy: fairy, pixie | tinkerbell
man-elf: elf | hobbit, gnome, dwarf, leprechaun
man-vampire: vampire, dracula | count dracula
man-zombie: zombie | frankenstein, mummy, undead
man-genie: genie, djinn
man-superhero: superhero, superman, batman | hero, spider-man, spiderman, iron man, captain america
woman-superhero: wonder woman, supergirl, heroine
man-supervillain: supervillain, villain | darth vader, joker villain
ninja: ninja, samurai | shinobi, warrior, ronin, assassin
guard: guard, soldier guard | sentry, soldier, knight, beefeater
person-with-crown: king, monarch, emperor, queen | ruler, pharaoh, royalty, tsar, napoleon
prince: prince
princess: princess | queen
santa-claus: santa, santa claus, father christmas
baby-angel: angel, cupid, cherub | god, deity
astronaut: astronaut, cosmonaut, spaceman
police-officer: police officer, policeman, cop, sheriff
firefighter: firefighter, fireman
health-worker: doctor, physician, nurse | surgeon, dentist, veterinarian
scientist: scientist, chemist | einstein, researcher, albert einstein, professor
teacher: teacher, professor | lecturer
student: student, graduate | pupil
judge: judge | lawyer, justice, court
cook: cook, chef | baker, waiter
farmer: farmer | peasant, gardener, cowboy
artist: artist, painter | sculptor, van gogh, rembrandt
singer: singer, rock star, rapper | musician, band, elvis
pilot: pilot, aviator | captain
detective: detective, spy, sherlock holmes | private eye
technologist: programmer, coder, hacker | software engineer
office-worker: office worker, businessman, businesswoman, accountant | manager, clerk, boss, employee, executive
mechanic: mechanic, plumber | electrician, engineer, repairman
construction-worker: construction worker, builder | worker, miner, laborer
factory-worker: welder | blacksmith
man-in-tuxedo: groom, man in a tuxedo | butler, waiter, james bond
woman-with-veil: bride
person-wearing-turban: man wearing a turban | sultan, maharaja
man-dancing: dancer, disco dancer
woman-dancing: flamenco dancer, ballerina, woman dancing
person-running: runner, jogger | athlete, sprinter
person-walking: walker, pedestrian | hiker, stroller
person-climbing: climber, rock climber
person-swimming: swimmer
person-surfing: surfer | surfing
person-biking: cyclist, biker, bicyclist
person-rowing-boat: rower
person-lifting-weights: weightlifter, bodybuilder
person-fencing: fencer
skier: skier
snowboarder: snowboarder
horse-racing: jockey, horse rider, cavalry | equestrian
person-in-lotus-position: yoga, meditation, meditating person | monk, buddha, yogi
person-juggling: juggler | acrobat
person-cartwheeling: gymnast, acrobat
people-hugging: hug, couple hugging | embrace, friends
busts-in-silhouette: people, crowd, audience, group | community, team, family, couple, friends, army
bust-in-silhouette: silhouette | user, anonymous
clown-face: clown, jester | joker
snowman: snowman
skull: skull, skeleton | death, grim reaper
brain: brain, mind | intelligence, thought
anatomical-heart: heart organ
red-heart: heart, love heart | love, valentine, romance, passion
broken-heart: heartbreak, broken heart
smiling-face: smile, smiley, smiley face
crying-face: tear, crying face
face-with-tears-of-joy: laughter, laughing face
eye: eye, eyeball | vision
mouth: mouth, lips
tooth: tooth, teeth
hand-with-fingers-splayed: hand
flexed-biceps: muscle, arm, biceps | strength
foot: foot, feet
footprints: footprints, footsteps | path, trail
paw-prints: paw, paws, paw print
bone: bone
chair: chair, wooden chair | armchair, stool, throne, seat
couch-and-lamp: couch, sofa, living room | loveseat, armchair
bed: bed, bedroom | mattress, cot, crib, hammock
door: door, doorway | gate, gateway, entrance, portal
window: window | windowpane, sash
toilet: toilet | lavatory, bidet
bathtub: bathtub, bath, tub | sink, hot tub
mirror: mirror
light-bulb: light bulb, lightbulb | idea, lamp, light, innovation
candle: candle | lantern, torch
diya-lamp: oil lamp
red-paper-lantern: lantern, paper lantern
flashlight: flashlight, torch light
mantelpiece-clock: mantel clock, clock | grandfather clock
alarm-clock: alarm clock
watch: watch, wristwatch
hourglass-done: hourglass | time
open-book: open book | dictionary, scriptures, hieroglyphics, hieroglyphic
closed-book: book, textbook | novel, diary, bible, encyclopedia
books: books, stack of books, bookshelf, bookcase | library, literature
newspaper: newspaper, magazine | headline, news
page-facing-up: page, document, paper, sheet of paper | letter page, poster, flyer, form
scroll: scroll, parchment | manuscript, map scroll
framed-picture: painting, framed picture, picture frame | portrait painting, artwork, canvas, poster, the starry night, starry night
artist-palette: palette, paint | art
paintbrush: paintbrush, brush
pencil: pencil
pen: pen
crayon: crayon
scissors: scissors
key: key
old-key: old key
locked: lock, padlock
hammer: hammer, mallet
axe: axe, ax, hatchet
carpentry-saw: saw, handsaw, hand saw
wrench: wrench, spanner
screwdriver: screwdriver
crossed-swords: swords, crossed swords | battle, war, duel
dagger: sword, dagger | blade, katana, lightsaber, spear, lance, sabre, rapier
bow-and-arrow: bow and arrow, archery | arrow, crossbow, quiver
shield: shield | armor, armour, logo, symbol, emblem, icon, crest, insignia, coat of arms, sticker, design
water-pistol: gun, pistol, water pistol | rifle, revolver, weapon, cannon, laser gun
bomb: bomb, grenade | dynamite
package: box, cardboard box, package, parcel, carton | crate, chest, trunk, container, antique chest, treasure chest
shopping-cart: shopping cart | wheelbarrow, cart, wagon, carriage
wastebasket: trash can, garbage can, bin, wastebasket | trash, garbage
basket: basket, picnic basket
bucket: bucket, pail
broom: broom | mop
soap: soap
sponge: sponge
toothbrush: toothbrush
razor: razor
umbrella: umbrella, parasol
glasses: glasses, eyeglasses, spectacles
sunglasses: sunglasses, shades, aviator sunglasses
goggles: goggles, aviator goggles
top-hat: top hat, hat | bowler hat
womans-hat: sun hat, straw hat, bonnet
billed-cap: cap, baseball cap | beret, baseball hat
cowboy-hat: cowboy hat
graduation-cap: graduation cap, mortarboard
rescue-workers-helmet: helmet, hard hat
military-helmet: military helmet, army helmet | knight helmet
crown: crown, tiara
scarf: scarf | bandana, shawl, boa
necktie: tie, necktie
t-shirt: t-shirt, shirt, tshirt, tee shirt | jersey, blouse, polo shirt, tank top, polo
coat: coat, jacket, overcoat | leather jacket, parka, robe, cloak, blazer, cape, sweater, hoodie, trench coat
lab-coat: lab coat
safety-vest: vest
dress: dress, gown | skirt, kilt, tutu, toga
jeans: jeans, pants, trousers | overalls, leggings
shorts: shorts
kimono: kimono, robe
bikini: bikini, swimsuit
socks: socks, sock, stocking
gloves: gloves, glove, mittens
running-shoe: shoe, sneaker, shoes, sneakers, trainers | slipper
high-heeled-shoe: high heels, stiletto, pump shoe
womans-boot: boot, boots
backpack: backpack, rucksack | knapsack, school bag
handbag: handbag, purse bag | bag
luggage: suitcase, luggage
ring: ring, engagement ring
gem-stone: gem, diamond, jewel, crystal, gemstone, ruby, emerald, sapphire | jewelry, treasure
coin: coin | penny, quarter, gold coin, medal
money-bag: money bag, money | wealth, fortune, riches
dollar-banknote: dollar bill, cash, banknote
soccer-ball: soccer ball, football ball, ball | soccer
basketball: basketball
baseball: baseball
tennis: tennis, tennis ball, tennis racket | racket
bowling: bowling, bowling ball
pool-8-ball: eight ball, 8 ball | billiards
chess-pawn: chess, chess pawn, chess piece | chessboard, chess queen, queen of spades, checkers
game-die: die, dice
joker: playing card, playing cards, cards | poker, joker card, queen of hearts, deck of cards
puzzle-piece: puzzle, jigsaw, puzzle piece
teddy-bear: teddy bear, stuffed animal, plush toy
nesting-dolls: doll, russian doll, matryoshka | figurine, toy doll
balloon: balloon, balloons
wrapped-gift: gift, present, birthday present
party-popper: party, confetti, birthday | celebration, festival, carnival
trophy: trophy, award | prize, victory
kite: kite
yo-yo: yo-yo | toy
skateboard: skateboard | surfboard, hoverboard
roller-skate: roller skate, roller skates
sled: sled, sleigh
christmas-tree: christmas tree | christmas
jack-o-lantern: jack-o-lantern, pumpkin | halloween, squash
stop-sign: stop sign
construction: barrier, construction barrier, barricade | construction site
placard: sign, placard | signboard, label sign, notice, billboard, signpost, poster, logo
motorway: road, highway, motorway, street road | freeway, lane, sidewalk, driveway, pavement, crosswalk, intersection
railway-track: railway, train tracks, railroad | rail
vertical-traffic-light: traffic light, traffic lights, stoplight
fuel-pump: gas station, gas pump
microscope: microscope
telescope: telescope
dna: dna, double helix | evolution, gene, biology, life, molecule
atom-symbol: atom, atoms | element, molecule, physics, quantum, proton, electron, nucleus
petri-dish: petri dish | cell
microbe: microbe, germ, bacteria, virus
test-tube: test tube | chemistry
alembic: flask, beaker, alembic
satellite: satellite | space station
gear: gear, cog | machine, mechanism, engine
magnet: magnet
link: link | bond, connection, chain link
infinity: infinity | infinite, eternity, forever
balance-scale: scale, balance | fairness, equality, law, ethics
dove: dove | peace, freedom, hope
peace-symbol: peace sign
thinking-face: thinker | philosophy, doubt
hundred-points: hundred
speech-balloon: speech bubble, dialogue | conversation, language, saying, speech, quote, word
thought-balloon: thought bubble, dream | imagination, concept, memory, wish
world-map: map, world map | atlas, country, continent, manhattan, usa, america, europe, asia, africa
compass: compass
anchor: anchor
four-oclock: o'clock
bar-chart: bar chart, bar graph | chart, graph, histogram, statistics, data
chart-increasing: growth, line graph | progress, increase, success
triangular-ruler: set square | triangle ruler, geometry
straight-ruler: ruler
spider-web: spider web, web, cobweb | net
nest-with-eggs: nest, bird nest
egg: egg, eggs
spiral-shell: shell, seashell, conch
feather: feather, quill
wing: wing, wings
magic-wand: wand, magic wand | magic, spell
crystal-ball: crystal ball | future, prophecy, orb
circus-tent: circus, circus tent
roller-coaster: roller coaster
carousel-horse: carousel, rocking horse
movie-camera: movie camera, film camera
clapper-board: movie, film, hollywood
knot: rope, knot, cord | string, lasso
thread: thread, spool
yarn: yarn, ball of yarn
broken-chain: broken chain
chains: chain, chains
ladder: ladder | stairs, staircase, steps, stairway, escalator
hook: hook
bell: bell
megaphone: megaphone
musical-notes: music, musical notes, song | melody, symphony, jazz, concert
desert: desert scene
beach-with-umbrella: beach scene, beach umbrella
playground-slide: slide, playground
hot-springs: steam, hot spring | heat, vapor
japanese-dolls: dolls
wind-chime: wind chime
ice: ice, ice cube, ice cubes, iceberg | glacier, block of ice
cowboy-hat-face: cowboy
diving-mask: scuba diver, diving mask | scuba, snorkel, diver
floppy-disk: floppy disk
video-game: video game, game controller
joystick: joystick
dvd: dvd, cd, record | vinyl, vinyl record, disc
hole: hole | black hole, pit, well, cave, tunnel
pile-of-poo: poop
folding-hand-fan: fan, hand fan
lotion-bottle: lotion, shampoo
fire-extinguisher: fire extinguisher | hydrant, fire hydrant
plunger: plunger
satellite-antenna: antenna dish, satellite dish
postbox: mailbox, letter box
envelope: envelope, letter, mail, email
calendar: calendar, date
bank: bank
hospital: hospital, clinic
department-store: mall, shopping mall | supermarket, market, shop, store, restaurant, cafe
wedding: wedding | marriage
roll-of-paper: toilet paper, roll of paper
mushroom: mushroom, toadstool
brown-mushroom: brown mushroom, fungus
pretzel: pretzel
oil-drum: barrel, oil barrel, keg, oil drum
wheel: wheel, tire, tyre
ring-buoy: lifebuoy, life ring
boxing-glove: boxing glove | boxing, boxer
no-entry: no entry sign
red-exclamation-mark: exclamation mark
red-question-mark: question mark | question, mystery, riddle
white-cane: walking stick | cane, staff, kachina, quarterstaff, rod, stick, baton, pole
fog: fog, mist | haze
military-medal: war medal
piata: pinata
hiking-boot: hiking boot
postal-horn: horn
crossed-flags: flags
triangular-flag: flag, banner, pennant
black-flag: black flag
chequered-flag: checkered flag
pirate-flag: pirate flag
man-mechanic: handyman
input-latin-letters: abc | alphabet, letters, text, word
input-latin-uppercase: capital letters, uppercase
input-numbers: numbers, digits | mathematics, math, number, algebra, equation, calculus, formula
abacus: abacus | calculator, arithmetic
recycling-symbol: recycling
locked-with-key: security, privacy
wavy-dash: wavy line
cross-mark: x mark, cross
check-mark: tick
musical-score: treble clef, sheet music
hear-no-evil-monkey: hear no evil
shower: shower
rosette: rosette
fleur-de-lis: fleur-de-lis
headstone: tombstone, gravestone, grave, headstone | cemetery, graveyard, tomb
coffin: coffin, casket
funeral-urn: funeral urn
identification-card: id card, passport
clipboard: clipboard
briefcase: briefcase
file-cabinet: filing cabinet, drawer | cabinet, dresser, cupboard, locker, closet, wardrobe
elevator: elevator, lift
red-circle: red dot
large-blue-diamond: rhombus
star: star, stars | fame
glowing-star: glowing star
shooting-star: shooting star, falling star
sparkles: sparkles, glitter, stardust | magic dust, glow
firecracker: firecracker
fireworks: fireworks, firework
rainbow: rainbow
snowflake: snowflake
angry-face: anger | rage, fury, hatred, derision, wrath
smiling-face: happiness, joy | emotion, feeling, pleasure, delight, bliss, gratitude, kindness, emoji, fun
crying-face: sadness, sorrow | grief, misery, tragedy, regret
fearful-face: fear | anxiety, terror, panic, horror
light-bulb: insight, invention | creativity, wisdom, knowledge, theory, genius, inspiration
male-sign: gender
balance-scale: bias | ratio, golden ratio, comparison, contrast
door: doorknocker, door knocker | doorknob
brain: commonsense, common sense, intellect | psychology, consciousness, logic
hand-with-fingers-splayed: palm, handpalm | gesture
cloud: chemtrail | chemtrails, contrail
monkey: hanuman
white-cane: cane
carrot: daikon | radish, parsnip, turnip
tropical-fish: koi | koi fish
ring: pearl earring, earring | necklace, pearl, bracelet, jewellery
books: research, propaganda | lecture, study, education
cookie: macaroons, macaroon, macaron, macarons
smirking-face: irony | sarcasm
puzzle-piece: complexity | incomprehensibility, abstraction
hourglass-done: past | history, present, future, era, century, moment
flexed-biceps: power | force, courage, bravery, struggle
page-facing-up: sheet | sticky note, post-it, note paper, certificate
scroll: scroll | diploma
water-wave: wave | tidal wave
satellite: satellite | international space station
owl: owl | snowy owl, horned owl
first-quarter-moon: half moon
triangle: triangle | triangles, congruent triangles
robot: robot | artificial intelligence, gundam, mecha
automobile: car | traffic jam, traffic
seat: seat | car seat
minibus: minibus | road trip
closed-book: book | comic book, comic
glasses: glasses | monocle
blossom: flower | daffodil, hibiscus
spiral-shell: shell | ammonite, ammonite fossil, fossil
bug: bug | chrysalis, cocoon
t-shirt: shirt | hawaiian shirt, aloha shirt, turtlenecks, football jersey, soccer jersey
dog: dog | labradoodle, goldendoodle
t-rex: t-rex | styracosaurus, ankylosaurus
racing-car: racing car | testarossa, ferrari testarossa, go kart, go-kart, kart
motorcycle: motorcycle | harley-davidson, harley davidson
bow-and-arrow: bow and arrow | longbow
castle: castle | scottish castle, kilchurn castle
bird: bird | sandpiper, sandpipers
wastebasket: trash can | garbage bag, trash bag, ashtray
backpack: backpack | mailbag
motorway: road | switchback
spouting-whale: whale | narwhal
hedgehog: hedgehog | armadillo
saxophone: saxophone | bagpipe, bagpipes
chipmunk: chipmunk | meerkat, meerkats
steaming-bowl: bowl of noodles | laksa, bak chor mee
church: church | spire, sagrada familia
teddy-bear: teddy bear | teddybear
beer-mug: beer | ipa
frowning-face: frown
cut-of-meat: steak | ham
keyboard: keyboard | laptop keyboard
latin-cross: latin cross | ankh
dress: dress | frilly dress, formal clothes, formal wear
brain: brain | meaning of life, brain function
person-bouncing-ball: basketball player
ice-hockey: ice hockey, hockey
man-playing-handball: handball player | player, hockey player, soccer player, football player
eagle: eagle | phoenix
singer: singer | rock band, dj
honey-pot: honey | syrup, maple syrup
shopping-cart: shopping cart | stroller, baby carriage, pram
motorway: road | crossing
basket: basket | fruit basket
lotus: lotus | lily pad
man-beard: bearded man, pirate | sailor
gear: gear | rube goldberg machine, rube goldberg
desert-island: island | ha long bay
wavy-dash: wavy line | dashed line, line, parallel lines, concurrent lines
`;
