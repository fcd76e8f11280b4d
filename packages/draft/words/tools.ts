/** What someone does who is seen by the tool alone. */
import { tableOf } from './table.ts';

/** The tool of a deed, in five languages. */
export const toolOf = tableOf({
  yarn: 'knitting,knits,crocheting,crochets,tricote,tricotent,tricotant,tejiendo,teje,tejen,вяжет,вяжут,вяжущ*,织毛衣,织毛线,打毛衣,编织,织围巾',
  'sewing-needle':
    'sewing,sews,embroidering,embroiders,coud,cousent,cousant,brode,brodant,cosiendo,cose,cosen,bordando,borda,шьет,шьют,вышивает,вышивают,缝衣服,刺绣,绣花,缝纫',
  'hair-pick':
    'combing,combs,brushing her hair,brushing his hair,peinando,peina,peinandose,coiffe,coiffant,se coiffe,se peigne,причесывает,причесывается,заплетает,расчесывает,梳头,梳头发,梳着头发,扎辫子',
  broom: 'sweeping,sweeps,balaie,balaient,balayant,barriendo,barre,barren,подметает,подметают,扫地,打扫',
  bucket: 'watering,arrose,arrosent,arrosant,regando,riega,riegan,поливает,поливают,浇水,浇花,浇',
  hammer:
    'hammering,hammers,forging,forges,martele,martelant,forgeant,martillando,martilla,forjando,кует,забивает гвозди,забивает гвоздь,打铁,敲钉子',
  'carpentry-saw': 'sawing,scie,sciant,serrando,sierra madera,aserrando,пилит,пилят,锯木头,锯',
  pick: 'digging,mining,creuse,creusent,creusant,cavando,cava,cavan,копает,копают,роет,挖矿,挖,挖洞',
  keyboard:
    'typing,coding,programming,codant,programmant,tape a l ordinateur,programando,tecleando,escribiendo codigo,печатает,программирует,пишет код,打字,编程,写代码,敲代码',
  'mobile-phone':
    'texting,scrolling,envoie un sms,envoyant un sms,enviando un mensaje,chateando,переписывается,листает ленту,发短信,玩手机,刷手机,看手机',
  camera:
    'photographing,taking a photo,taking photos,taking a picture,taking pictures,takes a photo,takes photos,takes a picture,prend une photo,prend des photos,prenant une photo,prenant des photos,photographiant,fotografiando,tomando una foto,tomando fotos,sacando una foto,sacando fotos,toma una foto,saca una foto,фотографирует,фотографируют,делает фото,拍照,照相,摄影',
  toothbrush:
    'brushing teeth,brushing his teeth,brushing her teeth,brushing its teeth,brushing their teeth,brushes his teeth,brushes her teeth,brushes its teeth,se brosse les dents,se brossant les dents,cepillandose los dientes,lavandose los dientes,se cepilla los dientes,se lava los dientes,чистит зубы,чистят зубы,刷牙',
  razor: 'shaving,shaves,se rase,se rasant,afeitandose,se afeita,бреется,刮胡子,剃须',
  drum: 'tocando la bateria,toca la bateria,joue de la batterie,jouant de la batterie,打鼓,敲鼓',
  kite: 'flying a kite,flies a kite,fait voler un cerf-volant,volando una cometa,volando un papalote,запускает воздушного змея,запускают воздушного змея,放风筝',
  cooking:
    'grilling,grills,barbecuing,barbecues,fait griller,faisant griller,asando carne,asando,烧烤,жарит шашлык,жарит шашлыки,cooking,печет,пекут,cuisinant,qui cuisine,cocinando,cocina una,cocina un,готовит,готовят,варит,варят,жарит,жарят,做饭,炒菜,煮饭,烹饪,做菜',
  'open-book':
    'studying,studies,doing homework,doing his homework,doing her homework,does homework,etudie,etudient,etudiant ses lecons,fait ses devoirs,faisant ses devoirs,revise,estudiando,estudia,estudian,haciendo la tarea,haciendo los deberes,hace la tarea,учится,делает уроки,делает домашнее задание,学习,写作业,做作业,看书,读书',
  'shopping-bags':
    'shopping,faisant du shopping,fait du shopping,fait les courses,faisant les courses,fait ses courses,de compras,haciendo compras,haciendo la compra,делает покупки,ходит по магазинам,购物,逛街,买东西,买菜',
  sponge:
    'cleaning,cleans,scrubbing,washing dishes,washing the dishes,doing the dishes,washes the dishes,nettoie,nettoient,nettoyant,fait la vaisselle,faisant la vaisselle,fait le menage,limpiando,limpia la,limpia el,lavando los platos,lavando los trastes,fregando,моет посуду,убирает,убирается,чистит,протирает,洗碗,擦窗户,擦桌子,大扫除',
  'magnifying-glass-tilted-left':
    'investigating,investigates,inspecting,inspects,enquete,enquetant,inspecte,investigando,investiga,inspeccionando,расследует,изучает,调查,研究',
  'fishing-pole':
    'fishing,peche a la ligne,pescando,pescan,pechant,en train de pecher,рыбачит,рыбачат,удит,удит рыбу,ловит рыбу на удочку,钓鱼,垂钓',
  joker:
    'playing cards,plays cards,jouant aux cartes,joue aux cartes,jouent aux cartes,jugando cartas,jugando a las cartas,juega cartas,juegan cartas,играет в карты,играют в карты,打牌,打扑克',
  paintbrush:
    'painting a picture,painting pictures,painting a portrait,painting a painting,paints a picture,peint un tableau,peignant un tableau,peint une toile,pintando un cuadro,pinta un cuadro,рисует картину,рисуют картину,пишет картину,画一幅画',
  bathtub:
    'taking a bath,takes a bath,having a bath,prend un bain,prenant un bain,dandose un bano,tomando un bano,se da un bano,принимает ванну,купается в ванне,泡澡',
  skis: 'skiing,skis down,ski down,skiant,fait du ski,faisant du ski,esquiando,esquia,катается на лыжах,едет на лыжах,идет на лыжах,滑雪',
  'ice-skate':
    'ice skating,ice-skating,figure skating,fait du patin a glace,faisant du patin a glace,patine sur la glace,patinando sobre hielo,patina sobre hielo,катается на коньках,溜冰,滑冰',
  'boxing-glove': 'boxing,fait de la boxe,boxe,boxant,boxeando,boxea,боксирует,занимается боксом,打拳击,拳击',
});

export type Tool = NonNullable<ReturnType<typeof toolOf>>;
