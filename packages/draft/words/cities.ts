/** Cities that the words name: a landmark stands for those that have a drawing of one, and any city for the rest; the notes say so. */
import { tableOf } from './table.ts';

/** The drawing that stands for each. */
export const cityNamed = tableOf({
  'statue-of-liberty':
    'new york,new york city,nyc,manhattan,times square,brooklyn,nueva york,нью-йорк*,нью йорк,нью йорке,манхэттен*,纽约,纽约市,曼哈顿,时代广场',
  'tokyo-tower': 'tokyo,tokio,shibuya,shinjuku,токио,东京,涩谷',
  'bridge-at-night': 'san francisco,сан-франциско,сан франциско,旧金山',
  'shinto-shrine': 'kyoto,kioto,киото,京都',
  kaaba: 'mecca,la mecque,la meca,мекка,мекки,мекке,мекку,меккой,麦加',
  pyramid: 'cairo,giza,le caire,el cairo,каир,каира,каире,каиру,каиром,гиза,гизы,гизе,гизу,гизой,开罗,吉萨',
  'classical-building': 'athens,athenes,atenas,афины,афинах,афин,雅典,rome,roma,рим,риме,рима,罗马,ancient rome,rome antique',
  cityscape:
    'paris,париж,парижа,париже,парижу,парижем,巴黎,champs elysees,montmartre,london,londres,лондон,лондона,лондоне,лондону,лондоном,伦敦,moscow,moscou,moscu,москва,москвы,москве,москву,москвой,莫斯科,красная площадь,красной площади,красную площадь,red square,红场,arbat,арбат*,saint petersburg,st petersburg,saint-petersbourg,san petersburgo,петербург*,санкт-петербург*,питер,питера,питере,питеру,питером,圣彼得堡,' +
    'berlin,берлин,берлина,берлине,берлину,берлином,柏林,munich,мюнхен,мюнхена,мюнхене,мюнхену,мюнхеном,慕尼黑,vienna,vienne,viena,вене,вена,维也纳,prague,praga,прага,праге,прагу,布拉格,budapest,будапешт*,布达佩斯,amsterdam,амстердам*,阿姆斯特丹,brussels,bruxelles,bruselas,брюссель,брюсселе,布鲁塞尔,madrid,мадрид,мадрида,мадриде,мадриду,мадридом,马德里,barcelona,barcelone,барселона,барселоны,барселоне,барселону,барселоной,巴塞罗那,sevilla,seville,севилье,севилья,lisbon,lisbonne,lisboa,лиссабон,лиссабона,лиссабоне,лиссабону,лиссабоном,里斯本,milan,милан,из милана,улице милана,улицы милана,улицах милана,милане,милану,миланом,米兰,venice,venise,venecia,венеция,венеции,венецию,венецией,威尼斯,florence,florencia,флоренци*,佛罗伦萨,naples,istanbul,estambul,стамбул,стамбула,стамбуле,стамбулу,стамбулом,伊斯坦布尔,marseille,lyon,kyiv,kiev,киев,киева,киеве,киеву,киевом,казань,казани,сочи,minsk,минск,минска,минске,минску,минском,' +
    'beijing,pekin,пекин,пекина,пекине,пекину,пекином,北京,故宫,shanghai,шанхай,шанхайя,шанхайе,шанхайю,шанхайем,上海,外滩,hong kong,гонконг*,香港,taipei,台北,guangzhou,广州,shenzhen,深圳,chengdu,成都,chongqing,重庆,xi an,西安,hangzhou,杭州,nanjing,南京,wuhan,武汉,suzhou,苏州,seoul,seul,сеул*,首尔,osaka,осака,осаки,осаке,осаку,осакой,大阪,bangkok,бангкок*,曼谷,singapore,singapour,singapur,сингапур,сингапура,сингапуре,сингапуру,сингапуром,新加坡,mumbai,bombay,delhi,new delhi,нью-дели,孟买,dubai,дубай,дубае,迪拜,jerusalem,иерусалим*,耶路撒冷,' +
    'los angeles,лос-анджелес*,洛杉矶,hollywood,голливуд,голливуда,голливуде,голливуду,голливудом,好莱坞,chicago,чикаго,芝加哥,las vegas,лас-вегас*,拉斯维加斯,miami,майами,迈阿密,boston,seattle,washington dc,toronto,торонто,多伦多,montreal,vancouver,sydney,сидней,сиднее,悉尼,melbourne,mexico city,ciudad de mexico,cdmx,мехико,墨西哥城,buenos aires,буэнос-айрес*,布宜诺斯艾利斯,bogota,rio de janeiro,рио-де-жанейро,里约热内卢,havana,la habana,la havane,哈瓦那,nairobi,casablanca,marrakech,marrakesh',
});
