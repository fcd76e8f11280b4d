/**
 * What a question has to say to be about something, in concepts, which are the same in every language. `stop|leave plan` needs “plan”, and
 * “stop” or “leave”.
 */
import type { ToolSlug } from '../../contract/facts/tools/catalog.ts';
import type { Concept } from './concepts.ts';

/** `asks` are ways to ask about it; `beside` is what else such a question may say. */
export type Rule = { readonly asks: readonly string[]; readonly beside: string };

export const ofTopics = {
  sticker: { asks: ['sticker'], beside: 'make how photo text want social brand send' },
  deleteAccount: {
    asks: ['delete|stop|leave|gone account', 'delete everything', 'delete data', 'not want account', 'stop use', 'leave'],
    beside: 'everything data want not nomore how photo result file credits use stop',
  },
  plans: {
    asks: [
      'plan',
      'planname',
      'cost',
      'cheap',
      'cost month|year',
      'many pay',
      'many plan|planname|month|year',
      'plan planname want',
      'cheap month|year',
      'difference plan',
      'plan free',
      'family',
    ],
    beside: 'plan planname cost cheap month year difference which see family pay want',
  },
  packs: {
    asks: [
      'pack',
      'buy',
      'buy credits',
      'cost credits',
      'cheap credits',
      'out credits',
      'once buy|pay',
      'not|without plan buy|once|number|credits|pack',
      'difference pack',
      'max credits|pack',
      'other credits',
    ],
    beside: 'credits pack buy once not without plan want cost cheap pay other many',
  },
  costs: {
    asks: [
      'many credits make|use|take|photo|video|gif|audio|sticker|voice',
      'many photo|video|gif|audio|sticker credits',
      'cost result',
      'credits take',
    ],
    beside: 'credits many cost make use take photo video gif audio sticker result',
  },
  daily: {
    asks: [
      'free',
      'daily',
      'daily credits',
      'many credits day',
      'reward',
      'try',
      'not|without money',
      'without pay|card',
      'not card',
      'free pay',
      'free cost',
      'credits back yesterday',
    ],
    beside: 'free credits daily day many try pay use make money not without how want card reward see other',
  },
  failed: {
    asks: [
      'fail',
      'error',
      'stop job',
      'credits back|refund',
      'credits charged nothing|not|fail|error',
      'credits gone nothing|not|fail|error photo|video|gif|audio|sticker|result',
      'credits gone fail|error|nothing|wait|minutes|stuck|closed',
    ],
    beside:
      'wait minutes stuck cost credits fail error job gone charged back pay not nothing make work refund arrive photo video gif audio sticker result',
  },
  cancelPlan: {
    asks: [
      'stop',
      'renew',
      'unsubscribe',
      'stop plan|planname|renew|pay|charged',
      'leave plan',
      'not want plan',
      'not want pay',
      'not nomore pay|plan|charged|planname',
      'not want charged',
      'not plan nomore',
    ],
    beside: 'plan planname renew pay month year charged want not nomore whenever how stop card leave',
  },
  refund: {
    asks: [
      'refund',
      'money back',
      'pay back',
      'charged|pay twice|mistake',
      'buy|bought mistake|wrong|twice|back',
      'not like money|pay',
      'stop buy|bought',
    ],
    beside: 'bought money back pay charged twice mistake wrong buy like not use pack plan credits refund want card',
  },
  fileSize: {
    asks: [
      'mb',
      'max big',
      'big file|photo|video|gif|audio|upload',
      'max file|upload|photo|audio|gif|video',
      'cost|many upload',
      'max upload',
    ],
    beside: 'file upload accept max big mb many photo video gif audio sticker',
  },
  formats: {
    asks: ['format', 'ext', 'which file', 'upload gif', 'accept file|gif', 'which upload'],
    beside: 'format ext file upload download accept use open which result photo video gif audio sticker phone',
  },
  videoLength: {
    asks: ['length', 'max minutes', 'max long video|audio|voice', 'minutes upload', 'minutes video|audio', 'length clone'],
    beside: 'video audio voice upload max minutes accept make gif result length big long faceswap clone swap face',
  },
  promptLength: {
    asks: ['chars', 'max text', 'many|long|length|big text', 'max speech', 'text length', 'cost text'],
    beside: 'max many long length text speech voice big chars cost audio',
  },
  kept: {
    asks: [
      'keep',
      'deletewhen',
      'when delete',
      'delete year|month|day|yesterday',
      'delete login|use file|photo|video|result|account',
      'delete not login',
      'forever',
      'keep long|forever|length',
      'long delete',
      'delete forever',
      'expire photo|file|video|result',
      'long delete file|photo|upload',
    ],
    beside:
      'login use not year month day keep long length forever deletewhen delete where file photo video gif audio result upload face data download',
  },
  commercial: {
    asks: [
      'sell',
      'business',
      'shop',
      'print',
      'copyright',
      'earn',
      'social earn',
      'sell|print|shop|earn allowed|use|put|photo|video|gif|sticker|result',
      'business allowed|use|put|result',
      'put photo|sticker|result allowed',
    ],
    beside: 'sell business shop print copyright earn allowed use make put want sticker photo video gif audio result social',
  },
  marks: {
    asks: ['watermark', 'logo', 'meta', 'verify', 'aimade', 'see ai'],
    beside: 'watermark logo meta verify aimade ai remove see without free download photo video gif sticker result file not',
  },
  languages: { asks: ['language', 'langname'], beside: 'language langname change speak accept which other see' },
  invite: {
    asks: ['invite', 'friend reward', 'friend credits', 'friend|relative signup', 'relative credits|invite', 'invite friend'],
    beside: 'relative invite friend credits reward signup cost many link how free daily',
  },
  password: {
    asks: ['password', 'forget login|account', 'forget'],
    beside: 'password forget change other access login account not delete work',
  },
  signIn: {
    asks: ['login', 'signup', 'account', 'google', 'not login', 'without|not account|signup', 'login without'],
    beside: 'login password signup account google not without phone email use try make free how fail work error',
  },
  creations: {
    asks: [
      'creations',
      'history',
      'where|find|gone photo|video|gif|audio|sticker|result|file',
      'where ready|closed photo|video|gif|audio|sticker|result',
      'closed gone photo|video|gif|audio|sticker|result',
      'delete gone photo|video|gif|audio|sticker|result',
      'not find',
      'not find photo|video|gif|audio|sticker|result',
      'download',
      'yesterday photo|video|gif|result',
      'see old',
    ],
    beside:
      'delete creations history where find gone not make yesterday ready closed page wait download see old back how photo video gif audio sticker result',
  },
  report: {
    asks: ['report', 'fakeme', 'anyone use photo|face|voice'],
    beside: 'report fakeme someone anyone consent photo video gif audio result face delete remove use want make',
  },
  engine: { asks: ['draft', 'ai', 'how_made'], beside: 'draft ai how_made use make which how photo video result see' },
  privacy: {
    asks: [
      'privacy',
      'train',
      'yousell',
      'data',
      'safe',
      'usemine',
      'anyone|someone|human see photo|file|upload|result|audio|make|face',
      'use photo|data|face|upload ai',
      'share data|upload',
      'sell data|face',
    ],
    beside:
      'business everything privacy train yousell data safe make sell share send see someone anyone human usemine ai photo video gif audio face voice file result upload download keep use not',
  },
  contact: {
    asks: [
      'contact',
      'human',
      'help',
      'talk human',
      'not chatbot',
      'pay|bought|charged credits not|nothing',
      'pay nothing',
      'pay|bought plan not|nothing arrive|work',
    ],
    beside: 'bought ai contact human talk help email phone chatbot not want arrive see credits pay buy nothing',
  },
  age: {
    asks: ['age', 'child', 'child use|make|try|allowed|login|number|age|see', 'age use|number|allowed'],
    beside: 'number age child use make allowed try faceswap hug kiss face photo not max login signup',
  },
  expiry: {
    asks: [
      'expire',
      'bought credits use|keep|long|expire|month',
      'expire credits',
      'credits left month|yesterday',
      'credits|bought pack month|year',
      'credits unused',
      'unused gone|expire|month',
      'credits keep|forever|length',
      'credits yesterday gone|not|nothing',
      'credits gone',
      'credits not use',
      'not use gone',
    ],
    beside: 'bought number expire credits unused month year plan pack free daily left not yesterday gone use keep forever long',
  },
  payment: {
    asks: ['payservice', 'card', 'pay', 'pay how|which|accept|safe', 'card safe', 'declined', 'money accept'],
    beside: 'payservice card pay accept use safe data how which fail error declined money',
  },
  deleteOne: {
    asks: [
      'delete photo|video|gif|audio|sticker|result|creations|history|file',
      'delete not account photo|video|gif|audio|sticker|result',
      'want gone photo|video|result',
      'upload wrong photo|video|file',
      'wrong photo|video|file delete|remove|gone',
      'delete everything make|result',
      'remove history|creations',
      'remove result|photo|video history|creations',
    ],
    beside:
      'wrong upload delete remove not account want make creations history everything from how see photo video gif audio sticker result',
  },
  consent: {
    asks: [
      'consent',
      'celebrity',
      'withdraw',
      'someone|celebrity|friend|relative face|photo|voice|video',
      'allowed face|voice',
      'someone|friend|relative photo allowed',
      'person face|photo|voice allowed|use|put consent|allowed',
    ],
    beside:
      'consent celebrity someone withdraw friend relative person face photo voice video gif use make allowed swap faceswap not without',
  },
  spent: {
    asks: [
      'spent',
      'credits history',
      'where credits',
      'many credits left',
      'credits left see',
      'credits left',
      'many left',
      'see credits',
      'charged history',
      'see charged',
      'left',
      'which credits gone|charged',
    ],
    beside: 'spent credits history where left many see gone charged which',
  },
  removeBackground: {
    asks: ['background', 'cutout', 'transparent', 'behind put|change'],
    beside: 'background cutout transparent behind remove delete change swap put other photo video person object make from',
  },
  removeObject: {
    asks: ['remove|delete object|watermark|logo', 'remove|delete from', 'take from', 'remove|delete person|someone|text photo|video|from'],
    beside: 'object watermark logo from person someone text photo video how remove delete behind',
  },
  enhance: {
    asks: ['enhance', 'make big photo|old', 'blurry', 'bigger', 'fix', 'resolution', 'old photo'],
    beside: 'enhance blurry bigger fix resolution old photo make max',
  },
  clone: { asks: ['clone', 'mine'], beside: 'clone mine voice speech talk speak audio upload make' },
  devices: { asks: ['app', 'phone', 'device', 'install'], beside: 'app phone device install download use work without not' },
  api: { asks: ['api'], beside: 'app use business' },
  offline: { asks: ['offline'], beside: 'app phone use work make' },
  notify: {
    asks: ['notify', 'tell ready', 'send|email ready'],
    beside: 'notify send tell ready stop email phone page wait photo video gif audio sticker result',
  },
  wait: {
    asks: [
      'long',
      'wait',
      'slow',
      'stuck',
      'ready',
      'take',
      'minutes wait|stuck|nothing|not|slow',
      'closed page',
      'closed make|video',
      'page wait|leave|keep',
      'length take',
    ],
    beside:
      'long slow take make work wait ready stuck minutes nothing not page closed leave job length gone photo video gif audio sticker voice result',
  },
  faceSwap: {
    asks: ['faceswap', 'how face swap|put|change|make', 'face swap|put|change', 'face gif|video'],
    beside: 'faceswap face swap put change group photo video gif other make shop',
  },
  refused: { asks: ['refused', 'not allowed'], beside: 'refused allowed not text photo video result make which' },
  changePlan: {
    asks: ['upgrade', 'change plan|planname', 'change month|year', 'planname want'],
    beside: 'change upgrade plan planname month year want other',
  },
  email: {
    asks: ['email change|other|wrong|access|gone|delete', 'email old'],
    beside: 'email change other wrong access gone delete account old not contact use',
  },
  code: {
    asks: [
      'code',
      'code not|nothing',
      'code arrive',
      'code wrong|fail|expire|where|wait',
      'email fail',
      'email not|nothing arrive',
      'spam',
      'email signup arrive',
    ],
    beside: 'code email not nothing arrive phone wrong expire spam where signup fail wait work minutes password login',
  },
  share: {
    asks: [
      'share',
      'link',
      'send photo|video|gif|audio|sticker|result',
      'send friend|social|someone|relative',
      'friend|relative see|open photo|video|gif|audio|sticker|result',
      'put|upload social',
      'friend|someone|anyone open',
      'friend|someone|anyone see|open link',
      'see without|not account|signup',
      'relative|friend|anyone see|open without|not account|signup',
    ],
    beside:
      'remove access relative share link send friend social someone anyone see open stop without not signup account put privacy delete photo video gif audio sticker result',
  },
  receipt: { asks: ['receipt'], beside: 'bought receipt buy pay email business find where not download want arrive' },
  about: { asks: ['offer'], beside: 'make use want page app photo video gif audio sticker result' },
  noFace: { asks: ['detect face', 'not find|see|detect face'], beside: 'not find see detect face photo video gif person' },
} as const satisfies Readonly<Record<string, Rule>>;

export type HelpTopic = keyof typeof ofTopics;

/** The same for tools. One is left out where another one is named more exactly; one without a rule is found by the words of its page. */
export const ofTools: Readonly<Partial<Record<ToolSlug, Rule>>> = {
  'ai-sticker-maker': { asks: ['sticker'], beside: 'make social brand' },
  'ai-text-to-image': { asks: ['text photo', 'how make photo', 'want photo'], beside: 'text make' },
  'ai-image-to-image': { asks: ['cartoon'], beside: 'photo' },
  'text-to-video-ai': { asks: ['text video', 'how make video', 'want video'], beside: 'text make' },
  'image-to-video-ai': { asks: ['animate', 'photo make video'], beside: 'photo video' },
  'ai-face-swap': { asks: ['faceswap', 'face swap|put|change'], beside: 'photo' },
  'multiple-face-swap': { asks: ['group faceswap', 'group face'], beside: 'photo swap change put' },
  'gif-face-swap': { asks: ['faceswap', 'face swap|put|change', 'face gif'], beside: 'gif' },
  'ai-gif-face-swap': { asks: ['meme'], beside: 'gif' },
  'multiple-face-swap-gif': { asks: ['group faceswap gif', 'group face gif'], beside: 'swap change put' },
  'video-face-swap': { asks: ['faceswap', 'face swap|put|change', 'face video'], beside: 'video' },
  'multiple-face-swap-video': { asks: ['group faceswap video', 'group face video'], beside: 'swap change put' },
  'ai-text-to-audio': { asks: ['speech', 'text voice|audio'], beside: 'text voice audio' },
  'ai-voice-cloning': { asks: ['clone', 'mine'], beside: 'clone mine voice' },
  'trump-ai-voice-generator': { asks: ['trump voice|speech|audio|make|use|video'], beside: 'voice speech audio' },
  'ai-image-enhancer': {
    asks: ['enhance', 'blurry', 'bigger', 'fix', 'resolution'],
    beside: 'enhance blurry bigger fix resolution old photo',
  },
  'ai-background-remover': {
    asks: ['background', 'background remove|delete', 'cutout', 'transparent'],
    beside: 'remove delete photo background transparent',
  },
  'ai-background-changer': { asks: ['background change|swap|other|put'], beside: 'photo' },
  'ai-watermark-remover': {
    asks: ['watermark', 'remove|delete logo|object', 'remove|delete text|person photo'],
    beside: 'remove delete photo',
  },
  'video-watermark-remover': {
    asks: ['watermark', 'remove|delete logo video', 'remove|delete object video'],
    beside: 'remove delete video',
  },
  'video-background-remover': { asks: ['background remove|delete', 'background video', 'cutout video'], beside: 'remove delete video' },
  'ai-effect': { asks: ['effect'], beside: 'photo' },
  'ai-halloween-video-generator': { asks: ['halloween'], beside: 'video' },
  'ai-hug-generator': { asks: ['hug'], beside: 'video photo' },
  'ai-french-kiss-video-generator': { asks: ['kiss'], beside: 'video photo' },
  'ai-clothes-changer': { asks: ['clothes'], beside: 'change swap photo' },
  'ai-girl-generator': { asks: ['portrait'], beside: 'make photo' },
  'ai-chatbot': { asks: ['chatbot'], beside: '' },
};

const setOf = (list: string): ReadonlySet<Concept> => new Set(list.split(' ') as Concept[]);

/** Concepts that are about little by themselves: what is made, and what is done with nearly everything. */
export const light = setOf(
  'photo video gif audio file result text month make use want not nothing without nomore how which see put work person day other take yesterday try allowed arrive tell friend minutes voice where find open back job help page upload send many talk wrong old relative accept year whenever when anyone child number everything offer',
);

/** Light concepts that change nothing where they are not expected. */
export const slight = setOf(
  'make use want not how which see work person day other take yesterday tell allowed back arrive nothing nomore where help try find from when anyone ready friend relative accept child number everything',
);

/** Concepts that one topic alone is about, so that it may be told among many other words. */
export const strong = setOf(
  'refund receipt api offline watermark password invite copyright format notify unsubscribe halloween trump hug kiss clone fakeme yousell report faceswap draft detect blurry mine speech background upgrade cutout login link group meta keep usemine consent expire chars free shop train privacy',
);

/** What is done to a thing, without which an answer about the thing is a wrong one. */
export const acts = setOf('delete stop sell');

/** What is said of anything in the world, as is what is slight: beside nothing else, a word that is not known says what a question is about. */
export const common = slight.union(
  setOf(
    'cost cheap many pay money card buy bought once difference family free long length minutes slow wait max big delete remove stop leave sell business shop earn keep gone old fix bigger behind phone device install app contact human talk someone celebrity age expire error fail job like mistake wrong access history report safe privacy open send month year whenever put change left without page closed forever data receipt train object print',
  ),
);

/** Other companies and products: a rule has to name them, because anyone who does may want anything of theirs. */
export const foreign = setOf('brand social google');

/** What a question may name instead of what the one before it named. */
export const things = setOf('photo video gif audio voice sticker file result account plan pack');

/** What a phrase is about too if one of its words is. */
export const nouns = setOf('photo video gif audio voice sticker file result account plan pack credits face email background');

/** Phrases that are not about what their words name: a credit card is about no credits. */
export const whole = setOf('card faceswap');
