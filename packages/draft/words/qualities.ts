/**
 * English words that say how something is or where, and that the dictionary, which was built from nouns, would draw as a thing: a shy cat as
 * a fan, a cozy corner as a rug and a map.
 */
const qualities = new Set(
  (
    'aboriginal,abrasive,absent,absorbing,academic,accused,acoustic,active,adamant,aesthetic,aggregate,alert,amateur,angle,' +
    'annual,anonymous,aquatic,armed,assistant,associated,atmosphere,automatic,balanced,basic,belligerent,berserk,' +
    'better,binding,bit,bite-sized,bitter,blank,blind,bottom,brainy,capitalist,casual,center,' +
    'central,ceramic,certain,chosen,christian,civil,civilian,classical,colonial,color,comfortable,commercial,common,' +
    'communist,compact,composition,conservation,conservative,contemporary,controlled,cooing,corner,cozy,craven,' +
    'crude,current,dear,deep,defective,dependent,desperate,detail,details,developed,direct,divine,dominant,dry,earthy,easy,' +
    'edge,elastic,eldest,entire,equal,equivalent,essential,ethnic,extra,extreme,familiar,favourite,federal,feeling,fellow,' +
    'feminist,fixing,flat,flimsy,foreground,formal,formidable,forward,fragile,frail,front,fun,future,gay,gifted,' +
    'grotesque,grubby,guarded,handy,hard,hard-to-find,heavenly,heavy,holy,homeless,horizontal,hurt,hypnotic,' +
    'impossible,incompetent,increasing,independent,individual,innocent,instant,intellectual,interim,intermediate,intimate,' +
    'juvenile,labour,lame,latin,leading,left,liberal,limited,liquid,literate,local,loose,low,macho,magnetic,main,' +
    'major,married,marxist,maximum,memory,mere,metropolitan,middle,minimum,minor,moderate,moment,moral,mute,nappy,' +
    'national,native,necessary,negative,neighbouring,neutral,nice,nonchalant,nook,normal,notable,nursing,nutritious,' +
    'objective,official,ok,okay,open,opposite,ordinary,original,outgoing,parallel,part,permanent,personal,perspective,' +
    'piece,pieces,piquant,plain,planned,positive,possible,potential,premier,primary,primitive,prior,private,probable,' +
    'professional,progressive,protestant,provincial,psychotic,public,purring,puzzled,puzzling,qualified,radical,real,rear,' +
    'regular,regulatory,relative,religious,remote,representative,resident,resolution,revolutionary,rival,rough,row,ruling,' +
    'second,second-hand,secondary,secure,sensitive,separate,serious,setting,shade,shallow,shape,sharp,shocking,shy,side,' +
    'simple,slice,sliding,slow,social,socialist,solar,sole,solid,sound,sour,spare,specific,stamped,steady,steep,stiff,' +
    'stimulating,straight,strolling,stupid,super,superior,sure,surface,swift,tangy,temporary,tender,territorial,texture,' +
    'therapeutic,third,tibetan,tidy,tory,total,ugly,ultimate,uncomfortable,undesirable,unfortunate,unknown,upper,upside,' +
    'utopian,vague,variable,versed,vertical,vocal,volatile,voluntary,well-groomed,well-made,well-off,well-to-do,wholesale,' +
    'theme,themed,scoring,willowy,worldwide,worthy,wretched'
  ).split(','),
);
export const isQuality = (word: string): boolean => qualities.has(word);
