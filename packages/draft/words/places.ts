/** Words for where, when, and in which weather a picture plays. */
import type { Colour } from './properties.ts';
import { tableOf } from './table.ts';

export const placeOf = tableOf({
  moon: 'on the moon surface,on moon surface,moon surface,surface of the moon,lunar surface,surface lunaire,surface de la lune,superficie lunar,superficie de la luna,поверхность луны,поверхности луны,月球表面,on the moon,moon surface,surface of the moon,lunar surface,lunar,lunar landscape,moonscape,sur la lune,en la luna,sobre la luna,на луне,на поверхности луны,по луне,月球,月球上,月球表面,在月球上,月亮上',
  mars: 'on the mars surface,mars surface,surface of mars,martian surface,surface de mars,superficie de marte,поверхность марса,поверхности марса,火星表面,on mars,mars,surface of mars,martian,red planet,sur mars,en marte,на марсе,по марсу,火星,火星上,火星表面',
  space:
    'space,outer space,galaxy,cosmos,universe,milky way,nebula,deep space,espace,l espace,dans l espace,galaxie,cosmos,univers,espacio,el espacio,galaxia,universo,cosmo,космос*,космическ*,галактик*,вселенн*,太空,宇宙,银河,外太空,星空中',
  underwater:
    'underwater,under the sea,under the water,under water,sea floor,ocean floor,seabed,coral reef,reef,coral,bottom of the sea,bottom of the ocean,sous l eau,sous la mer,fond de la mer,recif,bajo el agua,bajo el mar,fondo del mar,arrecife,под водой,на дне моря,подводн*,риф*,коралл*,海底,水下,水里,水中,在水中,珊瑚,海里',
  beach:
    'beach,beaches,seashore,sandy,coastal,shore,seaside,island,coast,sandy beach,tropical island,desert island,tropical,sand,coastline,bay,plage,plages,la plage,ile,iles,bord de mer,cote,sable,playa,playas,isla,islas,costa,arena,пляж*,остров*,берег*,побережь*,песок,песке,песку,海滩,沙滩,沙地,岛,海岸,海边,海岛,岸边',
  sea: 'sea,ocean,lake,harbor,harbour,river,water,on water,body of water,pond,waves,lagoon,marina,canal,at sea,pacific ocean,mer,la mer,ocean,lac,riviere,fleuve,l eau,port,mar,el mar,oceano,lago,rio,agua,puerto,море,моря,морем,морю,морей,морям,морями,морях,море,океан*,озер*,рек*,воде,вода,воды,пруд*,гаван*,大海,海,海洋,海上,水上,水边,河水,湖水,海水,湖,河,湖泊,河流,水面,湖面,池塘,河边,湖边',
  city: 'city,street,streets,street surface,downtown,skyline,cityscape,urban,town,city street,city streets,in the city,sidewalk,alley,plaza,town square,city square,village square,public square,main square,busy street,city skyline,ville,place du village,place de la ville,rue,la rue,ciudad,calle,calles,город*,улиц*,переул*,площад*,城市,街道,广场,街,街上,都市,城里,小镇',
  snow: 'enneige,enneigee,enneiges,enneigees,nevado,nevados,nevadas,заснежен*,积雪,snow,winter,snowy,ice rink,skating rink,patinoire,pista de hielo,каток,катке,катку,катком,льду,溜冰场,arctic,antarctica,north pole,south pole,tundra,glacier,in the snow,snowy mountain,ski slope,piste de ski,pista de esqui,winter wonderland,neige,la neige,hiver,banquise,nieve,invierno,artico,снег*,снеж*,зим*,сугроб*,арктик*,льдин*,雪,雪地,冬天,雪中,雪山,冬季,北极',
  forest:
    'forest,forests,woods,jungle,rainforest,woodland,bamboo forest,rain forest,grove,in the woods,swamp,pine forest,foret,forets,la foret,bois,jungle,bosque,bosques,selva,el bosque,лес,леса,лесу,лесной,лесная,лесом,лесов,лесам,лесами,лесах,джунгл*,рощ*,болот*,森林,树林,竹林,丛林,林中,林间',
  desert:
    'desert,dune,dunes,sahara,sand dunes,savanna,savannah,death valley,desert scene,dunes,savane,desierto,sabana,dunas,пустын*,саванн*,дюн*,沙漠,沙丘,戈壁,草原上的沙',
  mountain:
    'mountain,mountains,hill,hills,hillside,slope,slopes,alps,himalayas,cliff,cliffs,canyon,canyons,mountain range,mountaintop,mountain top,valley,valleys,rocky mountains,grand canyon,mount everest,rocks,montagne,montagnes,colline,collines,vallee,vallees,falaise,falaises,montana,montanas,colina,colinas,valle,valles,acantilado,montanas nevadas,montana nevada,montagnes enneigees,montagne enneigee,снежные горы,гор,горам,горы,горах,горами,гора,горе,гору,холм*,скал*,утес*,долин*,каньон*,山,高山,群山,山丘,山坡,丘陵,小山,山上,山脉,山顶,山谷,悬崖',
  meadow:
    'meadow,garden,gardens,field,fields,corn field,corn fields,cornfield,cornfields,rice field,rice fields,rice paddy,paddy field,hay field,meadows,grassy field,grass,park,ground,on the ground,par terre,au sol,en el suelo,suelo,на земле,земле,землю,地上,地面,champ de ble,champs de ble,campo de trigo,пшеничное поле,пшеничном поле,пшеничному полю,пшеничным полем,пшеничные поля,稻田,麦田,菜园,果园,potager,jardin potager,huerto,huerta,огород*,двор,дворе,двора,двору,двором,дворы,дворов,дворам,дворах,lawn,lawns,prairie,pasture,pastures,countryside,yard,backyard,grassland,grasslands,plains,moor,moors,steppe,a clearing,the clearing,forest clearing,glade,turf,farm,nature,grassy field,green field,field of flowers,wheat field,wheat fields,grassy,playground,vineyard,orchard,outdoors,outside,open air,in the open air,al aire libre,en plein air,на свежем воздухе,на открытом воздухе,户外,露天,field of grass,flower field,farmland,golf course,soccer field,football field,football pitch,soccer pitch,cricket pitch,rugby pitch,sports field,playing field,tennis court,tennis courts,baseball field,zoo,pre,jardin,jardins,champ,court de tennis,terrain de tennis,champs,les pres,des pres,prairies,plaine,plaines,clairiere,clairieres,gazon,lande,le terrain,un terrain,le sol,sur le sol,parc,parcs,herbe,prairie,campagne,pelouse,pelouses,ferme,prado,jardin,campo,cancha,canchas,cancha de tenis,pista de tenis,patio,patios,campos,prados,praderas,llanura,llanuras,pasto,pastizal,terreno,claro del bosque,jardines,parques,huertos,parque,hierba,cesped,granja,pradera,луг*,площадк*,корт,корта,корту,корте,кортом,корты,кортах,теннисный корт,теннисном корте,теннисному корту,степь,степи,степью,степей,степям,степях,равнин*,газон*,аллея,аллее,аллею,аллеей,аллеи,аллеям,аллеях,сад,саду,сада,садом,саде,сады,садов,садам,садами,садах,поле,поля,полю,полем,полей,полям,полями,полях,поляне,поляна,поляну,поляной,поляны,полян,полянам,полянах,трав*,парк,парке,парка,парку,парком,парки,парков,паркам,парками,парках,лужайк*,ферм*,природ*,草地,花园,公园,田野,操场,足球场,网球场,球场,运动场,场地,田地,田里,田间,田埂,原野,旷野,荒野,平原,草坡,空地,土地,菜地,花海,油菜花田,草原,草坪,花田,农场,院子,草丛,外面,室外,basse-cour,basse cour',
  room: 'studio,studio wall,photo studio,studio photo,mur de studio,estudio,pared de un estudio,estudio de fotos,студи*,стена студии,фотостуди*,摄影棚,摄影棚的墙,影棚,room,kitchen,bedroom,living room,office,bathroom,indoors,inside a house,indoor,classroom,restaurant,restaurants,cafe,pub,tavern,in a bar,at a bar,in the bar,at the bar,cocktail bar,coffeehouse,au cafe,dans un cafe,en un cafe,en el cafe,bar,hall,hallway,gym,basketball court,basketball courts,boxing ring,wrestling ring,dance floor,basement,floor,apartment,coffee shop,garage,ballroom,library,museum,dining room,stage,on stage,studio room,laboratory,lab,hospital room,theater,art gallery,gallery,store,grocery store,wooden floor,supermarket,wall,elevator,corridor,lobby,warehouse,attic,interior,chambre,cuisine,salon,bureau,salle,le ring,un ring,ring de boxe,terrain de basket,piste de danse,salle de bain,bibliotheque,interieur,cafe,au cafe,restaurante,restaurantes,cafeteria,cafeterias,taberna,cantina,un bar,el bar,bistrot,brasserie,un bar,le bar,habitacion,cocina,sala,el ring,ring de boxeo,pista de baile,cancha de baloncesto,cancha de basquetbol,dormitorio,oficina,bano,biblioteca,cuarto,salon,кухн*,комнат*,спальн*,офис*,ванн*,гостин*,кабинет*,класс*,библиотек*,кафе,кафешк*,кофейн*,ресторан*,бар,бара,баре,бару,баром,паб,паба,пабе,таверн*,столов*,зал,зале,зала,залу,залом,залы,залах,ринг,ринга,рингу,ринге,рингом,пол,полу,房间,厨房,卧室,客厅,办公室,浴室,教室,拳击台,擂台,篮球场,舞池,图书馆,室内,屋里,餐厅,餐馆,饭店,饭馆,酒吧,咖啡馆,咖啡店,咖啡厅,咖啡屋,地板',
  sky: 'sky,skies,clouds,in the clouds,above the clouds,in the sky,blue sky,cloudy sky,heaven,sunny sky,ciel,nuages,dans le ciel,cielo,nubes,en el cielo,небо,небе,небеса,неба,небу,небом,небес,небесам,небесах,облак*,в небе,天空,云,天上,云朵,空中,蓝天,云端,云中',
});
export type Place = NonNullable<ReturnType<typeof placeOf>>;

/** The colors in which places are painted by day. */
const natural: Partial<Record<Place, readonly Colour[]>> = {
  sky: ['blue', 'sky', 'white'],
  sea: ['blue', 'turquoise', 'sky', 'navy'],
  beach: ['white', 'gold', 'yellow', 'beige'],
  meadow: ['green'],
  forest: ['green'],
  snow: ['white'],
  desert: ['yellow', 'gold', 'orange', 'beige'],
  space: ['black', 'navy'],
  mountain: ['white', 'green', 'grey'],
};
export const isNaturalIn = (place: Place, colour: Colour): boolean => natural[place]?.includes(colour) ?? false;

/** What a room is known by; what is small stands on a table there. */
export const furnitureOf = tableOf({
  'hot-beverage':
    'cafe,au cafe,dans un cafe,en un cafe,en el cafe,coffee shop,coffeehouse,terrasse de cafe,terrasse d un cafe,terraza de un cafe,terraza de cafe,cafeteria,cafeterias,кафе,кафешк*,кофейн*,咖啡馆,咖啡店,咖啡厅,咖啡屋',
  'fork-and-knife-with-plate': 'restaurant,restaurants,restaurante,restaurantes,bistrot,brasserie,ресторан*,столов*,餐厅,餐馆,饭店,饭馆',
  'beer-mug':
    'bar,in a bar,at a bar,in the bar,at the bar,cocktail bar,un bar,el bar,le bar,pub,tavern,taberna,cantina,бар,бара,баре,бару,баром,паб,паба,пабе,таверн*,酒吧',
  oven: 'kitchen,in the kitchen,cuisine,cocina,кухн*,厨房',
  shelf: 'library,bibliotheque,biblioteca,библиотек*,图书馆',
  bed: 'bedroom,chambre,dormitorio,спальн*,卧室',
  bathtub: 'bathroom,salle de bain,bano,ванн*,浴室',
  blackboard: 'classroom,salle de classe,salon de clases,класс,классе,教室',
  'couch-and-lamp': 'living room,salon,sala,гостин*,客厅',
});

export const hourOf = tableOf({
  night:
    '灯火通明,万家灯火,月夜,夜景,night,at night,under the stars,under a starry sky,under the moon,under a full moon,under the full moon,bajo la luna,bajo la luna llena,sous la lune,sous la pleine lune,под луной,под полной луной,при луне,in the moonlight,nighttime,midnight,dark,darkness,starry,moonlight,moonlit,starry night,night sky,by night,nocturnal,evening,nuit,la nuit,de nuit,minuit,etoilee,clair de lune,sous les etoiles,au clair de lune,soir,noche,de noche,por la noche,bajo las estrellas,nocturn*,estrellad*,medianoche,oscur*,ночь,ночью,под звездами,ночи,ночн*,полноч*,темн*,звездн*,夜,夜晚,夜里,晚上,夜空,黑夜,深夜,月光,月光下,星空,星空下',
  sunset:
    'sun setting,sun is setting,setting sun,sun sets,sun going down,soleil couchant,soleil qui se couche,sol poniente,sol poniendose,заходящее солнце,солнце садится,садится солнце,落日,太阳下山,sunset,dusk,sunrise,dawn,twilight,golden hour,at sunset,at dusk,at dawn,at sunrise,coucher de soleil,lever du soleil,coucher du soleil,au coucher du soleil,crepuscule,aube,aurore,atardecer,al atardecer,amanecer,puesta de sol,ocaso,crepusculo,закат*,рассвет*,сумер*,на закате,вечер*,日落,黄昏,日出,夕阳,傍晚,清晨,晚霞,夕阳下,夕阳西下',
  day: 'day,daytime,daylight,noon,morning,afternoon,sunny,sunny day,sunshine,sunlight,bright day,midday,summer,summer day,spring,sunlit,jour,de jour,midi,matin,ensoleille,ensoleillee,ete,printemps,dia,de dia,mediodia,manana,soleado,soleada,verano,primavera,день,дня,днем,утр*,полдень,солнечн*,лето,летом,летн*,весн*,白天,中午,早晨,早上,晴天,阳光,夏天,春天,阳光下',
});
export type Hour = NonNullable<ReturnType<typeof hourOf>>;

export const weatherOf = tableOf({
  aurora:
    'northern lights,under the northern lights,under northern lights,aurora,auroras,aurora borealis,aurore boreale,aurores boreales,aurora boreal,auroras boreales,северное сияние,северного сияния,северным сиянием,под северным сиянием,полярное сияние,北极光,极光',
  rain: 'rain,rainy,raining,in the rain,light rain,in light rain,gentle rain,rainstorm,downpour,drizzle,rainfall,pluie,sous la pluie,pluvieux,pluvieuse,il pleut,il pleuvait,quand il pleut,pluie legere,une pluie legere,sous une pluie legere,lluvia,lluvia ligera,lluvia suave,bajo la lluvia,lluvios*,llueve,lloviendo,esta lloviendo,дожд*,под дождем,идет дождь,легкий дождь,идет легкий дождь,ливень,雨,下雨,下着雨,正在下雨,雨中,雨天,下雨天,大雨,小雨,细雨',
  snowfall:
    '大雪,下着大雪,下大雪,鹅毛大雪,snowing,snowfall,light snow,in light snow,gentle snow,light snowfall,snowstorm,blizzard,falling snow,snow falling,snowflakes falling,sous la neige,tempete de neige,il neige,neige legere,une neige legere,sous une neige legere,nieve ligera,nevando,esta nevando,nieva,nevada,bajo la nieve,снегопад*,снежит,метель,под снегом,идет снег,падает снег,легкий снег,легким снегом,идет легкий снег,падает легкий снег,下雪,下着雪,正在下雪,飘雪,小雪,飘着雪,飘着小雪,暴风雪',
  fog: 'fog,foggy,light fog,mist,misty,light mist,haze,brouillard,brume,brumeux,brumeuse,niebla,bruma,neblina,туман*,легкий туман,в легком тумане,дымк*,雾,迷雾,大雾,薄雾',
  storm:
    'storm,stormy,lightning,foudre,relampago,relampagos,молния,молнии,молний,闪电,thunderstorm,lightning storm,thunder,tempest,orage,orageux,tempete,orageuse,tormenta,tormentos*,truenos,гроз*,бур*,шторм*,风暴,暴风雨,雷雨,雷电,暴雨',
});
export type Weather = NonNullable<ReturnType<typeof weatherOf>>;
