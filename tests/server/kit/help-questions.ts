/** Questions that people ask the help assistant, as `topic: question`, worded unlike the phrasings in the dictionaries. */
import type { Locale } from '../../../contract/facts/locales.ts';

export const questions: Readonly<Record<Locale, string>> = {
  en: `signIn: do i need an account to try it?
age: how old do I have to be?
refund: can i get my money back if i hate it
api: is there an API I can use from my own app?
offline: does it work without internet?
commercial: what licence do the pictures have, can I sell them on t-shirts?
wait: how long does a video take to make
enhance: which tool do I use to make my old photo bigger?
formats: what file types can I upload
privacy: do you train AI on my photos?
expiry: do unused credits roll over to next month?
payment: Do you accept PayPal?
deleteOne: Can I delete a single picture I made?
deleteAccount: wipe all my data please
consent: How do I withdraw a consent?
spent: Where can I see what I spent credits on?
removeBackground: how do i put my dog on a beach
removeObject: how do I remove the date from my photo
clone: Is the voice tool able to clone my voice?
devices: Does it work on my phone?
formats: can i use HEIC photos from my iphone
deleteAccount: I want my account deleted
deleteAccount: Where can I close my account?
deleteAccount: please remove my account
plans: What is the price of the premium plan?
plans: How expensive is the Pro subscription?
plans: What do you charge for a yearly plan?
plans: subscription prices
packs: Can I buy credits without subscribing?
packs: How much are the credit packs?
packs: I want to purchase credits
costs: How much does a video cost?
costs: What is the price of one GIF?
costs: How many credits for an image?
costs: What will a voice cost me?
costs: credits for making a sticker
tool: What does face swap cost?
tool: How much is the video face swap?
tool: price of voice cloning
daily: How many credits do I get each day?
daily: Do I get free credits daily?
daily: How does the daily check-in work?
daily: Can I use it for free?
failed: Do I lose credits when a job fails?
failed: My generation failed, what now?
failed: Are credits returned after an error?
cancelPlan: How can I cancel my plan?
cancelPlan: I would like to stop the renewal of my subscription
cancelPlan: cancelling a subscription
refund: Can I have my money back?
refund: How do refunds work?
refund: You charged me twice
fileSize: What is the largest file I can upload?
fileSize: Is there a size limit for uploads?
fileSize: My picture is too big
formats: What formats do you support?
formats: Can I upload a MOV file?
formats: Which file types can I use?
filmLength: What is the longest video I can use?
filmLength: How many seconds can a clip last?
promptLength: Is there a character limit for prompts?
promptLength: How long may the prompt be?
kept: How long do you keep my uploads?
kept: When do my files get deleted?
commercial: Can I use the pictures commercially?
commercial: Who has the copyright of my results?
commercial: Am I allowed to sell the images?
marks: Do the results have a watermark?
marks: What are Content Credentials?
languages: What languages do you have?
languages: Is there a Spanish version?
invite: How do I invite friends?
invite: Where is my referral link?
password: I forgot my password
password: How can I change the password?
signIn: Can I log in without a password?
signIn: Can I sign in with Google?
creations: Where do I find my creations?
creations: Where can I see my old results?
report: How do I report an image?
report: Someone is using my face
engine: Is it really AI?
engine: What is Draft?
privacy: Are my photos private?
privacy: Who sees my pictures?
contact: How can I contact you by e-mail?
contact: I need to talk to support
age: What is the minimum age?
age: Can my kids use this?
api: Is there an API?
api: Where do I get an API key?`,
  fr: `age: À partir de quel âge peut-on utiliser le site ?
refund: Est-ce que je peux être remboursé ?
kept: Où sont stockées mes photos et combien de temps ?
faceSwap: Quel outil pour mettre ma tête sur une autre photo ?
formats: Puis-je télécharger en PNG ?
expiry: Mes crédits non utilisés sont-ils perdus ?
payment: Puis-je payer avec PayPal ?
deleteAccount: Comment effacer toutes mes données ?
removeBackground: Comment enlever le fond d’une photo ?
deleteAccount: Je veux supprimer le compte
plans: Quel est le prix de l’abonnement premium ?
packs: Je voudrais acheter un pack de crédits
costs: Une vidéo coûte combien ?
costs: Quel est le coût d’un GIF ?
daily: Combien de crédits ai-je chaque jour ?
cancelPlan: Comment annuler mon abonnement ?
refund: Comment demander un remboursement ?
fileSize: Quelle est la taille maximale des fichiers ?
formats: Quels formats acceptez-vous ?
filmLength: Quelle durée peut avoir une vidéo ?
commercial: Puis-je vendre mes créations ?
invite: Comment inviter des amis ?
password: J’ai oublié mon mot de passe
contact: Comment contacter votre équipe ?
api: Y a-t-il une API ?`,
  es: `commercial: ¿Puedo usar las imágenes en mi tienda?
daily: ¿Cuántos créditos gratis recibo al día?
offline: ¿Funciona sin conexión?
api: ¿Tienen una API?
cancelPlan: ¿Cómo cancelo mi suscripción?
expiry: ¿Qué pasa con los créditos que no uso?
payment: ¿Puedo pagar con PayPal?
removeBackground: ¿Cómo quito el fondo de una foto?
kept: ¿Ustedes guardan mis fotos?
deleteAccount: Quiero eliminar mi cuenta
plans: ¿Qué precio tiene la suscripción premium?
packs: ¿Puedo comprar más créditos?
costs: ¿Qué precio tiene un video?
costs: ¿Cuántos créditos cuesta una imagen?
daily: ¿Cuántos créditos recibo al día?
cancelPlan: ¿Cómo cancelo la suscripción?
refund: ¿Puedo pedir la devolución del dinero?
fileSize: ¿Cuál es el tamaño máximo de los archivos?
formats: ¿Qué formatos admiten?
filmLength: ¿Cuánto puede durar el video?
commercial: ¿Puedo vender las imágenes?
invite: ¿Cómo invito a mis amigos?
password: He olvidado mi contraseña
contact: ¿Cómo contacto con soporte?
api: ¿Hay una API?`,
  ru: `plans: Сколько стоит подписка?
commercial: Можно ли использовать картинки в коммерческих целях?
age: Со скольки лет можно пользоваться сайтом?
faceSwap: Как сделать гифку с моим лицом?
refused: Почему мне отказали в генерации?
expiry: Сгорают ли неиспользованные кредиты?
payment: Можно ли оплатить картой МИР?
deleteAccount: Как удалить все мои данные?
removeBackground: Как убрать фон с фотографии?
privacy: Кто увидит мои фотографии?
deleteAccount: Хочу удалить свой аккаунт
plans: Какая цена у премиум подписки?
packs: Как купить пакет кредитов?
costs: Какая цена у видео?
costs: Сколько кредитов стоит картинка?
daily: Сколько кредитов дают каждый день?
cancelPlan: Как мне отменить подписку?
refund: Как получить возврат денег?
fileSize: Какой максимальный размер файлов?
formats: Какие форматы вы поддерживаете?
filmLength: Какая максимальная длительность ролика?
commercial: Можно ли продавать картинки?
invite: Как пригласить друзей?
password: Я забыла пароль
contact: Как связаться с вами?
api: Есть ли API?`,
  zh: `signIn: 需要注册才能用吗？
commercial: 生成的图片可以商用吗？
api: 有没有API接口？
cancelPlan: 怎么取消订阅？
wait: 一个视频要等多久？
expiry: 没用完的积分会过期吗？
payment: 可以用支付宝付款吗？
deleteAccount: 怎么删除我的所有数据？
removeBackground: 怎么去掉照片的背景？
deleteAccount: 我想删除我的账号
plans: 会员价格是多少？
packs: 怎么购买积分包？
costs: 做一个视频要多少积分？
costs: 一张图片多少积分？
daily: 我每天有多少积分？
cancelPlan: 如何取消我的订阅？
refund: 可以退款吗？
fileSize: 上传文件大小有限制吗？
formats: 支持哪些文件格式？
filmLength: 视频最长可以多少秒？
commercial: 作品可以商用吗？
invite: 怎么邀请好友？
password: 我忘记密码了
contact: 如何联系客服？
api: 你们有API吗？`,
};

/** Questions about something else, which must be refused. */
export const unrelated: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'What is the weather in Paris?',
    'Will it rain tomorrow?',
    'Write a Python function',
    'How do I sort a list in JavaScript?',
    'Who won the world cup?',
    'What is the capital of Australia?',
    'How do I install Photoshop?',
    'What does an iPhone cost?',
    'How much is a Netflix subscription?',
    'Cancel my Spotify subscription',
    'Recipe for apple pie',
    'What is the meaning of life?',
    'Who is the president of France?',
    'How far is the moon?',
    'Translate good morning into German',
    'Tell me a joke',
    'Solve this equation',
    'Best restaurants in Berlin',
    'How do I tie a tie?',
    'What time is it?',
    'How tall is Mount Everest?',
    'Book a flight to Tokyo',
    'Does my dog need vitamins?',
    'How do I fix a leaking tap?',
    'What is quantum physics?',
    'Fix my SQL query',
    'How old is the universe?',
    'Delete a branch in git',
  ],
  fr: ['Quel temps fait-il à Lyon ?', 'Qui a gagné le match ?', 'Comment cuire du riz ?'],
  es: ['¿Qué tiempo hace en Madrid?', '¿Quién ganó el partido?', '¿Cómo se cocina el arroz?'],
  ru: ['Какая погода в Москве?', 'Кто выиграл матч?', 'Как сварить борщ?'],
  zh: ['北京天气怎么样？', '谁赢了比赛？', '怎么煮米饭？'],
};
