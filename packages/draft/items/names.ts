/** Names that the dictionary lacks, or reads as something else, in five languages. They win over it, and over every other table. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { drawingOf, type Sense } from '../art/art.ts';
import { roleNamed } from '../words/roles.ts';
import { spokenIn } from '../words/spoken.ts';
import { tableOf } from '../words/table.ts';

/** The drawing shows what the words name. */
const itself = tableOf({
  window: '窗,窗边,窗前,窗口',
  beans: 'frijoles,frijol,judias,alubias,habichuelas,porotos,haricots,haricots rouges,豆子,红豆,绿豆',
  tangerine: 'naranjas,апельсин,апельсина,апельсину,апельсином,апельсины,апельсинов,апельсинами',
  blossom: 'daisy,daisies,marguerite,marguerites,margaritas,ромашк*,ромашек,雏菊',
  baby: 'newborn baby,newborn,recien nacido,nouveau-ne,новорожденн*,新生儿',
  soap: 'bar of soap,a bar of soap,bars of soap',
  'chocolate-bar': 'chocolate,chocolates,bar of chocolate,a bar of chocolate,bars of chocolate',
  glass: 'glass of water,glasses of water,verre d eau,verres d eau,vaso de agua,vasos de agua,стакан воды,стаканом воды,一杯水,杯水',
  rug: 'ковер,ковра,ковре,ковру,ковром,ковры,коврик*',
  rocket: '飞船,宇宙飞船,太空船,飞船上',
  umbrella: '一把伞,雨伞',
  'adhesive-bandage': 'band-aid,band aid,pansement,pansements,curita,curitas,tirita,tiritas,пластырь,пластырем,пластыря,创可贴',
  mouse: 'мышка,мышки,мышку,мышкой,мышек,мышонок,мышонка,мышата,мышат',
  man: 'dad,daddy,father,pere,peres,papa,padre,папа,папы,папе,папой,отец,отца,отцом,мужик,мужика,мужиком,мужики,爸爸,父亲,老爸,帅哥,叔叔',
  woman: 'mom,mum,mommy,mother,mere,meres,maman,mama,madre,мама,мамы,маме,мамой,маму,мать,матери,妈妈,母亲,美女,阿姨,美人',
  cape: 'capa,плащ супергероя,披风,斗篷',
  rock: 'камень,камне,камня,камнем,камни,камней,礁石,岩石',
  blackboard:
    'школьная доска,школьной доске,школьной доски,школьной доской,школьную доску,классная доска,классной доске,классной доски,классной доской,классную доску',
  houses: 'village,villages,hamlet,pueblo,pueblos,aldea,деревня,деревне,деревню,деревни,деревней,деревушк*,село,селе,村庄,村子,小村庄,乡村',
  beard:
    'beard,beards,barbe,barbes,barba,barbas,борода,бороду,бородой,бороды,бороде,бородка,бородкой,胡子,胡须,络腮胡,大胡子,山羊胡,goatee,goatees,barbichette,perilla',
  mustache: 'mustache,mustaches,moustache,moustaches,bigote,bigotes,усы,усами,усов,усах,усики,усиками,八字胡,小胡子',
  earring:
    'earring,earrings,boucle d oreille,boucles d oreille,boucles d oreilles,pendientes,aretes,arete,zarcillos,серьги,сережки,серьга,серьгами,сережками,серьгой,сережкой,耳环,耳坠',
  suit: 'suit,suits,business suit,costume cravate,traje de negocios,traje y corbata,traje con corbata,деловой костюм,деловом костюме,деловым костюмом,костюм с галстуком,костюме с галстуком,西装,西服',
  handbag: 'bag,bags,sac,sacs,bolso,bolsos,bolsa,包包,手提包',
  crown: 'tiara,tiaras,диадем*',
  ear: 'ухо,уши,ушей,ушами,ушам,ушах,ушки,ушками',
  'bubble-tea': 'boba tea,bubble tea,boba,奶茶,珍珠奶茶,波霸奶茶',
  'jack-o-lantern': 'halloween,хэллоуин*,хеллоуин*,万圣节,万圣,万圣夜,jack o lantern,jack o lanterns,jack-o-lantern,jack-o-lanterns',
  'victory-hand': 'peace sign hand,peace hand,peace fingers,hand peace sign',
  ring: 'wedding ring,wedding rings,engagement ring,engagement rings,alliances de mariage,anillo de bodas,anillos de boda,anillos de bodas,обручальное кольцо,обручальные кольца,обручальных колец,结婚戒指,婚戒,对戒',
  'wine-glass':
    'wine glass,wine glasses,glass of wine,glasses of wine,verre de vin,verres de vin,verre a vin,verres a vin,copa de vino,copas de vino,бокал*,酒杯,红酒杯',
  'hot-beverage':
    'tasse de cafe,tasses de cafe,taza de cafe,tazas de cafe,чашка кофе,чашку кофе,чашкой кофе,кружка кофе,чашка чая,чашку чая,чашкой чая,кружка чая,кружка горячего чая,чашка горячего чая,горячий чай,горячего чая,tasse de the,taza de te,mug of coffee,coffee mug,热茶',
  'pine-decoration': 'bamboo,bambou,bambous,bambu,бамбук*,竹子,竹',
  bat: 'chauve-souris,chauves-souris,chauve souris,chauves souris',
  lotus: '荷花,莲花,荷,lotus flower,fleur de lotus,flor de loto',
  snowman: 'снеговик*,bonhomme de neige,bonhommes de neige,muneco de nieve,munecos de nieve,雪人',
  dove: 'голубь,голуби,голубей,голубя,голубем,голубями,голубям,голубка,голубку',
  'steaming-bowl': '面,面条,牛肉面,拉面,汤面,一碗面,一碗牛肉面,noodle soup,лапша,лапшу',
  'moon-viewing-ceremony': '中秋,中秋节,mid-autumn festival',
  'chess-pawn': 'echecs,ajedrez,шахматы,шахмат,象棋,国际象棋,下棋,下象棋,围棋',
  'old-man': '姥爷,外公,老人,老人家,老爷爷,老头,vieil homme,vieux monsieur,anciano,viejito,старик*,дедушк*,дедуш*',
  'old-woman': '姥姥,外婆,老奶奶,老婆婆,vieille dame,vieille femme,vieilles dames,anciana,viejita,старушк*',
  'graduation-cap': '毕业,毕业帽,学士帽',
  locomotive:
    'steam train,steam trains,steam locomotive,steam engine,train a vapeur,locomotive a vapeur,tren de vapor,locomotora de vapor,паровоз*,蒸汽火车',
  'party-popper': 'fiesta,fete,вечеринк*,派对',
  'mans-shoe': 'ботинк*',
  'man-office-worker': 'man in a suit,man in suit,man in a business suit,homme en costume,hombre de traje,мужчина в костюме,穿西装的男人',
  glasses: 'pair of glasses,a pair of glasses,paire de lunettes,par de lentes,par de gafas,пара очков',
  fireworks: 'new year,new years,new years eve,nouvel an,ano nuevo,nochevieja,новый год,新年,跨年',
  brick: 'mur en brique,mur en briques,mur de brique,mur de briques',
  wall: 'the wall,the walls,mur,murs',
  table: '桌面,圆桌,方桌,书桌,木桌,桌,桌子,木桌子,餐桌',
  house: 'cabin,log cabin,wooden cabin,cottage,cabane,chalet,cabana,избушк*,хижина,хижину,хижине,木屋,小木屋',
  'person-in-bed': 'person in bed,man in bed,kid in bed,child in bed,boy in bed,girl in bed,sleeping child,sleeping kid',
  firefighter: 'fireman,firemen',
  'fallen-leaf': 'autumn,automne,otono,осень,осенью,осени,осенний,осенняя,осеннем,秋天,秋季',
  skateboard: 'patineta,patinetas,monopatin',
  'fire-engine':
    'fire truck,fire trucks,firetruck,firetrucks,fire engine,camion de pompiers,camion de bomberos,пожарная машина,пожарную машину,消防车',
  windmill: 'мельниц*,moulin,moulins,moulin a vent,moulins a vent,molino,molinos,molino de viento',
  boy: 'внук*,petit-fils,nieto,nietos,孙子',
  'billed-cap': 'шапочк*',
  'woman-dancing': 'mujer bailando flamenco,bailaora,bailaora de flamenco,danseuse de flamenco',
  herb: 'leafy twig',
  yarn: 'bola de estambre,estambre,bola de lana,ovillo de lana,madeja de lana,pelote de laine,pelotes de laine,клубок ниток,клубком ниток,клубком,моток пряжи,毛线球,毛线团',
  road: 'camino de tierra,caminos de tierra,chemin de terre,chemins de terre,проселочная дорога,проселочной дороге,土路,小路,小径,dirt road,dirt roads,dirt track,gravel road,country road',
  'flag-in-hole': 'au golf,de golf,al golf,高尔夫,高尔夫球',
});

/** The drawing shows the nearest that there is, and the notes say what. */
const nearest = tableOf({
  blossom: 'dandelion,dandelions,pissenlit,pissenlits,diente de leon,dientes de leon,одуванчик*,蒲公英',
  fence: 'balcony,balconies,balcon,balcons,balcones,балкон*,阳台',
  'fire-extinguisher': 'hose,fire hose,garden hose,manguera,tuyau d arrosage,lance a incendie,шланг*,水管,消防水带',
  'birthday-cake':
    'wedding cake,wedding cakes,gateau de mariage,piece montee,pastel de bodas,pastel de boda,tarta nupcial,свадебный торт,свадебного торта,свадебным тортом,婚礼蛋糕',
  girl: 'daughter,daughters,niece,nieces,granddaughter,granddaughters,hija,hijas,hijita,sobrina,sobrinas,nieta,nietas,petite-fille,petites-filles,дочь,дочери,дочерью,дочка,дочки,дочке,дочку,дочкой,доченьк*,внучк*,внучек,племянниц*,女儿,闺女,孙女,侄女',
  boy: 'nephew,nephews,grandson,grandsons,hijo,hijos,hijito,sobrino,sobrinos,neveu,neveux,сын,сына,сыну,сыном,сыновья,сынок,сынишк*,племянник*,儿子,侄子',
  child: 'twins,jumeaux,jumelles,gemelos,gemelas,mellizos,близнец*,双胞胎',
  farmer: 'shepherd,shepherds,shepherdess,berger,bergere,bergers,пастух*,牧羊人,牧民',
  hibiscus: 'poppy,poppies,coquelicot,coquelicots,amapola,amapolas,мак,маки,маков,маками,罂粟花,虞美人',
  castle: 'sandcastle,sandcastles,sand castle,sand castles,замок из песка,замки из песка,песочный замок,沙堡,沙滩城堡',
  'open-book':
    'story,stories,storybook,bedtime story,histoire,histoires,conte,contes,une histoire,cuento,cuentos,сказка,сказку,сказки,сказкой,故事,童话,童话故事,绘本',
  'fork-and-knife-with-plate':
    'breakfast,lunch,meal,desayuno,almuerzo,comida,petit dejeuner,petit-dejeuner,dejeuner,diner,repas,завтрак*,обед,обеду,обедом,обеда,еда,еду,еды,еде,едой,早餐,早饭,午餐,午饭,年夜饭,团圆饭,饭菜',
  'soft-ice-cream':
    'whipped cream,chantilly,creme chantilly,creme fouettee,crema batida,nata montada,взбитые сливки,сливки,сливками,сливок,奶油',
  peach:
    'plum,plums,apricot,apricots,nectarine,nectarines,prune,prunes,abricot,abricots,ciruela,ciruelas,albaricoque,albaricoques,chabacano,chabacanos,слива,сливы,слив,сливу,сливе,сливой,сливами,сливам,сливах,абрикос*,李子,杏子,西梅',
  'red-apple': 'pomegranate,pomegranates,гранат,гранатом,гранатов,石榴',
  pear: 'fig,figs,figue,figues,higo,higos,инжир*,无花果',
  tomato: 'persimmon,persimmons,kaki,kakis,caqui,caquis,хурма,хурму,хурмы,хурмой,柿子',
  blueberries: 'blackberry,blackberries,currant,currants,blackcurrants,cassis,zarzamora,zarzamoras,ежевик*,смородин*,黑莓',
  grapes: 'raisin sec,raisins secs,pasas,изюм*,葡萄干',
  cherries: 'черешн*',
  strawberry: 'raspberry,raspberries,framboise,framboises,frambuesa,frambuesas,малина,малину,малины,малиной,树莓,覆盆子,荔枝',
  pineapple: 'durian,durians,дуриан*,榴莲',
  mango: 'dragon fruit,fruit du dragon,pitahaya,火龙果',
  'leafy-green': 'капуст*,白菜,大白菜,петрушк*,укроп*',
  onion: 'beet,beets,beetroot,beetroots,betterave,betteraves,remolacha,remolachas,свекла,свеклу,свеклы,свеклой,甜菜',
  'steaming-bowl': 'борщ*,щи,щей,уха,ухи,уху,солянк*,рассольник*,окрошк*',
  'bowl-with-spoon': 'ceviche,粥,白粥,小米粥',
  'cut-of-meat': 'котлет*',
  oden: 'шашлык*,brochette,brochettes,skewers,kebab skewers,brocheta,brochetas',
  pancakes: 'сырник*',
  'beer-mug': 'квас*,cider,cidre,sidra,сидр,сидра,苹果酒',
  'glass-of-milk': 'кефир*,ряженк*',
  cupcake: 'muffin,muffins,маффин*,кекс*,玛芬',
  'chocolate-bar': 'brownie,brownies,брауни,布朗尼',
  'framed-picture': 'photos,photographs,family photos,family photo,fotos,fotografias,фотографии,фотографий,фотографиями',
  bird: 'снегир*,синиц*,воробе*,воробь*,соловь*,robin,sparrow,moineau,gorrion,麻雀',
  chestnut:
    'acorn,acorns,gland,glands,bellota,bellotas,желуд*,橡果,橡子,nut,nuts,noix,noisette,noisettes,nuez,nueces,орех,орехи,орехов,ореха,орешек,орешки,坚果,核桃',
  'christmas-tree': 'christmas,xmas,noel,navidad,рождеств*,圣诞,圣诞节',
  egg: 'easter,paques,pascua,pascuas,пасха,пасхи,пасху,пасхе,пасхальн*,复活节',
  'red-heart':
    'valentine,valentines,valentine s day,valentines day,saint valentin,saint-valentin,la saint-valentin,san valentin,день святого валентина,дня святого валентина,валентинк*,情人节,七夕',
  turkey: 'thanksgiving,thanksgiving day,accion de gracias,dia de accion de gracias,день благодарения,感恩节',
  'diya-lamp': 'diwali,дивали,排灯节',
  menorah: 'hanukkah,hanoucca,januca,ханук*,光明节',
  'top-hat':
    'chef hat,chefs hat,chef s hat,toque,witch hat,witch s hat,wizard hat,wizard s hat,mushroom hat,pirate hat,cowboy hat,cowboy hats,viking helmet,chapeau de sorciere,chapeau de cowboy,chapeau de cow-boy,chapeau de chef,chapeau de pirate,sombrero de bruja,sombrero de vaquero,sombrero de chef,sombrero de mago,sombrero mexicano,sombrero charro,шляпа волшебника,шляпе волшебника,шляпой волшебника,шляпа ведьмы,шляпе ведьмы,ковбойская шляпа,ковбойской шляпе,поварской колпак,поварском колпаке,巫师帽,女巫帽,厨师帽,牛仔帽,海盗帽',
  'womans-hat': 'straw hat,straw hats,chapeau de paille,sombrero de paja,соломенная шляпа,соломенной шляпе,草帽',
  'desert-island': 'hawaii,maui,bali,maldives,hawai,maldivas,гавайи,гавайях,гаваях,бали,мальдивы,мальдивах,夏威夷,巴厘岛,马尔代夫',
  'soccer-ball': 'goal,goals,gol,goles,but de football,гол,голы,射门,进球',
  'fishing-pole': 'de pesca,рыбалк*',
  firecracker: '春节,过年,除夕,chinese new year,lunar new year,nouvel an chinois,ano nuevo chino,китайский новый год',
  lamp: '霓虹灯,霓虹',
  chair: 'throne,thrones,trone,trono,трон,троне,трона,王座,宝座',
  'gem-stone': 'treasure,treasures,tresor,tresors,tesoro,tesoros,сокровищ*,宝藏,财宝',
  accordion: 'accordionist,accordeoniste,acordeonista,аккордеонист*,баянист*,手风琴手',
  'baguette-bread': 'churro,churros',
  'wine-glass': 'glass of red wine,glass of white wine,glasses of red wine,verre de vin rouge,copa de vino tinto,бокал красного вина',
  shortcake:
    'strawberry cake,gateau aux fraises,fraisier,pastel de fresa,pastel de fresas,tarta de fresas,клубничный торт,草莓蛋糕,gateau au chocolat,chocolate cake,pastel de chocolate,tarta de chocolate,шоколадный торт,巧克力蛋糕',
  'hot-beverage':
    'hot chocolate,cup of hot chocolate,mug of hot chocolate,cup of cocoa,cocoa,chocolat chaud,tasse de chocolat chaud,chocolate caliente,taza de chocolate caliente,taza de chocolate,горячий шоколад,какао,热巧克力,热可可',
  scarf: 'dog collar,cat collar,ошейник,ошейнике,ошейником,项圈',
  'busts-in-silhouette':
    'elderly couple,old couple,vieux couple,couple age,couple de vieux,pareja de ancianos,pareja de abuelos,пожилая пара,пожилую пару,пожилой пары,пожилой паре,老夫妻,老两口,老年夫妇,parents,padres,родители,родителей,родителям,родителями,父母,爸妈,влюбленная пара,влюбленной пары,влюбленную пару,пара влюбленных,молодая пара,семейная пара,crowded,bonde,bondee,abarrotado,abarrotada,многолюдн*,拥挤,拥挤的,full of fans,football fans,soccer fans,sports fans,cheering fans,crowd of fans',
  plate: 'tray,trays,plateau,plateaux,bandeja,bandejas,поднос*,托盘,盘子',
  table: 'poker table,card table,table de poker,mesa de poker,покерный стол,покерного стола,покерным столом,牌桌',
  ring: 'doorknocker,doorknockers,door knocker,heurtoir,aldaba,дверной молоток,门环',
  'smiling-face': 'emoji icons,emoji icon,emoticone,emoticones,emojis,emoji faces,emoticons,emoticonos,эмодзи,смайлики,смайликов,表情符号',
  'pickup-truck': 'ford f-150,f-150,f150,monster truck,monster trucks',
  automobile: 'ford,chevrolet,chevy,corvette,mustang car,sports car,sport car',
  road: 'curve in a road,curve in a mountain road,bend in a road,bend in the road,virage,curva de la carretera,поворот дороги,弯道,race course,racecourse,race track,racetrack,running track,piste,pistes,pista,pistas,pista de carreras,трасс*,跑道,赛道',
  cloud:
    'on a cloudy day,cloudy day,on an overcast day,overcast day,por un dia nublado,en un dia nublado,par temps nuageux,в облачный день,облачный день,阴天',
  'running-shirt': 'its chest,his chest,her chest,their chests',
  scroll: 'hieroglyphics,hieroglyphs,hieroglyphes,jeroglificos,иероглиф*,象形文字',
  'dashing-away': 'steam',
  'cup-with-straw':
    'компот*,морс*,лимонад*,cup of juice,taza de jugo,一杯果汁,glass of orange juice,glass of apple juice,glass of juice,glass of lemonade,verre de jus d orange,verre de jus,vaso de jugo,vaso de jugo de naranja,vaso de zumo,стакан сока,стакан апельсинового сока,一杯橙汁',
  pond: 'puddle,puddles,flaque,flaques,flaque d eau,flaques d eau,charco,charcos,лужа,лужи,луже,лужу,лужей,луж,лужам,лужами,лужах,水坑',
  duck: 'утенок,утята,утят,утятами,утенка,duckling,ducklings,caneton,canetons,patito,patitos,小鸭子,小鸭',
  cook: 'barista,baristas,бариста,咖啡师,baker,bakers,boulanger,boulangere,boulangers,panadero,panadera,пекарь,пекаря,пекари,面包师',
  'motor-scooter': 'electric scooter,electric bike,电动车,电瓶车',
  'chart-increasing': 'presentation,business presentation,presentation slides',
  bus: 'double-decker,double-decker bus,double decker bus,double-decker buses,bus a imperiale,autobus de dos pisos,двухэтажный автобус,双层巴士',
  sushi: 'sushi roll,sushi rolls,maki,роллы,суши роллы,寿司卷',
  'tokyo-tower':
    'eiffel tower,the eiffel tower,eiffel,tour eiffel,la tour eiffel,torre eiffel,la torre eiffel,эйфелева башня,эйфелевой башни,эйфелеву башню,эйфелевой башней,埃菲尔铁塔,艾菲尔铁塔',
  'pot-of-food': '火锅,hot pot,hotpot',
  dumpling: '小笼包,包子,馄饨,灌汤包,汤包,包饺子',
  coat: 'sweater,sweaters,jumper,pullover,pull,pulls,jersey,sueter,sueteres,свитер,свитере,свитера,свитером,毛衣,raincoat,raincoats,impermeable,cire jaune,chubasquero,дождевик*,плащ,плаще,плащом,雨衣',
  suit: 'tuxedo,tuxedos,esmoquin,смокинг,смокинге,смокингом,燕尾服,礼服,suit and tie,traje,trajes,костюм*',
  dress: 'tutu,tutus,балетной пачке,балетная пачка,пачк*,旗袍,chinese dress,hanbok',
  kimono: '汉服,唐装,bathrobe,peignoir,халат*',
  't-shirt': 'pajamas,pyjamas,pyjama,pijama,pijamas,пижам*,睡衣,hoodie,hoodies,sweatshirt,sudadera,толстовк*,卫衣',
  'billed-cap': 'beret,berets,boina,boinas,берет,берете,беретом,贝雷帽,ушанк*,шапка-ушанка,шапке-ушанке,beanie,knit cap,bonnet,bonnets',
  banjo: 'balalaika,balalaikas,балалайк*',
  'magic-wand': '金箍棒',
  singer: 'музыкант*,musician,musicians,musicien,musicienne,musico,音乐家',
  teapot: 'самовар*,samovar',
  'office-worker': '打工人,上班族',
  vase: 'горшк*,горшок,maceta,macetas,pot de fleurs,flower pot,flowerpot,花盆',
  monkey: 'mono,monos,monito,monitos,mona,孙悟空,美猴王,monkey king,sun wukong',
  lion: '舞狮,lion dance',
  dog: 'german shepherd,german shepherds,berger allemand,pastor aleman,овчарк*,немецкая овчарка,немецкой овчаркой,柴犬,柯基,金毛,哈士奇,泰迪,法斗,chien saucisse,chiens saucisse,teckel,teckels,perro salchicha,perros salchicha,такса,таксу,таксы,sausage dog,wiener dog,weiner dog,dachshund,french bulldog,french bulldogs,bouledogue francais,bulldog frances',
  llama: 'lama',
  fish: 'koi,koi fish,锦鲤,鲤鱼,carpe koi,carpes koi,карп*',
  canoe:
    'gondola,gondolas,gondole,gondoles,gondola veneciana,гондол*,贡多拉,small boat,little boat,small boats,little boats,petit bateau,pequeno bote,rowboat,rowing boat,row boat,barque,barques,лодка,лодку,лодке,лодкой,лодки,лодок,小船,渔船,bote,botes,lancha,lanchas',
  fire: 'fireplace,fireplaces,hearth,cheminee,cheminees,chimenea,chimeneas,камин,камина,камину,камином,камине,壁炉',
  rock: 'cave,caves,cavern,grotte,grottes,cueva,cuevas,пещер*,山洞,洞穴,boulder',
  'convenience-store':
    'bakery,bakeries,flower shop,butcher shop,toy store,toy shop,pet shop,boulangerie,patisserie,boucherie,epicerie,panaderia,pasteleria,floreria,floristeria,carniceria,jugueteria,пекарн*,булочная,булочной,булочную,кондитерск*,цветочный магазин,цветочном магазине,面包店,花店,玩具店,水果店,diners,market,markets,bazaar,street market,flower market,farmers market,market stall,food stall,marche aux fleurs,mercado,mercados,рынок,рынка,рынке,рынку,базар,базаре,市场,集市,菜市场,夜市,摊位',
  woman:
    'sister,sisters,aunt,aunts,wife,wives,hermana,hermanas,tia,tias,esposa,esposas,vecina,vecinas,soeur,soeurs,tante,tantes,epouse,epouses,voisine,voisines,сестр*,сестер,тетя,тети,тете,тетю,тетей,тетк*,жена,жены,жене,жену,женой,соседк*,姐姐,妹妹,姑姑,妻子,老婆,amie,amies,amiga,amigas,copine,copines,подруга,подруги,подруг,подругами,подругу,подругой,闺蜜',
  man: 'brother,brothers,uncle,uncles,husband,husbands,hermano,hermanos,tio,tios,esposo,esposos,marido,maridos,vecino,vecinos,frere,freres,oncle,oncles,mari,maris,voisin,voisins,брат,брата,брату,братом,братья,братьев,братьями,дядя,дяди,дяде,дядю,дядей,муж,мужа,мужу,мужем,сосед,соседа,соседу,соседом,соседи,哥哥,弟弟,舅舅,丈夫,老公,邻居,друзья,друзей,друзьями,ami,amis,amigo,amigos,朋友,朋友们,friend,friends,buddy,buddies,fisherman,fishermen,pecheur,pecheurs,pescador,pescadores,рыбак,рыбака,рыбаком,рыбаки,рыбаку,渔夫,渔民',
  'man-running':
    'footballer,soccer player,football player,footballers,soccer players,tennis player,tennis players,futbolista,futbolistas,footballeur,footballeuse,joueur de tennis,joueuse de tennis,tenista,футболист*,теннисист*,足球运动员,网球运动员',
  'ice-skate': 'ice skater,ice skaters,skaters,figure skater,patineur,patineuse,patineurs,фигурист*',
  skull: 'dia de muertos,dia de los muertos,day of the dead,jour des morts,день мертвых,亡灵节',
  window: 'windowsill,window sill,rebord de fenetre,rebord de la fenetre,alfeizar,подоконник*,窗台',
  bread: 'pan dulce,pan de muerto',
  sailboat:
    'pirate ship,pirate ships,bateau pirate,bateaux pirates,barco pirata,barcos piratas,пиратский корабль,пиратского корабля,海盗船',
  house: 'roof,roofs,rooftop,tejado,tejados,toit,toits,крыша,крыше,крышу,крышей,крыши,屋顶,房顶',
  cone: 'party hat,party hats,birthday hat,chapeau de fete,gorro de fiesta,gorro de cumpleanos,праздничный колпак,колпак,колпаке,生日帽,派对帽,santa hat,santa hats,christmas hat,bonnet de noel,bonnet de pere noel,gorro de navidad,gorro navideno,gorro de papa noel,новогодней шапке,шапка деда мороза,шапке деда мороза,圣诞帽',
  'beverage-box':
    'orange juice,apple juice,juice box,jus d orange,jus de pomme,jugo de naranja,zumo de naranja,апельсиновый сок,яблочный сок,橙汁,果汁',
  'empty-nest': 'branch,branches,tree branch,branche,branches d arbre,rama,ramas,ветка,ветке,ветку,ветки,веткой,树枝',
  bouquet: '花束,mothers day,mother s day,fete des meres,dia de la madre,восьмое марта,8 марта,женский день,母亲节,妇女节',
});

/** What a word or phrase names in a prompt of `locale`, where this file or that of spoken words says so. */
export function namedBy(text: string, locale: Locale): Sense[] | undefined {
  const spoken = spokenIn(text, locale);
  const [own, near] = [itself(text), nearest(text) ?? roleNamed(text)];
  const icon = spoken?.icon ?? own ?? near;
  const drawing = icon && drawingOf(icon);
  if (!drawing) return undefined;
  return [{ drawing, fit: (spoken?.own ?? own !== undefined) ? 'itself' : 'kind' }];
}
