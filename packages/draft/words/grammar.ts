/** Words that carry the sentence: fillers, numbers, and what stands between two things. */
import { tableOf } from './table.ts';

/** Words that a picture need not answer: articles, pronouns, auxiliaries, and "a picture of". */
const fillers = tableOf({
  filler:
    'once upon a time,包围,包括,包含,亮着,need,needs,want,wants,of course,slice of,a slice of,slices of,pieces of,stacks of,a,an,the,during,because,while,either,half,past,away,instead,of,is,are,was,were,be,been,being,am,it,its,it is,this,that,these,those,there,here,there is,there are,and,or,to,for,as,from,into,his,her,their,my,your,our,he,she,they,we,i,you,him,them,me,us,who,which,what,whose,where,when,has,have,had,having,do,does,doing,did,not,but,so,than,then,also,very,some,any,each,other,another,one of,same,own,just,only,too,such,while,if,can,could,will,would,may,shall,up,out,off,down,about,through,via,per,at,seen,shown,showing,shows,see,called,named,made,make,makes,making,put,placed,rather,quite,really,image,image of,scene,minimalist,minimalistic,minimal,al pastor,no one,deserte,desertes,с огнями,a su lado,a son cote,picture of,photo,photo of,photograph of,photograph,photography,picture,depiction of,rendering of,render of,render,scene of,view of,a view of,shot of,photo realistic,close,sticker of,sticker,draw,paint,draw me,create,generate,please,concept art of,it has,each other,own,s,t,re,ll,itself,himself,herself,themselves,one,ones,kind of,type of,style of,in the style of,in style of,in the form of,shape of,shaped,sort of,lots,lot,set of,series of,part of,top,version of,image shows,like,as if,etc,eg,e,de,featuring,got,get,gets,getting,using,use,used,full of,filled,among,way,thing,things,something,someone,nobody,nothing,everything,different,various,several different,more,most,much,even,still,yet,both,all,every,between them,style,' +
    'il etait une fois,plein de,pleine de,pleins de,plein d,pleine d,rempli de,remplie de,rempli d,remplie d,quand,lorsque,pendant,font,le,la,les,un,une,des,du,de,d,l,et,ou,est,sont,qui,que,a la,au,aux,ce,cette,ces,son,sa,ses,leur,mon,ma,mes,il,elle,tres,image de,photo de,une photo,dessin de,dans le style de,style,avec un air,en train de,c est,il y a,plus,comme,pour,par,fait,faite,' +
    'habia una vez,erase una vez,lleno de,llena de,llenos de,llenas de,cuando,mientras,el,los,las,una,unos,unas,del,al,y,o,es,esta,estan,que,su,sus,mi,mis,tu,tus,nuestro,nuestra,nuestros,nuestras,ton,ta,tes,notre,nos,leurs,votre,vos,se,lo,muy,imagen de,foto de,foto,imagen,dibujo de,al estilo de,estilo,hay,mas,como,para,por,hecho,hecha,' +
    'и,или,а,но,это,с полями,с широкими полями,что,как,который,которая,которые,он,она,они,его,ее,их,мой,моя,мое,мои,моих,моим,моими,моего,моей,моему,мою,наш,наша,наше,наши,нашего,нашей,наших,твой,твоя,твои,свой,своя,свое,свои,своего,своей,своему,своим,своими,свою,своих,очень,есть,был,была,изображение,картинка,фото,фотография,рисунок,в стиле,стиль,стиле,для,по,же,ли,не,там,где,' +
    '给,到,去,来,还,又,就,从,往,向,自己,上面写,在,的,了,着,是,一个,一只,一条,一位,一名,一张,一幅,一辆,一座,一棵,一朵,一匹,一头,一件,一艘,一把,个,只,条,顶,颗,盏,束,粒,枚,栋,扇,支,枝,一轮,位,张,辆,座,棵,朵,匹,头,件,艘,把,碗里的,和,与,有,很,非常,这,那,它,他,她,我,你,我们,我的,你的,我们的,正在,正,一杯,一碗,图片,照片,一张照片,风格,一幅画,副,地,得,也,都,一,片,时,当,处',
});
export const isFiller = (word: string): boolean => fillers(word) !== undefined;

const counts = tableOf({
  '1': 'piece of,a piece of,morceau de,un morceau de,un trozo de,un pedazo de,кусок,кусочек,一块,one,single,seul,seule,solo,uno,один,одна,одно,一',
  '2': 'двух,двумя,обоими,一双,two,pair,pair of,a pair of,couple of,a couple of,twin,double,deux,paire de,dos,par de,два,две,двое,пара,2,两,两个,两只,两条,两位,两朵,两匹,两头,两辆,二,两人,一对',
  '3': 'трех,тремя,three,trio of,triple,trois,tres,три,трое,3,三,三个,三只,三条,三位,三朵,三辆,三棵',
  '4': 'четырех,четырьмя,four,quatre,cuatro,четыре,четверо,4,四,四个,四只',
  '5': 'пяти,пятью,five,cinq,cinco,пять,5,五,五个,五只',
  '6': 'шести,шестью,six,seis,шесть,6,六,六个,六只,half a dozen',
  '7': 'семи,seven,sept,siete,семь,7,七,七个,七只,several,several of,few,a few,some few,plusieurs,quelques,varios,varias,algunos,algunas,несколько,几个,几只',
  '8': 'восьми,восемью,eight,huit,ocho,восемь,8,八,八个,八只',
  '9': 'девяти,девятью,nine,neuf,nueve,девять,9,九,九个,many,group of,a group of,bunch of,a bunch of,lots of,crowd of,pack of,flock of,herd of,swarm of,school of,array of,collection of,pile of,piles of,stack of,stacks of,row of,rows of,field of,dozens of,hundreds of,thousands of,multiple,numerous,swarms of,line of,plenty of,groupe de,beaucoup de,un tas de,tas de,pile de,une pile de,piles de,des piles de,montagne de,pila de,una pila de,pilas de,monton de,un monton de,montones de,стопка,стопку,стопке,стопкой,стопки,куче,кучу,кучей,груда,груде,груду,muchos,muchas,grupo de,troupeau de,troupeau d,un troupeau de,un troupeau d,volee de,volee d,essaim de,essaim d,des centaines de,des milliers de,rebano de,manada de,bandada de,cientos de,miles de,много,множество,стая,стадо,табун,косяк,рой,сотни,тысячи,группа,куча,许多,很多,一群,一堆,好多',
  '10': 'десяти,десятью,ten,dix,diez,десять,10,十,十个',
  '11': 'eleven,onze,once,одиннадцать,11,十一,十一个,十一只',
  '12': 'twelve,dozen,a dozen,dozen of,douze,douzaine,doce,docena,двенадцать,дюжина,十二,一打',
  '20': 'twenty,vingt,veinte,двадцать,二十',
  '30': 'thirty,trente,treinta,тридцать,三十',
  '40': 'forty,quarante,cuarenta,сорок,四十',
  '50': 'fifty,cinquante,cincuenta,пятьдесят,五十',
  '100':
    'hundred,a hundred,one hundred,100,cent,cents,une centaine de,centaine de,une centaine d,centaine d,cien,ciento,un centenar de,centenar de,сто,сотня,сотню,сотней,一百,百',
  '200': 'doscientos,doscientas,двести',
  '300': 'trescientos,trescientas,триста',
  '1000': 'thousand,a thousand,one thousand,1000,mille,un millier de,millier de,mil,un millar de,millar de,тысяча,тысячу,тысячей,一千,千',
});
/** How many of a thing a word asks for. */
export function countOf(word: string): number | undefined {
  const named = counts(word);
  if (named) return Number(named);
  const han =
    /^([一两二三四五六七八九十]|几|许多|很多|好多)(?:只|条|个|匹|头|朵|棵|杯|本|位|名|辆|艘|片|颗|座|张|把|件|双|块|根|盏|串|枝|支|顶|盘|碗|瓶|盆|架|幅|扇|栋|间|口|滴|粒)$/u.exec(
      word,
    );
  if (han)
    return ' 一二三四五六七八九十'.indexOf(han[1]!.replace('两', '二')) > 0
      ? ' 一二三四五六七八九十'.indexOf(han[1]!.replace('两', '二'))
      : 3;
  const grid = /^(\d)x(\d)$/.exec(word);
  if (grid) return Math.max(1, Math.min(12, Number(grid[1]) * Number(grid[2])));
  return /^\d{1,2}$/.test(word) && Number(word) > 0 ? Number(word) : undefined;
}

/** Says that the thing before is larger or smaller than the one after; in Chinese the size follows: 比大象大. */
export const comparisonOf = tableOf({
  large:
    'bigger than,larger than,taller than,much bigger than,plus grand que,plus grand qu,plus grande que,plus grande qu,plus gros que,plus gros qu,plus grosse que,plus grosse qu,mas grande que,mas alto que,mas alta que,mayor que,больше,крупнее,больше чем,крупнее чем',
  small:
    'smaller than,tinier than,much smaller than,plus petit que,plus petit qu,plus petite que,plus petite qu,mas pequeno que,mas pequena que,mas chico que,mas chica que,menor que,меньше,мельче,меньше чем,мельче чем',
  than: '比',
});
export type Comparison = NonNullable<ReturnType<typeof comparisonOf>>;

/** How a thing stands to the one named before it. */
export type Relation =
  | 'on'
  | 'in'
  | 'under'
  | 'behind'
  | 'before'
  | 'beside'
  | 'above'
  | 'between'
  | 'near'
  | 'with'
  | 'ride'
  | 'hold'
  | 'wear'
  | 'play'
  | 'eat'
  | 'sit'
  | 'chase'
  | 'face'
  /** What says the country of a thing stands small beside it; no word says so itself. */
  | 'emblem';

export const relationOf = tableOf<Exclude<Relation, 'emblem'>>({
  on: 'pasando por,pasa por,passe sur,passant sur,taxiing on,banging on,knocking on,frappant a,golpeando,стучит в,敲,climbing,climbs,climbing up,crossing,crosses,crossing over,grimpe,grimpant,traversant,traverse,escalando,trepando,trepando a,trepando por,trepa,subido a,subida a,subido en,subida en,cruzando,cruza,переезжает,карабкается,爬,攀登,on,on the back of,on the shoulder of,on the head of,written on,stamped on,drawn on,piled on,piled on top of,scattered on,scattered over,scattered all over,served on,depicting,that depicts,mounted on,parked on,leaning on,lying across,balancing on,balanced on,situated on,scattered on,printed on,written on,drawn on,sitting atop,stacked on,hung on,hanging from,accroche a,accrochee a,accroche au,accrochee au,suspendu a,suspendue a,suspendu au,suspendue au,pendu a,pendue a,colgado de,colgada de,colgados de,colgadas de,colgando de,colgado en,colgada en,colgando en,висит на,hanging over,stacked on top of,on top of,atop,onto,over top of,sitting on a branch of,perched on,standing on,stands on,lying on,laying on,resting on,sleeping on,painted on,printed on,hanging on,growing on,on the surface of,sur,pose sur,posee sur,assis par terre sur,en,encima de,sobre,encima del,на,поверх,在上,上,上面,上的',
  in: 'qui sort du,sort du,qui sort de,sortant du,qui sort d un,hatching from,hatching out of,hatches from,taken out of,being taken out of,growing out of,protruding from,sticking out of,dives into,diving into,falling into,sortant de,sort de,saliendo de,sale de,выходит из,торчит из,растет из,ныряет в,从里面出来,en medio de,en medio del,au milieu de,au milieu du,au milieu d,through,через,сквозь,a travers,driving through,in,coming out of,comes out of,emerging from,popping out of,climbing out of,peeking out of,riding inside of,wedged in,stuck in,growing in,served in,standing in,hiding in,parked in,inside,inside of,within,into,in the middle of,sleeping in,floating in,swimming in,at,dans,a l interieur de,a l interieur d un,dentro de,dentro del,en el interior de,в,во,внутри,посреди,里,里面,里的,中,中的,在中',
  under:
    'under,hanging under,sleeping under,sitting under,standing under,underneath,beneath,below,sous,en dessous de,bajo,debajo de,debajo del,под,下,下面,底下,下的',
  behind: 'behind,standing behind,hiding behind,in back of,derriere,detras de,detras del,за,позади,后面,背后,后',
  before:
    'in front of,standing in front of,sitting in front of,before,ahead of,devant,delante de,frente a,delante del,перед,впереди,前面,前,面前,门口,门前,大门口',
  beside:
    'au bord d,au bord d un,au bord d une,au bord du,au bord de la,au bord des,a la orilla de,a la orilla del,a orillas de,a orillas del,qui promene,promene,promenant,se promene avec,paseando a,pasea a,paseando con,выгуливает,гуляет с,гуляют с,遛着,遛,beside,coming around,going around,driving around,piled up next to,peeking out from,leading away from,standing close to,propped against,propped up against,leaning against,curled around,wrapped around,past,passing by,passing,walking past,running past,flying past,served with,topped by,topped with,viewed between,next to,standing next to,sitting next to,standing beside,standing by,facing away from,by the side of,alongside,to the left of,to the right of,left of,right of,on the left of,on the right of,on the left,on the right,at the left,at the right,adjacent to,close to,near,by,a cote de,a cote d un,pres de,pres d un,au bord de,junto a,junto al,al lado de,al lado del,cerca de,рядом с,возле,около,у,рядом,справа от,слева от,旁边,旁,旁边的,附近,边',
  above:
    'above,stepping over,looming over,looms over,towering above,swooping over,passing over,hanging above,over,flying over,hovering over,hovering above,floating above,jumping over,jump over,leaping over,stepping over,hovering above the,radiating from,rising above,rising over,flying above,jumps over,soaring over,au dessus,au dessus de,au dessus du,au dessus des,au dessus d,par dessus,por encima de,sobrevolando,над,прыгает через,перепрыгивает через,перелетает через,上空,上方',
  between: 'between,in between,among,entre,между,среди,之间,中间',
  near: 'entoure de,entouree de,entoures de,entourees de,rodeado de,rodeada de,rodeados de,rodeadas de,окружен,окруженный,окруженная,overlooking,overlooks,surplombant,donnant sur,con vistas a,с видом на,俯瞰着,around,contre,против,surrounding,surrounded,surrounded by,surrounds,against,hacia,vers,along,across,across from,toward,towards,autour de,alrededor de,contra,вокруг,вдоль,周围',
  with: 'with,featuring,accompanied by,and with,holding up,having,avec,con,с,со,вместе с,跟',
  ride: 'conduit,conduisant,qui conduit,conduce,manejando,conduciendo un,fait du,faisant du,qui fait du,montando en,paseando en,катается на,rides,riding,riding on,rode,driving,drives,drive,mounted on,sitting on top of,skating on,surfing on,pilots,piloting,monte,montant,chevauchant,a cheval sur,a dos de,conduisant,montando,montado en,montada en,monta,a lomos de,conduciendo,сидит верхом на,верхом на,едет на,едущий на,едущая на,скачет на,за рулем,на спине,骑,骑着,骑在,驾驶,开着',
  hold: 'vendiendo,vende,venden,vendant,vend,vendent,продает,продают,卖,卖着,sharing,share,shares,partageant,partagent,compartiendo,comparten,делят,合撑,共撑,一起撑,hold,cargando,mixing,mixes,stirring,stirs,ringing,melangeant,melange,mezclando,mezcla,revolviendo,смешива*,мешает,搅拌,混合,picking,picks,picking up,stealing,steals,saving,saves,rescuing,catches,collecting,grabbing,volant un,robando,cueillant,cueille,recogiendo,pateando,plantando,собирает,ворует,ловит,ловят,спасает,несущий,采,采摘,撑,撑着,selling,sells,serving,serves,gives,give,giving,gave,handing,accepting,accepts,receiving,receives,showing off,examining,examines,playing with a,wields,bearing,donne,donnant,offre,offrant,da,dando,entrega,regala,дает,дарит,отдает,дающий,送给,送,递给,交给,holds,holding,carrying,carries,carry,grasping,gripping,waving,swinging,lifting,brandishing,wielding,holding up,offering,clutching,throwing,kicking,dribbling,catching,reading,reads,using,pushing,pulling,writing,pointing at,tient,tenant,lisant,lit,qui tient,qui lit,sosteniendo,sujetando,sostiene,leyendo,держит,держащий,держащая,несет,читает,с книгой в руках,читающий,держа,端着,端,拿着,拿,举着,抱着,读,捧着,提着,读着',
  wear: 'deguise en,deguisee en,deguises en,deguisees en,disfrazado de,disfrazada de,disfrazados de,disfrazadas de,dressed up as,打扮成,装扮成,扮成,wear,wears,wearing,wore,dressed in,dressed as,clad in,porte,portant,portant des,vetu d,vetue d,llevando,lleva,vestido con,vestida con,usando,luciendo,носит,одет в,одета в,надел,系着,系,围着,披着,挎着,戴,戴着,穿,穿着,身穿,留着,长着',
  play: 'играет в,играют в,играть в,играющий в,играющая в,играющие в,blow into,blows into,blowing into,soufflant dans,souffle dans,soplando,дует в,play,plays,playing,playing the,played,strumming,jouant,joue,jouant de,jouant du,joue de la,joue du,jouant de la,tocando,toca,tocando la,tocando el,jugando,jugando al,juega,juega al,joue au,jouant au,joue aux,игра*,играет на,играющий на,играющая на,弹,弹着,弹奏,吹,拉,打,演奏,玩,踢',
  eat: 'cenando,desayunando,almorzando,обедает,обедают,ужинает,ужинают,завтракает,завтракают,dinant,dejeunant,吃饭,吃早饭,吃午饭,吃晚饭,having breakfast,having lunch,having dinner,eating breakfast,eating lunch,eating dinner,грызет,грызут,nibbling,nibbles,grignote,grignotant,royendo,butine,breathing,breathes,spitting,spits,spewing,mangent,boivent,crache,crachant,comen,beben,escupiendo,escupe,echando,tomando,toman,едят,пьют,дышит,изрыгает,喷,吐,叼着,叼,衔着,咬着,eat,eats,eating,drinking,drinks,drink,biting,chewing,licking,sipping,munching on,mange,mangeant,buvant,boit,qui mange,qui boit,comiendo,come,bebiendo,bebe,ест,пьет,едящий,пьющий,жует,поедает,喝,喝着,吃,吃着',
  sit: 'sitting on,riding in,rides in,driving in,sitting astride,astride,sits on,seated on,sat on,sitting in,sits in,sitting at,seated at,sitting inside,assis sur,assise sur,assis dans,sentado en,sentada en,sentado sobre,sentada sobre,sentado,sentada,сидит на,сидящий на,сидящая на,сидит в,坐在',
  chase:
    'qui court apres,court apres,courant apres,corre detras de,corriendo detras de,chase,chases,chasing,following,follows,running after,poursuit,suit,suivent,poursuivant,chassant,persiguiendo,persigue,преследует,гонится за,бежит за,追,追着,追逐',
  face: 'blowing out,blows out,souffle sur,soufflant sur,souffle les,souffle ses,soufflant les,soufflant ses,soplando las,sopla las,soplando sus,sopla sus,задувает,задувая,吹灭,кормит,кормящ*,nourrit,nourrissant,donnant a manger a,alimentando,dando de comer a,喂,喂着,looking at,patting,pats,looks up at,sniffing,sniffs,imitating,imitates,shaking hands,chatting with,talking with,dancing with,facing,looks at,staring at,watching,watches,talking to,fighting,fighting with,fights,kissing,hugging,meeting,greeting,feeding,petting,biting at,playing with,shaking hands with,arguing with,racing,vs,versus,regarde,regardant,parlant a,face a,jouant avec,joue avec,embrassant,embrasse,serrant dans ses bras,abrazando,abrazando a,abraza,abraza a,besando,besando a,besa,jugando con,juega con,mirando,mira,hablando con,peleando con,jugando con,смотрит на,глядя на,разговаривает с,играет с,дерется с,看着,看,对着,和一起玩',
});

/** Says that what follows is not in the picture. */
export const isNot = tableOf({
  not: 'not wearing,not holding,not carrying,isn t wearing,is not wearing,isn t holding,does not wear,doesn t wear,does not have,doesn t have,has no,have no,не носит,не держит,не надел,не надела,不戴,不穿,没戴,没穿,没有戴,没有穿,no,without,without any,without a,without an,with no,with zero,instead of,rather than,sans,sans aucun,sans aucune,pas de,au lieu de,au lieu d,sin,sin ningun,sin ninguna,en lugar de,en vez de,без,вместо,нет,没有,没,无,不要,不带,而不是',
});

/** Says that the words before it describe the thing after it (Chinese). */
export const isOf = (word: string): boolean => /^(?:的|做的|制成的|做成的|制作的)$/.test(word);

const bareSides = new Set(
  'on,in,at,by,with,over,above,under,below,behind,before,between,near,beside,next,to,of,front,top,the,side,left,right,inside,into,within,onto,atop,around,along,across,against,a,middle,up,down,toward,towards,through'.split(
    ',',
  ),
);
/** A relation that is only a preposition says nothing that a person would look for in the picture. */
export const isBareSide = (words: string, relation: Relation): boolean =>
  relation === 'with' ||
  !/^[\x20-\x7e]+$/.test(words) ||
  words
    .toLowerCase()
    .split(' ')
    .every((word) => bareSides.has(word));
