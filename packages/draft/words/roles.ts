/** People of trades, of history, of tales, and of films that have no drawing: who stands for them, which the notes say. */
import { tableOf } from './table.ts';

/** The drawing that stands for each. */
export const roleNamed = tableOf({
  'old-man': 'vieux marin,vieux marins,vieux nain,vieux nains',
  'office-worker': 'postman,mailman,facteur,facteurs,cartero,carteros,почтальон*,邮递员,快递员',
  man: 'bullfighter,matador,torero,toreros,тореадор*,斗牛士',
  ninja:
    'thief,thieves,voleur,voleurs,ladron,ladrones,вор,вора,воры,вором,воров,小偷,robber,robbers,burglar,samurai,samurais,samourai,samourais,ronin,shogun,assassin,assassins,swordsman,swordsmen,jedi,sith,darth vader,самура*,асасин*,джеда*,дарт вейдер,武士,侠客,剑客,刺客,大侠,达斯维达,绝地武士,asesino,espadachin,наемник*,mercenary,mercenaries,kunoichi,luchador,luchadores',
  helm: 'gladiator,gladiators,gladiateur,gladiateurs,gladiador,gladiadores,гладиатор*,角斗士,spartan,spartans,spartiate,spartiates,espartano,espartanos,спартан*,斯巴达,斯巴达人,crusader,crusaders,un croise,les croises,cruzado,cruzados,крестонос*,centurion,centurions,центурион*,roman soldier,roman soldiers,legionnaire,легионер*,paladin,paladins,паладин*,圣骑士,warrior,warriors,guerrier,guerriers,guerriere,guerrero,guerreros,guerrera,воин,воины,воина,воином,воинов,воительниц*,战士,勇士,don quijote,don quixote,don quichotte,дон кихот,armored knight,knight in armor,knight in shining armor,knights in armor,chevalier en armure,chevaliers en armure,caballero con armadura,caballero en armadura,рыцарь в доспехах,盔甲骑士,武将,musketeer,musketeers,mousquetaire,mousquetaires,mosquetero,mosqueteros,мушкетер*,火枪手',
  'man-beard':
    'sailor,sailors,un marin,le marin,du marin,jeune marin,les marins,des marins,deux marins,trois marins,matelot,matelots,marinero,marineros,моряк*,матрос*,水手,viking,vikings,vikingo,vikingos,vikinga,викинг*,维京人,pirate,pirates,pirata,piratas,пират,пираты,пирата,пиратом,пиратов,海盗,barbarian,barbarians,barbare,barbaro,варвар*,野蛮人,caveman,cavemen,homme des cavernes,cavernicola,пещерный человек,原始人,dwarf,dwarves,un nain,le nain,du nain,petit nain,nain de jardin,nains de jardin,les nains,des nains,deux nains,trois nains,sept nains,un enano,el enano,del enano,los enanos,unos enanos,dos enanos,tres enanos,siete enanos,siete enanitos,enanito,enanitos,гном,гномы,гнома,гномом,矮人,lumberjack,lumberjacks,bucheron,lenador,дровосек*,伐木工,богатыр*,captain jack sparrow,jack sparrow,asterix,obelix,hagrid,aquaman,thor,雷神,jesus,jesucristo,иисус*,耶稣,leonardo da vinci',
  woman:
    'geisha,geishas,гейш*,艺伎,艺妓,mona lisa,la joconde,la gioconda,мона лиза,蒙娜丽莎,lara croft,frida kahlo,фрида кало,flamenca,amazon warrior,amazone,amazona,амазонк*',
  guard:
    'soldier,soldiers,soldat,soldats,soldado,soldados,солдат,солдаты,солдата,солдатом,士兵,军人,解放军,генерал,генерала,генералом,将军,commander,navy captain,napoleon,наполеон*,拿破仑,nutcracker,casse-noisette,cascanueces,щелкунч*,胡桃夹子',
  'police-officer': 'sheriff,sheriffs,шериф*,警长',
  detective:
    'spy,spies,espion,espionne,espia,espias,шпион*,间谍,gangster,gangsters,mafia,mafioso,mafia boss,мафи*,гангстер*,黑帮,sherlock holmes,sherlock,шерлок*,шерлок холмс,福尔摩斯,james bond',
  'man-superhero':
    'batman,бэтмен*,蝙蝠侠,spider-man,spiderman,spider man,человек-паук,человека-паука,человек паук,蜘蛛侠,superman,супермен*,超人,iron man,ironman,железный человек,железного человека,钢铁侠,hulk,халк*,绿巨人,captain america,капитан америка,美国队长,avenger,avengers,мстител*,deadpool,дэдпул*,奥特曼,ultraman,goku,son goku,гоку,naruto,наруто,鸣人,luffy,dragon ball',
  'woman-superhero': 'wonder woman,catwoman,supergirl,чудо-женщина,神奇女侠,sailor moon,сейлор мун,美少女战士',
  'man-supervillain': 'joker,the joker,джокер*,thanos,танос*,灭霸,loki,локи,voldemort,волан-де-морт',
  'man-mage':
    'gandalf,dumbledore,merlin,saruman,гэндальф*,дамблдор*,мерлин*,甘道夫,邓布利多,harry potter,гарри поттер,гарри поттера,哈利波特,zeus,зевс*,宙斯,odin,poseidon,посейдон*,波塞冬,druid,druids,druide,druida,друид*,sorcerer,sorcerers,sorcier,hechicero,колдун*,чародей*,巫师,dieu,dieux,dios,dioses,бог,бога,боги,神仙,老子,孔子,hermit',
  'woman-mage': 'sorceress,sorciere,hechicera,колдунь*,чародейк*,баба-яга,баба яга,бабу-ягу,бабы-яги,hermione,гермион*',
  princess:
    'elsa,эльза,эльзу,艾莎,cinderella,cendrillon,cenicienta,золушк*,灰姑娘,snow white,blanche-neige,blanche neige,blancanieves,белоснежк*,白雪公主,снегурочк*,rapunzel,raiponce,рапунцель,长发公主,cleopatra,cleopatre,клеопатр*,埃及艳后,queen elizabeth,empress,emperatriz,imperatrice,императриц*,女皇,царевн*,царица,царицу,barbie,барби,芭比',
  'woman-fairy': 'goddess,goddesses,deesse,diosa,diosas,богин*,女神,tinker bell,fee clochette,nymph,nymphe,ninfa,нимф*,嫦娥',
  'person-with-crown': 'emperor,empereur,emperador,император*,皇帝,tsar,царь,царя,pharaoh,pharaon,faraon,фараон*,法老',
  prince: 'little prince,the little prince,le petit prince,el principito,маленький принц,маленького принца,小王子,aladdin,аладдин*,阿拉丁',
  'man-elf': 'hobbit,hobbits,хоббит*,霍比特人,frodo,фродо,bilbo,legolas,леголас*,peter pan,питер пэн,彼得潘',
  'smiling-face-with-horns':
    'devil,devils,demon,demons,diable,diables,diablo,diablos,demonio,demonios,satan,lucifer,дьявол*,демон,демона,демоны,черт,чертик,сатан*,恶魔,魔鬼,撒旦',
  wolf: 'werewolf,werewolves,loup-garou,loups-garous,hombre lobo,hombres lobo,оборот*,狼人,灰太狼',
  horse: 'centaur,centaurs,centaure,centauro,кентавр*,半人马,pegasus,pegase,pegaso,пегас*,飞马',
  ox: 'minotaur,minotaure,minotauro,минотавр*,牛头人,牛魔王',
  eagle: 'phoenix,fenix,phenix,феникс*,жар-птица,жар-птицу,凤凰,griffin,gryphon,griffon,grifo,грифон*,狮鹫',
  ogre: 'shrek,шрек*,怪物史瑞克,giants,великан*,cyclops,cyclope,циклоп*',
  goblin: 'yoda,baby yoda,йода,gremlin,gollum,голлум*,grinch,гринч*',
  mouse: 'mickey mouse,minnie mouse,микки маус,микки,米老鼠,pikachu,пикачу,皮卡丘,jerry mouse,stuart little',
  cat: 'garfield,гарфилд*,加菲猫,hello kitty,凯蒂猫,doraemon,哆啦a梦,哆啦,кот матроскин,puss in boots,chat botte,gato con botas,кот в сапогах',
  dog: 'snoopy,scooby-doo,scooby doo,скуби-ду,史努比',
  bear: 'winnie the pooh,winnie l ourson,winnie pooh,винни-пух*,винни пух*,小熊维尼,baloo,熊大,熊二',
  'teddy-bear': 'cheburashka,чебурашк*,切布拉什卡,labubu,лабубу,拉布布,paddington',
  rabbit: 'bugs bunny,judy hopps,багз банни',
  hedgehog: 'sonic,соник*,索尼克,ежик в тумане',
  duck: 'donald duck,дональд дак,唐老鸭,scrooge mcduck',
  pig: 'peppa pig,свинка пеппа,свинку пеппу,小猪佩奇,peppa,piglet,猪八戒',
  't-rex': 'godzilla,годзилл*,哥斯拉',
  gorilla: 'king kong,кинг-конг*,大金刚',
  robot:
    'transformer,transformers,трансформер*,变形金刚,r2-d2,r2d2,c-3po,wall-e,валл-и,terminator,терминатор*,终结者,cyborg,cyborgs,киборг*,赛博格,mecha,gundam,高达机器人',
  'alien-monster': 'pac-man,pacman',
  judge: 'priest,priests,pope,pretre,pape,cura,sacerdote,papa francisco,священник*,папа римский,神父,牧师,教皇,bishop',
  'woman-with-headscarf': 'nun,nuns,nonne,bonne soeur,religieuse,monja,monjas,монахин*,монашк*,修女',
  'person-in-lotus-position':
    'monk,monks,moine,moines,monje,monjes,монах,монаха,монахи,монахом,和尚,僧人,佛祖,buddha,bouddha,buda,будда,будду,будды,佛,yogi',
  singer:
    'mariachi,mariachis,мариачи,rapper,rappers,rappeur,rapero,raperos,рэпер*,说唱歌手,rock star,rockstar,rockeur,rockero,рокер*,摇滚明星,elvis,elvis presley,michael jackson,taylor swift,freddie mercury,диджей',
  scientist:
    'einstein,albert einstein,эйнштейн*,爱因斯坦,mad scientist,savant fou,cientifico loco,безумный ученый,marie curie,newton,alchemist,алхимик*',
  technologist: 'hacker,hackers,pirate informatique,хакер*,黑客,gamer,gamers,геймер*',
  'woman-dancing':
    'danseuse etoile,gypsy,gitane,gitana,цыганк*,吉普赛女郎,ballerina,ballerinas,ballerine,bailarina,балерин*,芭蕾舞者,芭蕾舞女',
  mechanic: 'super mario,mario bros,luigi,супер марио,马里奥,超级马里奥,minion,minions,миньон*,小黄人',
  boy: '哪吒,nezha,葫芦娃,pinocchio,pinocho,буратино,匹诺曹,незнайк*',
});
