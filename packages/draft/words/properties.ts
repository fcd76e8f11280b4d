/** Words that change how a thing, or the whole picture, is drawn. */
import { tableOf } from './table.ts';

export const colourOf = tableOf({
  navy: 'navy,navy blue,dark blue,bleu marine,bleu fonce,azul marino,azul oscuro,темно-син*,темно син*,深蓝,深蓝色,藏青,海军蓝',
  sky: 'sky blue,light blue,pale blue,bleu ciel,bleu clair,azul cielo,azul claro,celeste,celestes,голуб*,светло-син*,浅蓝,浅蓝色,天蓝,天蓝色',
  turquoise: 'turquoise,teal,cyan,aqua,turquesa*,бирюз*,青绿,绿松石,青色',
  violet:
    'purple,violet,violets,violette,violettes,lilac,lavender,indigo,magenta,pourpre,mauve,morad*,violeta*,purpura*,фиолет*,лилов*,сиренев*,紫,紫色,紫色的',
  pink: 'pink,rose,roses,rosy,rose coloured,rosad*,rosa,rosas,розов*,粉,粉色,粉红,粉红色',
  orange: 'orange,roux,rousse,rousses,pelirroj*,oranges,naranja,anaranjad*,оранжев*,рыж*,橘,橘色,橙色,橘红,橘黄',
  burgundy: 'burgundy,maroon,bordeaux,granate,burdeos,бордов*,酒红,酒红色',
  red: 'red,reddish,scarlet,crimson,ruby red,rouge,rouges,rojo,rojos,roja,rojas,红发,красн*,алый,алая,алое,алые,红,红色,红色的',
  gold: 'golden,doree,dorees,dore,dorado,dorada,dorados,doradas,золотист*,金色,金黄',
  yellow: 'yellow,yellowish,blond,jaune,jaunes,blonde,blondes,blonds,rubi*,guero,guera,gueros,gueras,金发,amarill*,желт*,黄,黄色',
  green: 'green,greenish,lime green,emerald green,olive green,vert,verts,verte,vertes,verde,verdes,зелен*,绿,绿色',
  blue: 'blue,bluish,cobalt,azure,bleu,bleus,bleue,bleues,azul,azules,синий,синяя,синее,синие,синего,синей,синим,синими,синему,синюю,синих,синем,蓝,蓝色',
  brown: 'brown,tan,bronze coloured,marron,marrons,brun,brune,bruns,brunes,marrones,moren*,castan*,коричнев*,бур*,棕,棕色,褐色,咖啡色',
  beige: 'beige,cream,cream coloured,ivory,creme,crema,бежев*,кремов*,米色,米黄',
  silver: 'silver coloured,argente,argentee,argentes,argentees,plateado,plateada,plateados,plateadas,серебрист*,银色',
  grey: 'grey,gray,greyish,gris,grise,grises,серый,серая,серое,серые,серого,серой,серую,серых,сером,灰,灰色',
  black: 'black,jet black,noir,noire,noirs,noires,negro,negra,negros,negras,黑发,черн*,黑,黑色',
  white:
    'white,off white,snow white,blanc,blanche,blancs,blanches,blanco,blanca,blancos,blancas,白发,белый,белая,белое,белые,белого,белой,белую,белых,белом,白,白色',
});
export type Colour = NonNullable<ReturnType<typeof colourOf>>;

/** What a thing is made of. */
export const materialOf = tableOf({
  wood: 'wicker,rattan,en osier,osier,d osier,de mimbre,mimbre,плетен*,藤编,竹编,mahogany,acajou,caoba,красного дерева,红木,wood,wooden,oak,made of wood,carved wood,made out of wood,bois,en bois,de bois,madera,de madera,деревянн*,из дерева,木,木制,木头,木头的,木质',
  gold: 'gold,made of gold,gilded,brass,bronze,copper,golden,en or,d or,de oro,oro,золот*,из золота,медн*,бронзов*,金,黄金,金属金',
  metal:
    'metal,metallic,steel,iron,silver,chrome,aluminum,aluminium,tin,made of metal,made of steel,mechanical,robotic,armored,metal,metallique,en metal,argent,fer,acier,plata,metalico,metalica,de hierro,hierro,acero,металлическ*,железн*,стальн*,серебрян*,из металла,механическ*,金属,铁,钢,银,机械',
  stone:
    'stone,marble,concrete,made of stone,granite,rocky,cement,clay,stone carved,statue of,sculpture of,a statue of,marble statue of,stone statue of,bust of,pierre,en pierre,marbre,piedra,de piedra,marmol,estatua de,statue de,каменн*,мраморн*,из камня,глинян*,статуя,石头,石,大理石,石制,雕像',
  glass:
    'glass,frosted,crystal,transparent,translucent,see-through,made of glass,clear,verre,en verre,cristal,de cristal,vidrio,transparente,стеклянн*,хрустальн*,прозрачн*,из стекла,玻璃,水晶,透明',
  ice: 'ice,icy,frozen,made of ice,glace,gele,gelee,congelad*,helad*,hielo,de hielo,ледян*,замерзш*,из льда,冰,冰冻,冰制',
  stripes: 'striped,dashed,stripes,stripy,with stripes,raye,rayee,a rayures,rayas,a rayas,rayad*,полосат*,в полоску,条纹',
  dots: 'con manchas,manchas,manchas negras,con manchas negras,taches,taches noires,avec des taches,a taches,a taches noires,пятна,пятнами,с пятнами,в пятнах,с черными пятнами,в черных пятнах,斑纹,spotted,studded,studs,with white spots,white spots,with black spots,with white dots,white dots,polka dot,polka dots,dotted,with spots,speckled,a pois,tachete,lunares,de lunares,moteado,moteada,пятнист*,в горошек,斑点,圆点,波点',
  rainbow:
    'colored,coloured,rainbow colored,rainbow coloured,rainbow,colorful,colourful,multicolored,multicoloured,multi-colored,iridescent,tie-dye,psychedelic,vibrant,vivid,colore,coloree,colores,multicolore,colorid*,multicolor,разноцветн*,радужн*,цветн*,пестр*,彩色,五颜六色,彩虹色',
  plastic:
    'plasticine,modeling clay,pate a modeler,plastilina,пластилин*,橡皮泥,plastic,rubber,inflatable,shiny,glossy,latex,lego,gleaming,polished,plastique,brillant,brillante,plastico,de plastico,brillantes,пластиков*,блестящ*,резинов*,塑料,闪亮,闪闪发光',
  cloth:
    'cotton,linen,denim,coton,en coton,de coton,en lin,en soie,soie,en jean,algodon,de algodon,de lino,de seda,de mezclilla,de cuero,хлопок,хлопков*,из хлопка,льнян*,шелков*,джинсов*,棉,棉质,纯棉,棉布,亚麻,丝绸,牛仔布,knitted,en carton,de carton,fabric,woolen,wool,felt,crochet,woven,plush,stuffed,fluffy,furry,fuzzy,hairy,silk,leather,leathery,velvet,paper,de papel,en papier,из бумаги,cardboard,origami,tricote,en tissu,peluche,laine,cuir,de tela,lana,peluche,cuero,пушист*,мохнат*,вязан*,плюшев*,шерстян*,кожан*,бумажн*,毛茸茸,布,毛绒,针织,纸,皮',
});
export type Material = NonNullable<ReturnType<typeof materialOf>>;

/** `small` and its like change the size, `tall` and its like the proportions. */
export const sizeOf = tableOf({
  tiny: 'tiny,miniature,mini,minuscule,microscopic,minuscul*,diminut*,крошечн*,крохотн*,миниатюрн*,微小,迷你,极小',
  small: 'small,little,short,petite,petit,petits,petites,pequen*,маленьк*,небольш*,мал,小,小小,小小的,矮',
  large: 'large,big,grand,grande,grands,grandes,gros,grosse,gran,grandes,больш*,крупн*,大,大大',
  huge: 'huge,giant,gigantic,enormous,massive,colossal,immense,oversized,towering,mighty,enorme,enormes,geant,geante,geants,gigante,gigantes,gigantesque,inmens*,огромн*,гигантск*,громадн*,巨大,巨型,超大',
  tall: 'tall,high,elongated,lanky,haut,haute,alto,alta,altos,altas,высок*,高,高大,高高',
  wide: 'wide,long,broad,stretched,fat,chubby,thick,plump,round,large et,longue,longs,longues,largos,largas,ancho,ancha,largo,larga,gordo,gorda,rond,ronde,redond*,широк*,длинн*,толст*,кругл*,长,宽,胖,圆',
  thin: 'thin,slim,skinny,narrow,slender,lean,mince,etroit,etroite,maigre,delgad*,estrech*,flac*,тонк*,узк*,худ*,瘦,窄,细',
});
export type Size = NonNullable<ReturnType<typeof sizeOf>>;

/** How a thing stands or looks. */
export const poseOf = tableOf({
  standing:
    'gare,garee,gares,garees,stationne,stationnee,estacionad*,aparcad*,停,停在,停着,挂在,挂着,悬挂,插着,摆着,摆在,放着,放在,stopped,standing,пуст*,vide,vides,deserte,vaci*,empty,visible,situated,displaying,displays,located,displayed,arranged,depicted,pictured,drawn,posed,waited,upright,vertically,stands,stand,posing,poses,waiting,parked,resting,rests,sitting,sits,seated,sit,grazing,growing,grows,placed,debout,de pie,parado,parada,parados,paradas,assis,assise,стоит,стоящ*,сидит,сидящ*,сидя,растет,припаркован*,站,站着,站在,坐,坐着',
  flying:
    'decolle,decollent,despega,飘,飘着,flying,blasts off,blasting off,lifts off,lifting off,lifting off the ground,held up in the air,up in the air,landing,lands,taking off,takes off,atterrissant,decollant,aterrizando,despegando,приземляется,взлетает,降落,起飞,swooping,swoops,floated,soars,migrating,flies,fly,soaring,floating,floats,hovering,gliding,in flight,levitating,airborne,in the air,in mid-air,midair,volant,vole,en vol,flottant,volando,vuela,volador,flotando,flota,летит,летящ*,летает,летая,летающ*,парит,парящ*,в полете,飞,飞翔,飞行,飞着,在飞,漂浮',
  jumping:
    'breaching,breaches,jumping,jumps,jump,leaping,leaps,bouncing,hopping,saute,sautant,saltando,salta,прыгает,прыгающ*,прыжке,跳,跳跃,跳着',
  running:
    'running,ran,raced,coming,comes,approaching,charging,charges,charge,fleeing,flees,traveling,travelling,travels,stampeding,stampede,passing,driving,drives,riding,chased,escaped,goes,going,passing,stepping,zoomed,speeds,migrate,chasing,rolling down,едет,едут,мчится,мчатся,roule,roulant,runs,run,racing,galloping,sprinting,speeding,rushing,fast,quick,rapid,walking,walks,walk,marching,jogging,moving,crossing,court,courant,marche,marchant,rapide,corriendo,corre,caminando,camina,rapido,rapida,бежит,бегущ*,бегает,идет,идущ*,шагает,быстр*,跑,奔跑,跑着,走,走着,飞快,散步',
  lying:
    'lying,laying,lies,lie,reclining,fallen,knocked over,tipped over,lounging,couche,couchee,allonge,allongee,couches,couchees,allonges,allongees,acostado,acostada,acostad*,tumbad*,recostad*,tumbado,tumbada,лежит,лежащ*,лежа,躺,躺着,趴着,趴',
  flipped:
    'upside down,upside-down,inverted,upturned,a l envers,la tete en bas,boca abajo,al reves,вверх ногами,перевернут*,вниз головой,倒立,颠倒,倒挂',
  tilted:
    'tilted,tumbling,tumbles,coming down,tipped,propped,sank,leaning,crooked,tossed,crashing,crash,crashed,falling,falls,sinking,sunken,swinging,swaying,broken,bent,penche,penchee,casse,cassee,inclinad*,cayendo,roto,rota,rotos,rotas,наклонен*,падает,падающ*,сломан*,разбит*,倾斜,坠落,破,坏,落下',
  glowing:
    'glowing,luminescent,radiating,iridescent,glossy,shiny,sleek,gleaming,glazed,polished,glows,shining,shines,illuminated,bright,lit,luminous,radiant,neon,lit up,lumineux,lumineuse,brillando,brillante,luminos*,светящ*,сияющ*,светится,яркий,яркая,яркое,яркие,发光,明亮,闪光,闪耀',
  faded:
    'faded,ghostly,invisible,vague,pale,faint,spectral,blurry,blurred,out of focus,flou,floue,pale,borros*,desvanecid*,бледн*,призрачн*,размыт*,невидим*,模糊,苍白,透明的',
  aged: 'пожил*,престарел*,old,ancient,antique,vintage,rusty,worn,weathered,retro,aged,dirty,dusty,dilapidated,abandoned,ruined,old-fashioned,classic,medieval,rustic,muddy,shabby,vieux,vieille,vieil,ancien,ancienne,antique,rouille,rouillee,viejo,vieja,viejos,viejas,antiguo,antigua,oxidad*,vejo,старый,старая,старое,старые,старинн*,древн*,ржав*,ветх*,грязн*,старого,старой,заброшен*,古老,老,旧,古代,生锈,破旧,古董,脏',
  halved:
    'half a,half an,half of a,half of an,half of the,half-eaten,half eaten,la moitie d un,la moitie d une,une moitie de,un demi,une demi,la mitad de un,la mitad de una,половина,половину,половинка,半个,半块,一半',
  halffull:
    'half empty,half-empty,half full,half-full,a moitie vide,a moitie plein,a moitie pleine,medio vacio,medio vacia,medio lleno,medio llena,наполовину пуст*,наполовину полн*,полупуст*,半满的,半空的,半满,半空',
  oblique:
    'three-quarters view,three-quarters view of,three quarters view,three quarters view of,a three quarters view of,three-quarters front view,three-quarters front view of,three-quarter view,three-quarter view of,vue de trois quarts,de trois quarts,vue de trois quarts de,de tres cuartos,vista de tres cuartos,vista de tres cuartos de,в три четверти,вид в три четверти,四分之三侧面,四分之三视角',
  dark: 'shadowy,silhouette of,silhouetted,in silhouette,a silhouette of,the silhouette of,silhouette,shaded,silueta de,силуэт*,剪影,轮廓',
  mirrored: 'reflected,reflection,reflecting,mirrored,its reflection,reflet,reflejo,reflejad*,отражен*,отражает*,倒影,反射',
});
export type Pose = NonNullable<ReturnType<typeof poseOf>>;

/** What is drawn beside a thing for a mood, an action, or a quality. The meaning is the icon. */
export const markOf = tableOf({
  zzz: 'nap,siesta,sieste,taking a nap,takes a nap,having a nap,tomando una siesta,tomando la siesta,toma una siesta,durmiendo la siesta,duerme la siesta,duermen la siesta,echando una siesta,haciendo la siesta,fait la sieste,font la sieste,faisant la sieste,fait une sieste,faisant une sieste,сиест*,тихий час,午睡,小睡,午休,打盹,打瞌睡,sleeping,sleeps,asleep,sleepy,sleep,tired,napping,dozing,snoring,dreamy,lazy,dormant,dort,dorment,qui dorment,duermen,спят,endormi,endormie,qui dort,fatigue,durmiendo,duerme,dormid*,cansad*,спит,спящ*,сонн*,устал*,дремл*,睡觉,睡着,在睡觉,瞌睡,困,睡',
  'waving-hand':
    'waving hello,waving goodbye,waves goodbye,fait signe de la main,saludando con la mano,машет рукой,машут рукой,машут руками,挥手,招手',
  'flushed-face': 'blushing,blushes,embarrassed,rougissant,rougissante,sonrojad*,avergonzad*,краснеющ*,краснеет,смущен*,脸红,害羞,尴尬',
  'unamused-face':
    'bored,moody,sulky,sulking,annoyed,ennuye,ennuyee,boudeur,boudeuse,aburrid*,malhumorad*,скучающ*,скучает,угрюм*,недовольн*,无聊,闷闷不乐,不高兴',
  'confused-face': 'puzzled,bewildered,baffled,perplexe,perplexes,desconcertad*,perplej*,озадачен*,растерян*,недоумева*,困惑,疑惑',
  'musical-notes': 'singing,sings,sing,whistling,playing music,chante,chantant,cantando,canta,поет,поющ*,唱歌,唱,歌唱',
  'mirror-ball':
    'dancing,dances,dance,partying,danse,dansant,bailando,baila,bailando tango,bailando salsa,bailando cumbia,bailando un vals,danse le tango,dansant le tango,танцует,танцующ*,танцуют,跳舞,舞',
  'speech-balloon':
    'talking,talks,speaking,speaks,saying,says,conversing,chatting,debating,giving a speech,lecturing,teaching,parle,parlant,hablando,habla,говорит,говорящ*,разговаривает,说话,说,聊天,讲课,上课,开会',
  'thought-balloon':
    'thinking,meditating,meditates,meditation,bemused,scholarly,nerdy,philosophizing,thinks,dreaming,dreams,imagining,wondering,pensive,contemplating,thoughtful,pondering,philosophical,confused,pense,revant,pensando,piensa,sonando,думает,мечтает,мечтающ*,задумч*,思考,做梦,想',
  'red-heart':
    'loving,lovestruck,lovesick,in love,romantic,lovely,beloved,loves,love,sweet,charming,amoureux,amoureuse,enamorad*,romantic*,любящ*,влюблен*,романтич*,любимый,恋爱,浪漫,相爱',
  sparkles:
    'beautiful,beatiful,encrusted,studded with jewels,jewel-encrusted,dignified,pretty,magic,magical,sparkling,elegant,gorgeous,stunning,clean,new,fancy,perfect,majestic,magnificent,wonderful,amazing,fantastic,luxurious,pristine,ornate,intricate,fabulous,dazzling,shimmering,enchanted,mystical,fantasy,glittering,delicate,exquisite,dreamlike,surreal,glamorous,epic,brand new,fresh,special,mysterious,beau,belle,belles,jolie,joli,magnifique,magique,neuf,neuve,propre,merveilleux,elegante,hermos*,bonit*,bello,bella,bellos,bellas,lindo,linda,lindos,lindas,magic*,nuevo,nueva,limpi*,precios*,красив*,прекрасн*,волшебн*,нов*,чист*,магическ*,роскошн*,изящн*,сказочн*,美丽,漂亮,魔法,神奇,新,新的,华丽,干净,优雅,美,梦幻',
  'smiling-face':
    'glad,jolly,happy,proudly,confidently,confident,happily,cute,kawaii,sourit,souriants,sonrie,sonrien,улыбаются,smiling,smiles,smile,joyful,cheerful,friendly,adorable,funny,laughing,silly,kind,excited,playful,content,goofy,merry,delighted,grinning,proud,optimistic,amused,peaceful,calm,relaxed,heureux,heureuse,mignon,mignonne,souriant,souriante,joyeux,joyeuse,drole,content,contente,feliz,felices,sonriente,sonriendo,alegre,alegres,divertid*,graciosa,gracioso,contento,tiern*,счастлив*,весел*,улыбающ*,улыбается,смеется,мил*,радостн*,смешн*,довольн*,симпатичн*,добр*,快乐,开心,可爱,微笑,高兴,笑,幸福,欢乐,萌',
  'crying-face':
    'sad,sobbing,sobs,tearful,frustrated,frowning,desolate,isolated,crying,cries,unhappy,melancholy,lonely,depressed,gloomy,weeping,mournful,disappointed,triste,tristes,pleure,pleurant,seul et triste,llorando,llora,melancolic*,solitari*,грустн*,печальн*,плачет,плачущ*,одинок*,悲伤,伤心,难过,哭,哭泣,孤独',
  'angry-face':
    'angry,mad,furious,evil,grumpy,aggressive,fierce,menacing,vicious,mean,violent,raging,en colere,furieux,furieuse,fache,mechant,mechante,enojad*,enfadad*,furios*,malvad*,сердит*,злой,злая,злое,злые,злого,злую,злым,разъярен*,свиреп*,агрессивн*,愤怒,生气,邪恶,凶,凶猛',
  'fearful-face':
    'freaking out,freaks out,panicking,panique,en panico,в панике,паникует,惊慌,scared,afraid,frightened,terrified,nervous,worried,anxious,shocked,horrified,effraye,effrayee,asustad*,nervios*,испуган*,напуган*,встревожен*,害怕,紧张,惊恐',
  'astonished-face':
    'surprised,amazed,astonished,strange,weird,odd,unusual,bizarre,surpris,surprise,etrange,sorprendid*,extran*,raro,rara,raros,raras,удивлен*,странн*,необычн*,惊讶,奇怪,奇特',
  skull:
    'scary,spooky,creepy,dead,deadly,dangerous,haunted,horrifying,horror,terrifying,poisonous,toxic,sinister,dying,ominous,hante,hantee,hantes,hantees,encantad*,embrujad*,effrayant,effrayante,mort,morte,dangereux,terrifiant,aterrador*,muert*,peligros*,espeluznante,страшн*,жутк*,мертв*,опасн*,ядовит*,ужасн*,可怕,恐怖,死,危险,恐怖的',
  'flexed-biceps':
    'strong,muscular,powerful,heroic,brave,tough,lifting weights,buff,bold,sturdy,fort,forte,musclee,muscle,courageux,fuerte,fuertes,musculos*,valiente,heroic*,сильн*,мускулист*,храбр*,смел*,могуч*,强壮,勇敢,强大,肌肉',
  fire: 'hot,burning,on fire,flaming,fiery,in flames,warm,blazing,burns,exploding,explodes,spicy,erupting,roasted,grilled,cooked,baked,fried,baking,frying,en feu,chaud,chaude,brulant,en flammes,ardiendo,en llamas,caliente,picante,frito,frita,fritos,fritas,asad*,горящ*,горяч*,горит,пылающ*,жарен*,в огне,тепл*,热,燃烧,着火,火热,烤,炸,辣',
  snowflake:
    'cold,chilly,freezing,frosty,snow-covered,snow covered,covered in snow,froid,froide,enneige,enneigee,frio,fria,nevad*,холодн*,заснежен*,морозн*,寒冷,冷,冰冷,积雪',
  'sweat-droplets':
    'wet,splashing,splash,dripping,soaked,washing,bathing,swimming,swims,sweating,spilling,spilled,watery,melting,melted,pouring,pours,pour,spraying,nage,nageant,mouille,mouillee,nadando,nada,mojad*,derritiend*,плывет,плавает,мокр*,плавающ*,тающ*,купается,моет*,湿,游泳,游,洗澡,融化,溅',
  collision:
    'crushing,fighting,fights,fight,wrestling,battling,shattering,smashing,hitting,smashed,destroyed,exploded,cracked,shattered,colliding,attacking,punching,boxing,kicks,explosive,ecrase,detruit,chocando,destruid*,взрыва*,разруш*,бьет,撞,爆炸,打碎,攻击',
  'dashing-away':
    'windy,blowing,blows,smoky,smoking,dust,smoke,steaming,boiling,bouillant,bouillante,hirviendo,hirviente,кипящ*,кипит,沸腾,venteux,fumant,humeante,ventos*,ветрен*,дымящ*,дымит*,冒烟,吹',
  'wrapped-gift': 'celebrating,celebrates,festive,gift wrapped,celebrating a birthday,fete,celebrando,празднует,праздничн*,庆祝,节日',
  'money-bag': 'rich,wealthy,expensive,riche,cher,chere,rico,rica,ricos,ricas,caro,cara preciosa,caros,costos*,богат*,дорог*,富有,昂贵,贵',
  'light-bulb': 'clever,smart,creative,intelligent,wise,inventive,scientific,intelligent,sage,inteligente,sabi*,умн*,мудр*,聪明,智慧',
  gear: 'industrial,technical,working,automated,technological,high-tech,works,working on,steampunk,cyberpunk,futuristic,modern,sci-fi,electronic,electric,digital,complex,travaille,moderne,futuriste,futurist*,modern*,tecnologic*,trabajando,современн*,футуристич*,работа*,технологич*,электрическ*,未来,现代,科幻,机械化,工作,加班,上班,高科技',
  crown:
    'royal,noble,imperial,regal,famous,great,king-size,iconic,chief,real de,royale,famos*,королевск*,знаменит*,благородн*,皇家,高贵,著名',
  seedling:
    'organic,natural,healthy,young,growing up,budding,sprouting,blooming,floral,flowery,flowering,overgrown,leafy,lush,jeune,naturel,naturelle,fleuri,fleurie,joven,natural,frondos*,молод*,цветущ*,природн*,здоров*,年轻,自然,健康,茂盛,盛开',
  'face-savoring-food':
    'delicious,tasty,yummy,juicy,hungry,appetizing,ripe,savory,delicieux,delicieuse,delicios*,sabros*,hambrient*,вкусн*,сочн*,аппетитн*,голодн*,好吃,美味,饿',
  'hot-face': 'drunk,crazy,wild,insane,fou,folle,loco,loca,locos,locas,borrach*,безумн*,дик*,пьян*,疯狂,醉',
  'smiling-face-with-sunglasses':
    'cool,hip,stylish,fashionable,trendy,awesome,punk,funky,badass,genial,geniale,chulo,guay,крут*,стильн*,модн*,酷,时尚',
  'check-mark-button':
    'correct,right,good,best,finished,complete,done,ready,successful,winning,ideal,safe,proper,bon,bonne,bueno,buena,хорош*,готов*,лучш*,好,正确',
  'shushing-face':
    'calme,calmes,tranquille,tranquilles,tranquil*,спокойн*,平静,宁静,quiet,silent,secret,hidden,hiding,sneaking,hides,stealthy,silencieux,silencios*,тих*,тайн*,прячется,спрятан*,安静,秘密,躲',
  'artist-palette':
    'painted,painting,drawing,artistic,decorated,paints,decorative,peint,peinte,pintad*,раскрашен*,расписн*,рисует,彩绘,画画',
  eyes: 'looking,facing,faces,watches,watched,seeing,sees,highlighting,eyeing,looks,look,watching,facing,examining,checks,appears,watchful,curious,looking around,searching,peeking,glancing,staring,gazing,looking up,looking out,watching over,curieux,curieuse,curios*,любопытн*,смотрит,смотрящ*,好奇,凝视',
  'speaker-high-volume':
    'howling,howls,hurlant,hurle,aullando,aulla,воет,воющ*,嚎叫,loud,noisy,shouting,yelling,screaming,roaring,barking,howling,roars,crie,criant,gritando,ruidos*,кричит,громк*,рычащ*,рычит,лает,大喊,吵,吼叫',
  scissors:
    'sliced,cut,chopped,slicing,cutting,peeled,halved,cut in half,slices,slice of,slices of,a slice of,coupe,coupee,cortad*,нарезан*,разрезан*,切,切开,切片',
  pushpin:
    'pinned,sticky,attached to,sticking,stuck,attached,glued,nailed,tied,hanging,hung,mounted,hangs,suspended,accroche,suspendu,colgad*,colgando,pegad*,висит,висящ*,прикреплен*,贴着',
  'counterclockwise-arrows-button':
    'spinning,rolled,rolls,unraveling,unrolling,curled,roiling,wavy,furling,rotating,turning,rolling,swirling,twisted,curved,circular,spiral,winding,curly,looping,tournant,girando,gira,вращающ*,крутящ*,вращается,旋转,转,弯曲',
  'puzzle-piece':
    'abstract,geometric,cubist,complicated,confusing,fractal,patterned,mosaic,symmetrical,pattern,abstrait,abstraite,abstract*,geometric*,абстрактн*,геометрич*,抽象,几何',
  'takeout-box': 'packed,packaged,wrapped,boxed,covered with,filled with,stuffed with,full,loaded,emballe,llen*,полн*,наполнен*,装满,满',
});
export type Mark = NonNullable<ReturnType<typeof markOf>>;

/** How the whole picture is finished; the names are the engine's styles, or a change of tone or frame. */
export const finishOf = tableOf({
  cartoon:
    'cartoon,comic,anime,comic book style,comic book illustration,comic strip,anime illustration,cartoon of,manga,cartoonish,animated,pixar,disney,dessin anime,bande dessinee,dibujo animado,de dibujos animados,caricatura,мультяшн*,мультфильм*,аниме,комикс,卡通,动漫,漫画,卡通风格,动漫风格,漫画风格',
  watercolour:
    'watercolor,watercolour,watercolor painting,watercolor painting of,watercolour painting,watercolour painting of,ink wash,aquarelle,acuarela,акварель*,水彩,水彩画,水彩风格,水墨画,国画',
  oil: 'oil painting,oil on canvas,oil-on-canvas,oil-on-canvas painting of,oil on canvas painting of,impressionist,impressionistic,hokusai,rembrandt,van gogh,in the style of van gogh,oil painting of,painting of,a painting of,impressionist painting of,impressionism,expressionist,renaissance,madhubani,pointillism,rococo,gothic,traditional,textured,depicted,realistic,baroque,abstract painting of,abstract oil painting of,acrylic,classical painting of,peinture a l huile,peinture de,tableau de,pintura al oleo,pintura de,cuadro de,маслом,картина маслом,картина,живопись,油画',
  pencil:
    'sketch,pencil sketch,pencil drawing,charcoal,line drawing,drawing,doodle,ink sketch,sketch of,drawing of,a drawing of,illustration,illustration of,hatching,crosshatched,pencil sketch of,line art,charcoal drawing,line drawing of,black ink,etching,woodcut,engraving,hand-drawn,croquis,dessin au crayon,boceto,dibujo a lapiz,карандаш*,набросок,эскиз,素描,铅笔画,蜡笔画,蜡笔画风格,简笔画,crayon drawing',
  'pop-art': 'pop art,pop-art,warhol,andy warhol,graffiti,graffiti of,street art,поп-арт,波普,涂鸦',
  pixel:
    'voxels,made of voxels,voxel art,pixel art,8-bit,8 bit,16-bit,pixelated,minecraft,voxel,pixel,mosaic of,pixeles,пиксел*,像素,像素风',
  'low-poly':
    'low poly,low-poly,polygonal,stained glass,stained-glass,stained glass window,stained glass window of,cubist painting of,cubism,vitrail,vidriera,низкополигональн*,витраж,低多边形,彩色玻璃',
  mono: 'black and white,monochrome,black-and-white,grayscale,greyscale,noir et blanc,blanco y negro,черно-бел*,黑白',
  sepia:
    'sepia,vintage photo,old photo,old photograph,daguerreotype,vintage photograph of,daguerreotype of,viejo retrato,сепия,старая фотография,老照片',
  soft: 'contrast,high contrast,dramatic,blurred background,dreamy background,hazy,soft focus,dslr,bokeh,depth of field,35mm,shallow depth of field,柔焦',
  closeup:
    'close-up,closeup,close up,macro,extreme close-up,portrait of,a portrait of,close-up of,close up of,a close-up of,a closeup of,closeup of,portrait,retrato,retrato de,un retrato de,una foto de cerca,headshot,zoomed in,close-up photo of,high resolution,detailed,high-quality,high quality,highly detailed,studio shot,gros plan,primer plano,крупным планом,крупный план,портрет,特写',
  distant:
    'wide shot,wide-angle,wide angle,wide-angle lens,aerial,aerial view of,general view,general view of,a general view of,vue generale,vue generale de,vue d ensemble,vista general,vista general de,общий вид,全景,aerial view,bird s eye view,from above,distant,distance,in the distance,far away,drone view,fisheye,panorama,top down,vue aerienne,au loin,a lo lejos,vista aerea,вдали,издалека,с высоты,远处,鸟瞰,俯瞰',
});
export type Finish = NonNullable<ReturnType<typeof finishOf>>;
