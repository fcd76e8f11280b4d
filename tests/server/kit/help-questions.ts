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
tool: credits for making a sticker
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
api: Where do I get an API key?
costs: how much is a vid
tool: price of text 2 video
tool: how much to remove backgroud
tool: face swap price?
tool: what does the hug video cost
tool: cost of upscaling a photo
tool: is the gif face swap expensive
packs: buy credits without subscribing
plans: pro plan how much a year
changePlan: can i upgrade to premium
daily: do i get credits everyday
invite: referal link
fileSize: my video is 300mb is that ok
formats: can i download as jpg
promptLength: how long can my prompt be
deleteAccount: erase everything about me
privacy: do you keep my selfies private
kept: how long r my photos kept
creations: cant find my result
refund: refund?
payment: can i pay with paypal
cancelPlan: can i cancel anytime
languages: is this in german
password: forgot pasword
marks: is there a watermark
api: api?
contact: how do i talk to a human
offline: my wifi is not working
tool: whats the price for changing clothes
tool: how expensive is it to animate a picture
tool: cost to swap 2 faces in a video
tool: is trump voice paid? how much
tool: how much for text to speach
plans: difference between basic and pro
daily: do the 19 credits come back tomorrow
invite: how many friends can i invite
fileSize: my photo wont upload its too large
formats: what format is the output
promptLength: max characters
deleteOne: how to remove a result from my history
privacy: do u sell my data
creations: where do finished videos go
refund: i was charged twice
payment: is stripe used
cancelPlan: how to stop the subscription
languages: can i switch to spanish
password: reset password
marks: will there be a logo on the video
api: do you offer an sdk
code: verification email never arrived
share: how can i share a video
wait: why is it taking so long
tool: how much to make my old photo hd
tool: how many coins for a halloween video
plans: is there a family plan or yearly discount
daily: how do i get more free credits
fileSize: upload limit 50mb?
formats: does it support webm
filmLength: can i upload a 10 min video
deleteAccount: remove my data
privacy: do employees look at my pics
creations: i closed the tab, where is my image
refund: refund policy
cancelPlan: how to end membership
languages: do you support chinese
password: cant remember my password
age: minimum age?
marks: how to get rid of the ai label
api: developer docs?
code: otp not coming
devices: is there an iphone app
report: someone made a fake of me
share: send my gif to whatsapp
costs: whats the cost of making a gif
plans: how much is premium per year
invite: bonus for inviting someone
filmLength: how many minutes can my audio be
privacy: is anyone going to see the photo i upload
failed: will i get credits back if it crashes
cancelPlan: i dont want to be billed again
password: how to change pw
marks: does the download have a watermark
code: havent received my code
refund: hey so i bought the big pack yesterday by accident, didnt use a single credit, can i get my money back pls
deleteAccount: i wanna nuke my account how
deleteOne: could you please tell me how I can get rid of one picture I made last week?
notify: can i get a notification when my video is ready?
age: how old do i have to be to use face swap
consent: Do I need permission from the person whose face I'm using?
enhance: Can the enhancer fix a blurry photo where I moved the camera?
marks: will there be a watermark on my images
refused: My request was rejected for violating rules, why? I did nothing wrong
wait: How long for a video
failed: hi! I made a video of my late dog and it came out all weird and frozen, I'd like my 20 credits back, who do I talk to?
deleteAccount: what happens to my credits if i delete my account
cancelPlan: Is the yearly plan cheaper and can I cancel any time?
signIn: can't log in
languages: does the voice thing do german
wait: why is my video still processing after 10 minutes
enhance: can i upscale 4x
marks: was this picture made with ai? how can I check it
privacy: can i get a copy of all my data
report: i see a fake nude of me on your site!! how do I report this
filmLength: how long can the audio sample be for voice cloning
enhance: uhh how do i make the blurry pic of my cat sharper
daily: sooo is it free or what
age: my 14 yo wants to try this, ok?
sticker: how can i turn my dog into a sticker
faceSwap: put my face on another photo
email: can I change the e-mail of my account
noFace: no face was found in my photo
daily: is it free or do i have to put my card in
failed: my pic failed and it ate my credits??
creations: Hi, last week I made a birthday video for my mum and now I can't find it anywhere, where did it go?
devices: u got an app?
kept: how long do u guys hang on to the stuff i upload
commercial: wanna sell the stickers on etsy, allowed?
noFace: it says no face found but theres clearly a face
cancelPlan: I dont want to pay anymore, how do I get out of the monthly thing
costs+wait: how much is a video and how long does it take?
receipt: need an invoice for my accountant
email: changed jobs and lost my work email, can i switch it to my gmail
age: can my 12 year old use this
formats: which formats
plans: not asking about credits, just want to know if the yearly plan is cheaper
privacy: Do you sell my pictures to anyone?
code: code isnt coming thru to my inbox
password: forgot my pasword
removeObject: can i take the fence out of this photo
enhance: make my grandpa's old pic less blurry
invite: my mate got credits for bringing me in, how does that work
cancelPlan: i dont wanna be subscribed no more
cancelPlan+refund: how do i cancel and will i get my money back
packs: i'd rather not subscribe, just a few credits
noFace: why cant it see my face in the photo
daily: no money rn, can i still try it
failed: picture never showed up, lost 1 credit
devices+offline: is there an app and does it work on a plane
commercial: I run a little bakery and would love to print one of these on our boxes, would that be alright?
deleteAccount: i dont want my account any more
deleteOne: i dont want to delete my account just one pic
payment+receipt: can i pay by card and get an invoice
password: locked out, cant remember password
expiry: had 8 credits last night and theyre gone this morning
tool: can you make me and my late dad hug
tool: i want a picture of a dragon
wait: its been 10 mins and still nothing
refund: i want to return what i bought, it was by mistake
failed: the thing keeps failing, do i still get charged
spent: hey why is my balance 3, i had more
plans: whats the diff between pro and premium
packs: ran outta credits, what now
privacy: will randoms see what i make
kept: if i dont log in for a year is my stuff deleted
signIn: can i use it without making an account
notify: can u email me once the video is finished
formats: does it eat .mov files
fileSize: my photo is 30mb will it go
commercial: ok to put these in a youtube video that makes money?
deleteAccount: i'm done with this site, remove me
changePlan: how do i move up to the yearly one
costs: how many credits for a 10 second clip
creations: i closed my browser and lost the picture
removeBackground: get the background off my product photo
cancelPlan: how to make it stop renewing every month
receipt: where can i find the bill for last month
age: is there an age limit
code: verification email never came
share: post my sticker on whatsapp
formats: can i save the video as mp4
refused: got told my prompt breaks the rules?
wait: its so slow today, whats going on
consent: can i put my ex's face on something funny
report: someone is using my photos here without asking me, how do i complain
plans+packs: how much is premium, and can i just buy credits instead
api: can my developer plug this into our website
deleteOne: i uploaded the wrong pic and want it gone
expiry: bought credits in march, still good?
invite: what do i get if my sister joins
languages: can i read this site in spanish
marks: does it leave a stamp on my videos
password: how to pick a new password
faceSwap: how do i get my brother's face onto a movie clip
enhance: pic from 1995, tiny, can you make it big
clone: read a text in my own voice
offline: will it work with no signal
failed: it said error and my 20 credits are gone
refund: i want my money back and where do i write
engine: what ai is behind this
promptLength: my text got cut off, how long is allowed
daily: do i get anything for free or is it all paid
kept: do u delete the photos after
fileSize: it says my video is too heavy
signIn: keeps logging me out
spent: where can i check how many credits i got left
deleteOne: can i erase stuff i made
payment: is paypal ok
cancelPlan: unsub
refund: you guys charged me 2 times wtf
consent: need permission to use grandma's pic?
languages: nederlands?
notify: will i get a ping
tool: any cool filters
commercial: do i own what i make
cancelPlan: I thought it was a one off but you keep billing me every month, stop it
failed: waited half an hour, got a black screen, did i lose credits
creations: deleted my cookies, are my images lost
privacy: is anybody at your company looking at my selfies
formats: tried to upload a .heic and it didnt take it
age: im 16 is that ok
share: how do i unshare a picture
packs: whats the smallest amount of credits i can get
email: need to put a new email on my profile
removeObject: theres a guy in the back of my wedding photo, get him out
costs: is a gif more expensive than an image
engine: what does 'draft' mean on my pic
signIn: cant log in with google anymore
refund: i accidentally paid twice yesterday, want one of them back
deleteOne: how do i get rid of this one ugly picture i made
marks: r results watermarked?
fileSize: biggest vid i can upload
promptLength: How many words can I make it read out?
consent: is it ok to use my gf's face without telling her
spent: where'd all my credits go
expiry: do leftover credits die at the end of the month?
removeBackground: make bg transparent
faceSwap: swap my face into a gif
refused: it wont let me make what i typed, why
changePlan: I have Basic but want Pro now
share: my sister wants to see the vid but she has no account
deleteAccount: can I delete my account and do I lose my leftover credits?
report: somebody made a nasty fake of me on your site, want it taken down
tool: does it do a halloween thing
clone: can it talk like me if I upload my voice
languages: is there a german version
contact: How do I talk to an actual human?
notify: dont wanna sit here staring at the screen, can it tell me when the video's ready
plans: price of pro per month?
daily: how many free credits do i get today
removeBackground: i want my logo with no background
failed: video got stuck at 90% then failed, credits??
deleteAccount: how can i permanently close this account
commercial: can my company use the pictures on our website
filmLength: max duration of an uploaded video?
code: i didnt receive the confirmation code
cancelPlan+deleteAccount: how do i cancel my plan and how do i delete my account after that
privacy: are my photos safe with you
expiry: do i lose my credits if i dont use them
share: can i send the link to people without account
about: what can I do here
about: whats this site for
about: what can you do for me
deleteAccount: So my kid used my laptop to sign up here last weekend without telling me. I really don't want any of this around. How do I make the account vanish for good?
refund: ugh, long story short my card got hit on tuesday for a plan i never meant to buy, i want the cash back
failed: been sat here with my tea watching the bar go to 99 and then it died. do i still lose credits for that
removeObject: We went to Rome for our anniversary and there's this random bloke photobombing every single shot, can you zap him
expiry: i'm going travelling for three months in january, will the credits from my pack still be there when im back
enhance: found an old pic of my nan from the 60s, its tiny and soft looking, anything u can do
code: my inbox is empty, ive asked for that six digit thing like four times now
commercial: I run a little candle business and would love to stick one of these on the labels, legal or not?
share: my mate in Leeds wants to see the video i made, whats the easiest way he can watch it
kept: my hard drive died so i'm counting on you lot: how long do you hang on to what i made
daily: do i get anything free every day
cancelPlan: how do I cancel my subscription?
languages: can I switch the site to french
fileSize: max upload size for images?
refused: made a perfectly innocent beach pic of my sister and the thing told me no, whats wrong with it
changePlan: i went for the small one in march but my shop is growing, how do i move to the bigger one
clone: i lost my voice to surgery but have old recordings, could it talk like i used to?
report: some creep at school put my face in a nasty clip with this site. who do i tell
packs: dont wanna sub to anything, just need like 20 more for tonight, possible?
refund: So I let my nephew play around on my tablet and he bought the biggest bundle. My wife is furious. Any way to get that money back?
formats: mum only ever sends me pics in some weird iphone thing (heic i think), does that go in?
privacy: bit paranoid here, but does anyone on your end actually get to look at the selfies i put in
password: came back after a year abroad and for the life of me cant recall what i typed to get in
expiry: bought 500 credits on black friday and barely touched em, do they go poof at some point
costs: whats a video gonna set me back in credits
deleteOne: how do I delete one video
about: what is this site for
cancelPlan: my card's about to get charged again on the 3rd and i dont use this anymore, make it stop pls
devices: all i own is an old android, will this thing even run on it?
payment: i don't own a visa, only paypal, am i stuck?
deleteOne: made something embarrassing at 2am, need that one picture gone`,
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
api: Y a-t-il une API ?
costs: combien coute une video
tool: combien coûte un autocollant
tool: prix pour changer de visage
tool: combien pour enlever le fond
tool: ça coûte combien d’enlever un filigrane
tool: combien de credits pour animer une photo
tool: prix de la synthèse vocale
tool: face swap vidéo c'est combien
tool: ameliorer une photo combien
packs: acheter des credits sans abonnement
plans: prix du pro à l’année
changePlan: passer au premium
daily: combien de crédits gratuits par jour
invite: parrainage
fileSize: taille max fichier
formats: le heic ça marche ?
filmLength: durée max d’une vidéo
deleteAccount: supprimer mon compte
deleteOne: supprimer une photo
privacy: vous utilisez mes photos pour l’IA ?
creations: où est ma vidéo
failed: ça a planté, je perds mes crédits ?
refund: je veux être remboursé
payment: vous prenez l’american express ?
cancelPlan: me désabonner
email: changer mon adresse mail
age: j’ai 15 ans je peux ?
marks: y a un filigrane ?
api: vous avez une api ?
code: je n’ai pas reçu le code
tool: tarif pour changer de vêtements
tool: combien ça coûte d’animer une image
tool: prix pour échanger deux visages dans une vidéo
tool: la voix de trump c’est payant ?
tool: combien pour la voix off
plans: différence entre basic et pro
daily: j’aurai encore 19 crédits demain ?
invite: combien d’amis je peux inviter
fileSize: ma photo est trop grosse
formats: le résultat est dans quel format
promptLength: limite de caractères
deleteOne: enlever un résultat de mon historique
privacy: vous vendez mes données ?
creations: où vont les vidéos terminées
refund: j’ai été débité deux fois
payment: vous acceptez visa ?
cancelPlan: comment arrêter l’abonnement
languages: passer en espagnol
password: réinitialiser mot de passe
marks: il y aura un logo sur la vidéo ?
api: vous avez un sdk
code: le mail de vérification n’arrive jamais
share: comment partager une vidéo
wait: pourquoi c’est si long
tool: combien pour rendre une vieille photo nette
tool: vidéo halloween combien de crédits
plans: y a une réduction à l’année ?
daily: comment avoir plus de crédits gratuits
fileSize: limite 50 mo ?
formats: enregistrer mon sticker en webp
promptLength: combien de texte il peut lire
deleteOne: supprimer toutes mes vidéos
kept: vous gardez mes photos pour toujours ?
failed: rien obtenu mais crédits débités
payment: google pay marche ?
changePlan: passer de pro à basic
email: utiliser une autre adresse mail
signIn: impossible de me connecter
consent: utiliser la voix de quelqu’un d’autre
commercial: à qui sont les images
contact: y a un chat en direct ?
engine: quel modèle d’ia utilisez-vous
wait: combien de temps pour une vidéo
refused: pourquoi mon texte est bloqué
receipt: j’ai besoin d’une facture pour les impôts
costs: ça coûte combien de faire un gif
plans: combien coûte premium par an
invite: bonus pour une invitation
filmLength: combien de minutes pour un audio
privacy: est-ce que quelqu’un verra la photo que j’envoie
failed: je récupère mes crédits si ça plante
languages: le site est en russe
age: y a une limite d’âge
commercial: je peux l’imprimer sur des t-shirts
deleteAccount: Cher support, comment supprimer mon compte ?
cancelPlan: Bonjour, j'aimerais résilier mon abonnement svp
expiry: mes crédits disparaissent à la fin du mois ?
privacy: vous faites quoi de mes photos
filmLength: ma vidéo dure 2 minutes, c'est trop long ?
commercial: est ce que je peux vendre ce que je fais ?
share: partager un résultat avec ma sœur
invite: parrainage : combien je gagne ?
enhance: votre agrandisseur peut corriger le flou de bougé ?
refund: bonjour j'ai acheté un pack hier par erreur et j'ai rien utilisé, possible d'être remboursée ?
privacy: est-ce que mes données sont revendues ?
expiry: les crédits gratuits se cumulent ?
faceSwap: changer le visage de 4 personnes sur une photo de groupe
engine: est-ce une vraie IA ou juste des dessins ?
report: signaler une image qui me montre
devices: c'est utilisable sur tablette
marks: comment savoir si une vidéo vient de chez vous
age: mon fils de 13 ans a le droit ?
commercial: je peux mettre mes stickers en vente sur internet
refused: mon texte est refusé alors qu’il n’a rien de méchant
sticker: comment faire un sticker
spent: où voir ce que j’ai dépensé
removeObject: enlever une personne d’une photo
clone: cloner ma voix
offline: est-ce que ça marche sans internet
notify: recevoir une notification quand c’est prêt
noFace: aucun visage trouvé sur ma photo
daily: c gratuit ou pas
failed: jai perdu mes crédits la photo a pas marché
creations: bonjour, j'avais fait une vidéo pour l'anniv de ma fille mais impossible de la retrouver
devices: ya une appli ?
kept: vous gardez mes photos pendant combien de temps
commercial: je vends des tshirts, je peux mettre vos images dessus?
noFace: ça me dit aucun visage trouvé alors qu'on voit bien ma tête
cancelPlan: je veux plus payer tous les mois
costs+wait: une vidéo c'est combien et ça met combien de temps ?
receipt: il me faut une facture
email: j'ai plus accès a mon ancien mail comment je le change
age: mon fils a 13 ans il peut s'en servir ?
formats: quels formats vous prenez
packs: j'veux pas d'abonnement, juste acheter une fois
privacy: est ce que vous revendez mes photos
code: j'ai toujours pas reçu le code
password: mot de passe oublié
removeObject: enlever ma belle-mère de la photo lol
enhance: la photo de mon grand père est toute floue, on peut arranger ça ?
payment: vous acceptez paypal ou que la carte
invite: si je fais venir un pote je gagne quoi
cancelPlan: je veux plus être abonné
cancelPlan+refund: comment je résilie et est-ce que je suis remboursé
packs: sans abonnement on peut acheter des crédits ?
noFace: il trouve pas mon visage sur la photo
daily: j'ai pas d'argent je peux essayer quand même ?
failed: l'image est jamais sortie et j'ai perdu 1 crédit
devices+offline: ya une appli et ça marche dans l'avion ?
commercial: j'ai une boulangerie et j'aimerais imprimer une image sur mes boîtes, c'est possible ?
deleteAccount: je veux plus de mon compte
deleteOne: je veux pas supprimer mon compte juste une photo
payment+receipt: je peux payer par carte et avoir une facture ?
password: jarrive plus a rentrer jai oublié mon mdp
expiry: hier j'avais 8 crédits ce matin plus rien
tool: je voudrais faire un calin avec mon papa decédé
tool: je veux une image d'un dragon
wait: ça fait 10 min et toujours rien
refund: je me suis trompée d'achat je veux rendre
failed: ça rate tout le temps, je suis débité quand même ?
spent: pourquoi il me reste que 3 crédits
plans: c'est quoi la différence entre pro et premium
packs: plus de crédits je fais quoi
privacy: est-ce que des inconnus voient ce que je fais
kept: si je me connecte pas pendant un an vous supprimez tout ?
signIn: on peut s'en servir sans compte ?
notify: vous m'envoyez un mail quand la vidéo est finie ?
formats: les fichiers .mov ça passe ?
fileSize: ma photo fait 30 mo c'est bon ?
commercial: je peux m'en servir dans une vidéo youtube monétisée ?
deleteAccount: j'en ai marre de ce site, effacez-moi
changePlan: comment je passe à l'annuel
costs: combien de crédits pour un clip de 10 secondes
creations: j'ai fermé le navigateur et j'ai perdu l'image
removeBackground: enlever l'arrière plan de mes photos de produits
cancelPlan: comment faire pour que ça se renouvelle plus tous les mois
receipt: je trouve où la facture du mois dernier
age: il y a un âge minimum ?
code: le mail de vérification n'est jamais arrivé
share: envoyer mon sticker sur whatsapp
formats: je peux enregistrer la vidéo en mp4 ?
refused: on me dit que mon texte est contraire aux règles
wait: c'est hyper lent aujourd'hui il se passe quoi
consent: je peux mettre la tête de mon ex sur un truc drôle
report: quelqu'un utilise mes photos sans mon accord, où me plaindre
plans+packs: c'est combien le premium, et est-ce que je peux juste acheter des crédits ?
api: mon développeur peut brancher ça sur notre site ?
deleteOne: je me suis trompé de photo je veux qu'elle disparaisse
expiry: crédits achetés en mars, encore valables ?
invite: si ma sœur s'inscrit j'ai quoi
languages: on peut avoir le site en espagnol ?
marks: ça laisse un tampon sur mes vidéos ?
password: comment choisir un nouveau mot de passe
faceSwap: comment mettre le visage de mon frère dans un extrait de film
enhance: photo de 1995 toute petite, on peut l'agrandir
clone: lire un texte avec ma propre voix
offline: ça marche sans réseau ?
failed: ça a mis erreur et mes 20 crédits ont disparu
refund: je veux être remboursé, où est-ce que je vous écris ?
engine: c'est quelle ia derrière
promptLength: mon texte est coupé, c'est combien le maximum
daily: y a du gratuit ou tout est payant ?
kept: vous supprimez les photos après ?
fileSize: il dit que ma vidéo est trop lourde
signIn: ça me déconnecte tout le temps
spent: où je vois combien il me reste de crédits
deleteOne: je peux effacer des trucs que j'ai faits ?
payment: paypal c'est ok ?
cancelPlan: désabonnement
refund: vous m'avez prélevé deux fois c'est quoi ce délire
consent: il faut l'accord de ma mamie pour sa photo ?
languages: vous l'avez en italien ?
notify: je serai prévenu ?
tool: vous avez des filtres sympas ?
commercial: est-ce que ce que je fais m'appartient
cancelPlan: je croyais payer une seule fois mais ça me prélève tous les mois, arrêtez ça
failed: attendu une demi-heure pour un écran noir, mes crédits sont perdus ?
creations: j'ai vidé mon cache, mes images sont perdues ?
privacy: des gens de chez vous regardent mes selfies ?
formats: j'essaie d'envoyer un .heic et il en veut pas
age: j'ai 16 ans c'est bon ?
share: comment je retire le partage d'une image
packs: c'est quoi le minimum de crédits que je peux prendre
email: mettre une nouvelle adresse mail sur mon profil
removeObject: y a un type derrière sur ma photo de mariage, enlevez-le
costs: un gif c'est plus cher qu'une image ?
engine: c'est quoi brouillon sur mon image
signIn: j'arrive pas a me connecter avec google
refund: on m'a débité deux fois !! je veux récupérer mes sous
deleteOne: comment je supprime juste une photo que j'ai faite
marks: ya un filigrane sur les vidéos ?
fileSize: ma vidéo fait 300 Mo ça passe ?
promptLength: mon texte est trop long pour la voix, c'est quoi la limite
consent: j'ai le droit de mettre la tête de mon patron sans lui demander ?
spent: où sont passés mes crédits
expiry: les crédits pas utilisés ils sautent à la fin du mois ?
removeBackground: détourer un objet
faceSwap: mettre mon visage sur une vidéo
refused: pourquoi il refuse ma phrase
changePlan: je suis en basic je voudrais passer au pro
share: comment envoyer la vidéo à ma mère sur whatsapp
cancelPlan+expiry: Bonjour, je voudrais savoir deux choses : est-ce que je peux arrêter quand je veux, et est-ce que mes crédits sont perdus ?
report: qqn a fait un faux de moi avec votre site je veux qu'il soit supprimé
tool: je veux changer la couleur de ma robe sur la photo
clone: ça peut parler avec ma voix ?
languages: c'est dispo en allemand ?
contact: je veux parler à quelqu'un, pas à un robot
notify: vous pouvez me prévenir quand c'est fini ?
plans: prix du pro par mois ?
daily: combien de crédits gratuits aujourd'hui
removeBackground: je veux mon logo sans fond
failed: la vidéo a bloqué à 90% puis échec, et mes crédits ??
deleteAccount: comment fermer mon compte définitivement
commercial: ma boîte peut utiliser les images sur son site ?
filmLength: durée max d'une vidéo envoyée ?
code: je n'ai pas reçu le code de confirmation
cancelPlan+deleteAccount: comment résilier mon abonnement et ensuite comment supprimer mon compte ?
privacy: mes photos sont en sécurité chez vous ?
expiry: je perds mes crédits si je ne les utilise pas ?
share: je peux envoyer le lien à des gens sans compte ?
about: que puis-je faire ici ?
about: c'est quoi ce site
about: on peut faire quoi ici
deleteAccount: Bon voilà, mon ado s'est inscrit avec mon adresse pendant les vacances, et moi je veux plus entendre parler de ce truc, comment on efface le compte ?
cancelPlan: j'ai pris la formule en pensant que c'était juste pour un mois, là ça retombe encore sur mon relevé, comment on met fin à tout ça
failed: la barre est montée à 99 % puis plus rien, c'est mort. mes crédits sont partis avec ?
removeObject: on revient de Venise et y a un touriste en short pile au milieu de la plus belle photo, vous pouvez le faire sauter ?
enhance: j'ai retrouvé une toute petite photo de mon arrière-grand-mère, on distingue à peine ses yeux, vous savez faire quelque chose ?
code: trois fois que je redemande les six chiffres et ma boîte reste vide
commercial: je tiens un petit salon de thé et je voudrais mettre une de vos images sur mes menus, j'ai le droit ?
share: mon cousin au Canada aimerait voir la vidéo que j'ai faite, je fais comment pour qu'il la regarde
privacy: ma femme s'inquiète : les photos des petits que j'envoie ici, qui les voit chez vous ?
signIn: faut ouvrir un compte pour tester ou pas
costs: combien de crédits pour une vidéo ?
receipt: où trouver ma facture ?
fileSize: quelle est la taille maximale d'une vidéo ?
kept: combien de temps gardez-vous mes créations ?
notify: je dois filer au boulot, vous me faites signe quand c'est cuit ?
refused: une photo de plage toute sage de ma sœur et il me dit non, il est où le problème
changePlan: j'ai commencé par la petite formule, ma boutique grandit, je passe comment à la grosse ?
packs: j'ai pas envie de m'abonner, il m'en faudrait juste une vingtaine ce soir, c'est jouable ?
report: un sale type au lycée a mis ma tête dans une vidéo dégueu faite ici, je préviens qui
refund: j'ai laissé mon neveu jouer sur ma tablette et il a acheté le plus gros pack, ma femme est furieuse, on peut récupérer l'argent ?
formats: ma mère m'envoie toujours des photos en heic ou je sais pas quoi, ça rentre chez vous ?
noFace: trois fois que j'essaie ma photo de passeport, il me soutient qu'il y a aucun visage dessus
clone: je voudrais que ça lise mon discours avec ma propre voix, c'est faisable ?
deleteOne: comment supprimer une vidéo
daily: combien de crédits gratuits par jour ?
about: à quoi sert ce site ?
cancelPlan: ma carte va encore être débitée le 3 et je m'en sers plus du tout, arrêtez ça svp
payment: j'ai pas de carte, juste paypal, je suis coincé ?
invite: si je ramène ma coloc j'y gagne quelque chose ?
deleteOne: j'ai fait un truc gênant à 2h du mat, cette image-là doit disparaître`,
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
api: ¿Hay una API?
costs: cuanto cuesta un video
tool: cuánto cuesta quitar el fondo
tool: precio de cambiar cara
tool: cuanto sale un sticker
tool: quitar marca de agua cuanto cuesta
tool: cuantos creditos animar una foto
tool: precio texto a voz
tool: cambio de cara en video precio
tool: mejorar foto cuantos creditos
packs: comprar creditos sin suscripcion
plans: cuanto cuesta el pro al año
changePlan: pasar a premium
daily: creditos gratis diarios
invite: invitar amigos que gano
fileSize: tamaño maximo archivo
formats: aceptan heic?
filmLength: duracion maxima video
deleteAccount: borrar cuenta
deleteOne: borrar una foto
privacy: usan mis fotos para entrenar ia?
creations: donde esta mi video
failed: fallo, pierdo los creditos?
refund: quiero que me devuelvan la plata
payment: aceptan tarjeta de debito
cancelPlan: darme de baja
email: cambiar mi correo
age: tengo 15 años puedo usarlo?
marks: tiene marca de agua?
api: hay api?
code: no me llega el codigo
tool: precio cambiar ropa
tool: cuanto cuesta animar una imagen
tool: cuanto cuesta cambiar dos caras en un video
tool: la voz de trump cuanto sale
tool: cuanto cobran por la locucion
plans: diferencia entre basic y pro
daily: mañana me dan otros 19 creditos?
invite: cuantos amigos puedo invitar
fileSize: mi foto es muy grande no sube
formats: en que formato sale
promptLength: limite de caracteres
deleteOne: quitar un resultado de mi historial
privacy: venden mis datos?
creations: adonde van los videos terminados
refund: me cobraron doble
payment: aceptan visa
cancelPlan: como paro la suscripcion
languages: cambiar a ingles
password: restablecer clave
marks: sale un logo en el video?
api: tienen sdk
code: el correo de verificacion nunca llego
share: como comparto un video
wait: por que tarda tanto
tool: cuanto cuesta arreglar una foto vieja
tool: video de halloween cuantos creditos
plans: hay descuento anual?
daily: como consigo mas creditos gratis
fileSize: limite 50 mb?
formats: guardar mi sticker en webp
promptLength: cuanto texto puede leer
deleteOne: borrar todos mis videos
kept: guardan mis fotos para siempre?
failed: no salio nada y me descontaron creditos
payment: funciona google pay?
changePlan: pasar de pro a basico
email: usar otro correo
signIn: no puedo entrar
consent: usar la voz de otra persona
commercial: de quien son las imagenes
contact: hay chat en vivo?
engine: que modelo de ia usan
wait: cuanto demora un video
refused: por que bloquearon mi texto
receipt: necesito factura para impuestos
costs: cuanto cuesta hacer un gif
plans: cuanto vale premium al año
invite: bono por invitar
filmLength: cuantos minutos de audio
privacy: alguien va a ver la foto que subo
failed: recupero los creditos si falla
cancelPlan: no quiero que me cobren otra vez
password: como cambio mi clave
marks: la descarga tiene marca de agua
code: todavia no recibo el codigo
cancelPlan: Buenas tardes, ¿me podrían decir cómo doy de baja mi suscripción? Gracias
privacy: que hacen con mis fotos, las guardan?
promptLength: cuantas letras puedo poner en la descripcion
wait: ¿Cuánto tarda en hacerse una imagen?
share: como comparto lo que hice por whatsapp
receipt: me pueden mandar la factura de mi compra
clone: ¿La voz clonada suena exactamente igual que la mía?
marks: deja marca de agua?
refund: hola buenas, ayer compre un pack pero fue sin querer, hay forma de que me regresen el dinero?
deleteAccount: kiero borrar mi cuenta y todo lo ke subi
cancelPlan: que pasa con mis creditos si cancelo el plan
report: alguien subió una foto mía sin permiso, ¿cómo lo denuncio?
wait: ya pasaron 5 min y mi video sigue cargando
refused: rechazaron mi pedido y no entiendo por qué
cancelPlan: la suscripción se renueva sola?
payment: ¿es seguro poner mi tarjeta aquí?
languages: ¿la página está en francés?
creations: no encuentro el gif que hice anoche
payment: ¿Con qué puedo pagar?
sticker: cómo hago un sticker
spent: dónde veo en qué gasté los créditos
removeObject: quitar a una persona de una foto
enhance: mejorar una foto borrosa
devices: ¿funciona en el celular?
notify: avísenme cuando esté listo
faceSwap: poner mi cara en otra foto
noFace: no encuentra la cara de mi foto
daily: es gratis o hay q pagar
failed: se me fueron los creditos y no salio la foto
creations: hola, ayer hice un video para mi abuela y ahora no lo encuentro por ningun lado
devices: tienen app?
kept: cuanto tiempo guardan mis fotos
commercial: puedo poner los stickers en mi tienda y venderlos
noFace: dice que no encuentra ninguna cara y la foto es mía
cancelPlan: ya no quiero seguir pagando cada mes
costs+wait: cuanto vale un video y cuanto tarda
receipt: necesito factura con mi nif
email: me equivoqué al poner el correo, cómo lo cambio
age: mi hija tiene 14, la dejo usarlo?
formats: que formatos aceptan
packs: no quiero suscribirme, se puede comprar solo una vez?
privacy: venden mis fotos a alguien?
password: no me acuerdo de la contraseña
removeObject: como quito a mi ex de la foto
enhance: tengo una foto viejita muy borrosa, se puede arreglar?
payment: aceptan bizum
invite: me dan algo si traigo amigos
cancelPlan: ya no quiero estar suscrito
cancelPlan+refund: como me doy de baja y me devuelven el dinero?
packs: puedo comprar creditos sin suscripcion
noFace: no detecta mi cara en la foto
daily: no tengo plata, igual puedo probar?
failed: la imagen nunca salio y perdi 1 credito
devices+offline: hay app y funciona en el avion?
commercial: tengo una panadería y quiero imprimir una imagen en las cajas, se puede?
deleteAccount: ya no quiero mi cuenta
deleteOne: no quiero borrar la cuenta solo una foto
payment+receipt: puedo pagar con tarjeta y me dan factura?
password: no puedo entrar se me olvido la clave
expiry: ayer tenia 8 creditos y hoy ya no estan
tool: quiero abrazar a mi papá que ya murió
tool: quiero un dibujo de un dragon
wait: llevo 10 minutos y nada
refund: me equivoqué de compra y la quiero devolver
failed: falla a cada rato, igual me cobran?
spent: por qué me quedan solo 3 créditos
plans: qué diferencia hay entre pro y premium
packs: me quedé sin créditos y ahora?
privacy: cualquiera puede ver lo que hago?
kept: si no entro en un año borran mis cosas?
signIn: se puede usar sin cuenta?
notify: me mandan un correo cuando termine el video?
formats: acepta archivos .mov?
fileSize: mi foto pesa 30 mb, pasa?
commercial: lo puedo poner en un video de youtube que gana dinero?
deleteAccount: ya me cansé de esta página, bórrenme
changePlan: cómo me paso al anual
costs: cuántos créditos para un clip de 10 segundos
creations: cerré el navegador y perdí la imagen
removeBackground: sacarle el fondo a mis fotos de producto
cancelPlan: cómo hago para que no se renueve todos los meses
receipt: dónde encuentro la factura del mes pasado
age: hay edad mínima?
code: nunca llegó el correo de verificación
share: mandar mi sticker por whatsapp
formats: puedo guardar el video en mp4?
refused: me dice que mi texto va contra las normas
wait: está re lento hoy, qué pasa
consent: puedo poner la cara de mi ex en algo gracioso
report: alguien usa mis fotos sin permiso, dónde me quejo
plans+packs: cuánto cuesta el premium, y puedo comprar solo créditos?
api: mi desarrollador puede conectar esto a nuestra web?
deleteOne: subí la foto equivocada y la quiero borrar
expiry: compré créditos en marzo, siguen valiendo?
invite: si se registra mi hermana qué gano
languages: se puede ver la web en inglés?
marks: le pone algún sello a mis videos?
password: cómo pongo una contraseña nueva
faceSwap: cómo pongo la cara de mi hermano en una escena de película
enhance: foto de 1995 chiquita, se puede hacer más grande?
clone: leer un texto con mi propia voz
offline: funciona sin señal?
failed: dio error y desaparecieron mis 20 créditos
refund: quiero que me devuelvan el dinero, dónde les escribo?
engine: qué ia hay detrás de esto
promptLength: se me corta el texto, cuál es el máximo
daily: hay algo gratis o todo es pago?
kept: borran las fotos después?
fileSize: dice que mi video es muy pesado
signIn: se me cierra la sesión a cada rato
spent: dónde veo cuántos créditos me quedan
deleteOne: puedo borrar cosas que hice?
payment: paypal sirve?
cancelPlan: desuscribirme
refund: me cobraron 2 veces qué les pasa
consent: necesito permiso para usar la foto de mi abuela?
languages: lo tienen en italiano?
notify: me llega un aviso?
tool: tienen filtros divertidos?
commercial: lo que hago es mío?
cancelPlan: pensé que era un solo pago y me cobran todos los meses, paren
failed: esperé media hora y salió todo negro, perdí los créditos?
creations: borré las cookies, se perdieron mis imágenes?
privacy: alguien de su empresa mira mis selfies?
formats: quise subir un .heic y no lo agarra
age: tengo 16, está bien?
share: cómo dejo de compartir una imagen
packs: cuál es la cantidad mínima de créditos que puedo comprar
email: poner un correo nuevo en mi perfil
removeObject: hay un tipo atrás en mi foto de boda, sáquenlo
costs: un gif es más caro que una imagen?
engine: qué es eso de borrador en mi imagen
signIn: no puedo entrar con mi cuenta de google
refund: me cobraron dos veces, quiero que me devuelvan uno
deleteOne: cómo borro solo una foto de las que hice
marks: salen con marca de agua?
fileSize: mi video pesa 300 megas, lo puedo subir?
promptLength: cuántas letras caben en la descripcion
consent: puedo usar la cara de messi
spent: en qué se me fueron los creditos
expiry: si no los uso este mes los pierdo?
removeBackground: quitar el fondo
faceSwap: poner mi cara en un gif
refused: por qué no me deja hacer eso que escribí
changePlan: quiero bajarme del premium al basic
share: como se lo mando a mi novia sin que se registre
devices+daily: hay app y es gratis?
report: alguien subió un montaje mío y quiero que lo quiten
tool: hacen videos de besos?
clone: puede sonar como mi voz
languages: está en portugués?
contact: quiero hablar con una persona
notify: me avisan cuando esté listo el video?
plans: precio del pro al mes?
daily: cuántos créditos gratis me dan hoy
removeBackground: quiero mi logo sin fondo
failed: el video se trabó en 90% y falló, y mis créditos??
deleteAccount: cómo cierro la cuenta para siempre
commercial: mi empresa puede usar las imágenes en su web?
filmLength: duración máxima de un video subido?
code: no recibí el código de confirmación
cancelPlan+deleteAccount: cómo cancelo mi plan y cómo elimino mi cuenta después?
privacy: mis fotos están seguras con ustedes?
expiry: pierdo los créditos si no los uso?
share: puedo mandar el enlace a gente sin cuenta?
about: qué puedo hacer aquí
about: para qué sirve esta página
about: qué se puede hacer
deleteAccount: Mi hijo se registró con mi correo en las vacaciones y la verdad no quiero saber nada más de esto, ¿cómo hago para que desaparezca la cuenta?
refund: oigan, ayer sin darme cuenta le di dos veces al botón y me salieron dos cobros, quiero que me regresen uno
failed: me quedé mirando la barra hasta el 99 y se murió. igual me descuentan los créditos?
removeObject: fuimos a Cancún de luna de miel y sale un señor panzón en la mejor foto, me lo pueden borrar?
expiry: me voy tres meses de viaje, cuando vuelva van a estar ahí los créditos del paquete que compré?
code: ya pedí cuatro veces esos seis números y mi bandeja sigue vacía
commercial: tengo una pastelería chiquita y me gustaría poner una de las imágenes en las cajas, hay lío con eso?
noFace: le subo la foto de mi abuelo y me dice que no ve ninguna cara, y se ve clarita
offline: voy a estar en un avión diez horas, puedo seguir usando esto allá arriba?
age: mi sobrina anda en secundaria y quiere entrar, la dejan?
cancelPlan: cómo cancelo mi suscripción
payment: puedo pagar con paypal?
formats: en qué formato se descarga el video
invite: qué gano si invito a un amigo
notify: tengo que salir corriendo al trabajo, me echan un grito cuando esté?
report: un tipo de la escuela puso mi cara en un video asqueroso hecho aquí, a quién le aviso
refund: dejé a mi sobrino jugar con mi tableta y compró el paquete más grande, mi esposa está furiosa, puedo recuperar la plata?
formats: mi mamá siempre me manda las fotos en heic o no sé qué, eso entra?
password: volví después de un año afuera y no me acuerdo qué ponía para entrar
privacy: capaz soy paranoico, pero alguien de ustedes mira las selfies que subo?
notify: me voy a dormir ya, me pueden avisar al cel cuando quede listo el video
deleteOne: cómo borro un video
daily: cuántos créditos gratis dan al día
about: para qué sirve este sitio
cancelPlan: el día 3 me vuelven a cobrar y ya ni lo uso, paren eso porfa
payment: no tengo tarjeta, nada más paypal, ya valí?
invite: si traigo a mi roomie me toca algo?
fileSize: quise mandar el video de las vacaciones y dice que pesa un montón, cuál es el tope`,
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
api: Есть ли API?
costs: сколько стоит сделать видео
tool: сколько стоит заменить лицо
tool: цена замены лица на видео
tool: почём убрать фон
tool: сколько кредитов за удаление водяного знака
tool: озвучка текста цена
tool: сколько стоит стикер
tool: сколько стоит оживить фото
tool: улучшить фото сколько кредитов
packs: купить кредиты без подписки
plans: сколько стоит про на год
changePlan: как перейти на премиум
daily: это бесплатно?
invite: пригласить друга что дадут
fileSize: макс размер файла
formats: можно heic?
filmLength: какой длины видео можно
deleteAccount: как удалить акк
deleteOne: как удалить фотку
privacy: вы обучаете нейросеть на моих фото?
creations: где мое видео
failed: не получилось, кредиты вернут?
refund: как вернуть бабки
payment: картой мир можно?
cancelPlan: отмена подписки
email: сменить почту
consent: можно фото бывшей
commercial: можно продавать картинки
contact: почта поддержки
costs: сколько за одну картинку
tool: цена переодевания
tool: сколько стоит анимировать картинку
tool: сколько стоит поменять два лица на видео
tool: голос трампа сколько стоит
tool: во сколько обойдется озвучка
plans: сколько платить в месяц
packs: как дешевле купить 500 кредитов
daily: можно сначала попробовать
fileSize: ограничение по размеру файла
formats: можно загрузить гифку
filmLength: у меня ролик 3 минуты
deleteAccount: как навсегда закрыть аккаунт
privacy: мои загрузки видны другим?
kept: когда удалят мои загрузки
failed: ошибка генерации кредиты пропали
refund: не понравилось, деньги вернете?
payment: можно с карты сбера
cancelPlan: выключить автопродление
email: потерял доступ к почте, поменять
age: можно ли 14-летним
commercial: можно ли продавать стикеры
contact: телефон поддержки
expiry: когда сгорают кредиты
receipt: нужен чек
tool: сколько стоит сделать старое фото четким
tool: сколько монет за видео на хэллоуин
plans: есть скидка за год?
daily: как получить еще бесплатных кредитов
fileSize: лимит 50 мб?
formats: webm поддерживается?
filmLength: можно загрузить видео на 10 минут
deleteAccount: удалите мои данные
privacy: сотрудники смотрят мои фото?
creations: закрыл вкладку где картинка
refund: условия возврата
cancelPlan: как прекратить подписку
languages: китайский есть?
password: не помню пароль
age: с какого возраста?
marks: как убрать метку ии
api: документация для разработчиков
code: смс с кодом не пришла
devices: есть приложение для айфона
report: кто-то сделал фейк со мной
share: отправить гифку в вотсап
costs: сколько стоит сделать гифку
plans: сколько стоит премиум в год
invite: бонус за приглашение
filmLength: сколько минут может быть аудио
privacy: кто-нибудь увидит загруженное фото
failed: вернутся ли кредиты при сбое
cancelPlan: не хочу чтобы снова списывали
password: как поменять пароль
marks: скачается с водяным знаком?
code: до сих пор нет кода
code: код на почту не приходит уже 10 минут
formats: в каком формате скачивается стикер
creations: где мои картинки которые делал вчера
marks: на картинках будет водяной знак?
receipt: Здравствуйте, пришлите пожалуйста чек за последнюю покупку
refund: добрый день, случайно купил пакет кредитов и не пользовался, можно вернуть деньги?
cancelPlan: подписка сама продлевается?
formats: гиф в каком виде скачивается
enhance: увеличить фото в 4 раза
enhance: смазанное фото исправите?
faceSwap: поменять лица сразу нескольким людям на видео
creations: закрыл вкладку пока делалось видео, пропало?
devices: надо чтонибудь устанавливать на телефон?
share: как отключить ссылку которой поделился
payment: безопасно ли вводить карту
age: сыну 13 можно?
share: отправить работу другу без аккаунта
sticker: как сделать стикер
promptLength: сколько символов можно написать
signIn: как войти в аккаунт
engine: какая нейросеть это делает
spent: на что потрачены кредиты
removeObject: убрать прохожего с фото
clone: можно клонировать мой голос?
offline: работает без интернета?
notify: пришлите уведомление, когда будет готово
wait: сколько времени делается видео
noFace: на фото не нашлось лицо
daily: это бесплатно или надо платить
failed: картинка не получилась а кредиты списали
creations: здравствуйте, вчера сделала видео на день рождения мужу, а теперь не могу найти, куда оно делось
devices: приложение есть?
kept: сколько вы храните мои фотки
commercial: хочу продавать наклейки на вайлдберриз, можно?
noFace: пишет что лицо не найдено хотя оно там есть
cancelPlan: больше не хочу платить каждый месяц
costs+wait: сколько стоит видео и сколько ждать
receipt: нужен чек для бухгалтерии
email: потерял доступ к старой почте, как поменять
age: моему сыну 12 ему можно?
formats: какие форматы
packs: не хочу подписку, можно просто один раз купить
privacy: вы продаете мои фото кому то?
code: код не приходит на почту
password: забыла пороль
removeObject: убрать человека с фото
enhance: старая фотка бабушки мутная, можно сделать четче?
payment: картой мир можно оплатить?
invite: а за друга что то дают
cancelPlan: не хочу больше быть подписанным
cancelPlan+refund: как отменить подписку и вернут ли мне деньги
packs: можно купить кредиты без подписки
noFace: почему не видит моё лицо на фото
daily: денег нет, можно просто попробовать?
failed: картинка так и не появилась и кредит пропал
devices+offline: есть приложение и работает ли без инета
commercial: у меня пекарня, хочу напечатать картинку на коробках, так можно?
deleteAccount: мне больше не нужен аккаунт
deleteOne: не хочу удалять аккаунт только одну фотку
payment+receipt: можно оплатить картой и получить чек?
password: не могу зайти забыл пароль
expiry: вчера было 8 кредитов сегодня их нет
tool: хочу обнять покойного папу на видео
tool: хочу картинку с драконом
wait: уже 10 минут жду и ничего
refund: купил не то хочу вернуть
failed: постоянно не получается, кредиты всё равно спишут?
spent: почему осталось всего 3 кредита
plans: чем отличается про от премиума
packs: кредиты кончились что делать
privacy: чужие увидят то что я делаю?
kept: если год не заходить мои файлы удалят?
signIn: можно без аккаунта?
notify: пришлёте письмо когда видео сделается?
formats: mov файлы подойдут?
fileSize: фото 30 мб пролезет?
commercial: можно вставить в ролик на ютубе с монетизацией?
deleteAccount: надоел ваш сайт, сотрите меня
changePlan: как перейти на годовой
costs: сколько кредитов за ролик на 10 секунд
creations: закрыл браузер и картинка пропала
removeBackground: убрать задний план с фото товара
cancelPlan: как сделать чтобы каждый месяц не продлевалось
receipt: где найти счёт за прошлый месяц
age: есть ограничение по возрасту?
code: письмо с подтверждением так и не пришло
share: отправить стикер в вотсап
formats: можно сохранить видео в mp4?
refused: пишет что мой текст нарушает правила
wait: сегодня всё очень медленно, что случилось
consent: можно лицо моего бывшего вставить в прикол
report: кто-то использует мои фото без разрешения, куда жаловаться
plans+packs: сколько стоит премиум, и можно ли просто купить кредиты?
api: может ли мой программист подключить это к нашему сайту
deleteOne: загрузил не ту фотку, хочу убрать её
expiry: купил кредиты в марте, ещё действуют?
invite: что мне будет если сестра зарегистрируется
languages: сайт есть на испанском?
marks: на видео ставится штамп?
password: как поставить новый пароль
faceSwap: как вставить лицо брата в отрывок из фильма
enhance: маленькая фотка 1995 года, увеличить можно?
clone: прочитать текст моим собственным голосом
offline: без связи работает?
failed: выдало ошибку и 20 кредитов пропали
refund: хочу вернуть деньги, куда вам писать?
engine: какой ии за этим стоит
promptLength: текст обрезался, сколько максимум
daily: есть что-то бесплатное или всё платное?
kept: вы удаляете фото потом?
fileSize: пишет что видео слишком тяжёлое
signIn: постоянно выкидывает из аккаунта
spent: где посмотреть сколько кредитов осталось
deleteOne: можно стереть то что я сделал?
payment: пэйпал пойдёт?
cancelPlan: отписаться
refund: вы с меня 2 раза сняли это что такое
consent: нужно ли разрешение бабушки чтобы взять её фото?
languages: есть на итальянском?
notify: мне придёт оповещение?
tool: есть прикольные фильтры?
commercial: то что я сделал принадлежит мне?
cancelPlan: думал это разовый платёж а вы каждый месяц списываете, прекратите
failed: ждал полчаса а вышел чёрный экран, кредиты потеряны?
creations: почистил куки, мои картинки пропали?
privacy: кто-нибудь из вашей компании смотрит мои селфи?
formats: пытаюсь залить heic а он не берёт
age: мне 16 можно?
share: как убрать доступ по ссылке к картинке
packs: какое минимальное количество кредитов можно взять
email: поставить новую почту в профиле
removeObject: на свадебном фото сзади какой-то мужик, уберите его
costs: гифка дороже картинки?
engine: что за черновик написано на картинке
signIn: не могу войти через гугл
refund: с меня два раза сняли деньги верните
deleteOne: как удалить только одну картинку
marks: водяной знак будет?
fileSize: видео на 300 мб загрузится?
promptLength: сколько букв можно вставить для озвучки
consent: можно взять лицо моей подруги без спроса?
spent: куда ушли мои кредиты
expiry: кредиты сгорают в конце месяца?
removeBackground: вырезать фон
faceSwap: вставить моё лицо в видос
refused: почему не даёт сделать то что я написал
changePlan: у меня базовый, хочу на про перейти
share: как скинуть видео подруге у которой нет аккаунта
deleteAccount+refund: не хочу больше пользоваться сайтом, удалите меня, и верните деньги
report: кто то сделал фейк с моим лицом, хочу чтоб убрали
tool: есть озвучка голосом трампа?
clone: можно чтоб говорило моим голосом
languages: есть украинский язык?
contact: позовите оператора
notify: пришлёте уведомление когда готово?
plans: цена про в месяц?
daily: сколько бесплатных кредитов сегодня дают
removeBackground: хочу свой логотип без фона
failed: видео зависло на 90% и не получилось, а кредиты??
commercial: может ли наша компания использовать картинки на сайте
filmLength: максимальная длительность загружаемого видео?
code: не получил код подтверждения
cancelPlan+deleteAccount: как отменить подписку и как потом удалить аккаунт?
privacy: мои фото у вас в безопасности?
expiry: кредиты пропадут если ими не пользоваться?
share: можно отправить ссылку людям без аккаунта?
about: что тут можно делать
about: для чего этот сайт
about: что вы умеете
deleteAccount: Сын-подросток зарегистрировался с моей почты, пока я был на даче. Мне это всё не нужно, как снести аккаунт насовсем?
refund: случайно ткнула два раза и с меня сняли дважды, верните хотя бы один платёж пожалуйста
failed: дошло до 99 и умерло. кредиты за это тоже тю-тю?
removeObject: ездили с женой в Питер, а на лучшей фотке какой-то дядька в трусах влез, можно его как-нибудь убрать
expiry: уезжаю на три месяца в командировку, купленный пакет за это время не сгорит?
code: уже четыре раза просил эти шесть цифр, в ящике пусто
commercial: у меня маленькая пекарня, хочу поставить вашу картинку на коробки, это законно?
enhance: нашла бабушкину карточку 60-х годов, крошечная и мутная, что-нибудь с ней можно сделать?
privacy: жена переживает: фотки детей которые я заливаю кто у вас смотрит
wait: минут десять уже крутится, я чай успел попить, это норм?
cancelPlan: как отключить подписку
costs: сколько кредитов стоит видео
password: забыл пароль
languages: есть ли сайт на английском
notify: мне бежать на работу, вы маякнёте когда сварится?
removeBackground: продаю бабушкин чайник на авито, нужно чтобы он был на белом а не на фоне кухни
refund: дал племяннику поиграть на планшете, а он купил самый большой пакет, жена в ярости, можно вернуть деньги?
expiry: купил 500 кредитов на чёрную пятницу и почти не тронул, они когда-нибудь сгорят?
deleteOne: как удалить одно видео
daily: сколько бесплатных кредитов дают в день
about: для чего нужен этот сайт
cancelPlan: третьего опять спишут деньги, а я уже давно этим не пользуюсь, остановите пожалуйста
payment: карты нет, только paypal, всё, приплыл?
deleteOne: ночью сделал стыдную картинку, надо чтобы именно она пропала`,
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
api: 你们有API吗？
costs: 视频多少钱一个
tool: 换脸多少钱
tool: 视频换脸要多少积分
tool: 抠图收费吗
tool: 去水印要几个积分
tool: 文字转语音价格
tool: 做个表情包多少积分
tool: 老照片修复多少钱
costs: 生成图片要花多少积分
packs: 不订阅能单买积分吗
plans: 年费多少
changePlan: 怎么升级套餐
daily: 签到给积分吗
invite: 拉人有奖励吗
fileSize: 最大能传多大的文件
formats: 支持heic吗
filmLength: 视频最长几分钟
deleteAccount: 怎么销号
deleteOne: 怎么删照片
privacy: 会拿我的自拍去训练吗
creations: 我的视频去哪了
failed: 失败了扣积分吗
refund: 能退钱不
payment: 支持支付宝么
cancelPlan: 不想续订了
email: 怎么换邮箱
age: 15岁能用吗
marks: 有水印吗
api: 有接口吗
code: 收不到验证码
tool: 换衣服颜色多少积分
tool: 让照片动起来要多少钱
tool: 两个人视频换脸价格
tool: 川普配音多少钱
tool: 配音收费么
plans: 基础版和专业版区别
daily: 明天还有19积分吗
invite: 能邀请几个人
fileSize: 照片太大传不上去
formats: 导出是什么格式
promptLength: 字数限制
deleteOne: 怎么从历史里删掉一个作品
privacy: 你们会卖我的数据吗
creations: 生成完的视频在哪
refund: 被扣了两次钱
payment: 能刷信用卡吗
cancelPlan: 怎么停掉订阅
languages: 怎么切换成英语
password: 重设密码
marks: 视频上会有logo吗
api: 提供sdk吗
code: 验证邮件一直没来
share: 怎么把视频分享给别人
wait: 为什么这么久还没好
tool: 把老照片变清楚多少钱
tool: 万圣节视频几个积分
plans: 年付有优惠吗
daily: 怎么获得更多免费积分
fileSize: 上限50MB吗
formats: 贴纸能存成webp吗
promptLength: 一次能读多少字
deleteOne: 删除我所有的视频
kept: 照片会永久保存吗
failed: 什么都没出来积分却扣了
payment: 谷歌支付行吗
changePlan: 从专业版换成基础版
email: 能换个邮箱吗
signIn: 登录不上去
consent: 能用别人的声音吗
commercial: 图片归谁所有
contact: 有在线客服吗
engine: 用的什么AI模型
wait: 做视频要多长时间
refused: 为什么我的提示词被屏蔽
receipt: 报销要发票
costs: 做一个动图要花多少
plans: 高级版一年多少钱
invite: 邀请别人有什么好处
filmLength: 音频最长几分钟
privacy: 我传的照片有人会看吗
failed: 崩了积分退吗
cancelPlan: 不想再扣费了
password: 怎么改密码
marks: 下载的有水印吗
code: 还没收到验证码
creations: 我之前做的图在哪里看
consent: 换脸需要对方同意吗
refused: 为什么我的请求被拒绝了
refund: 你好，我昨天不小心买了积分包，一次都没用过，可以退钱吗？
privacy: 怎么导出我的数据
daily: 今天的签到奖励在哪领
clone: 克隆的声音和本人一样吗
wait: 关了网页视频还在做吗
payment: 银行卡信息安全吗
age: 我儿子13岁能用吗
creations: 早上做的视频找不到了
devices: 平板能用吗
sticker: 贴纸怎么做
report: 怎么举报一张图
spent: 积分都用在哪了
removeObject: 怎么把照片里的电线去掉
enhance: 怎么把照片变清晰
offline: 没有网能用吗
notify: 好了会通知我吗
faceSwap: 怎么换脸
noFace: 照片里检测不到人脸
daily: 要钱吗
failed: 图没做出来,积分会退吗
creations: 昨天做的视频去哪儿了
devices: 有没有app啊
kept: 我上传的照片你们存多久
commercial: 我开淘宝店的,图能拿来用吗
noFace: 明明有脸却说找不到人脸
cancelPlan: 不想再续费了怎么弄
costs+wait: 视频要多少积分?多久能好?
receipt: 公司要报销,能开发票不
email: 邮箱填错了能改吗
age: 小孩可以用吗
formats: 能传什么格式
packs: 我不想订阅,能只买一次吗
privacy: 我的照片会不会被拿去训练ai
code: 验证码一直收不到
password: 密码想不起来了
removeObject: 怎么把后面的路人去掉
enhance: 老照片太糊了能弄清楚点吗
payment: 可以用支付宝吗
invite: 拉朋友进来有奖励吗
cancelPlan: 我不想当会员了
cancelPlan+refund: 怎么取消订阅,钱能退吗
packs: 不办会员能买积分吗
noFace: 为什么识别不到我的脸
daily: 没钱能用吗
failed: 等半天没出图还扣了积分
devices+offline: 有app吗?没网能用吗?
commercial: 我想印在店里的包装盒上卖,行不行
deleteAccount: 我不要这个账号了
deleteOne: 我不是要注销账号,只想删一张图
payment+receipt: 能刷卡吗,给开发票吗
password: 登不上去,忘了密码
expiry: 昨天还有8个积分今天没了
tool: 能让我和去世的爸爸拥抱吗
tool: 想画一条龙
wait: 都十分钟了还没好
refund: 买错了想退
failed: 老是失败,还会扣我积分吗
spent: 怎么只剩3个积分了
plans: 专业版和高级版有啥不一样
packs: 积分用光了怎么办
privacy: 别人能看到我做的图吗
kept: 一年不登录我的东西会被删吗
signIn: 不注册能用吗
notify: 做好了能发邮件告诉我吗
formats: mov文件能用吗
fileSize: 30兆的照片传得上去吗
commercial: 可以放在赚钱的视频里吗
deleteAccount: 我不玩了,把我的号删了
changePlan: 怎么换成年付
costs: 十秒的视频要几个积分
creations: 我把网页关了,图找不到了
removeBackground: 商品图怎么去掉背景
cancelPlan: 怎么让它别每个月自动扣
receipt: 上个月的账单在哪看
age: 有年龄限制吗
code: 验证邮件没收到
share: 贴纸能发到微信吗
formats: 视频能存成mp4吗
refused: 说我的提示词违规
wait: 今天怎么这么慢
consent: 可以用前男友的脸搞笑吗
report: 有人没经过我同意用了我的照片,怎么投诉
plans+packs: 高级会员多少钱?能不能只买积分?
api: 能接入我们公司的网站吗
deleteOne: 传错照片了想弄掉
expiry: 三月份买的积分还能用吗
invite: 我妹妹注册我有什么好处
languages: 网站能看西班牙语吗
marks: 视频上会盖章吗
password: 怎么设个新密码
faceSwap: 怎么把我弟的脸放到电影片段里
enhance: 1995年的小照片能变大吗
clone: 用我自己的声音读一段文字
offline: 没信号能用吗
failed: 报错了,20个积分也没了
refund: 我要退钱,在哪联系你们
engine: 这背后是什么ai
promptLength: 我的文字被截断了,最多多长
daily: 有免费的吗还是全要花钱
kept: 用完会删掉我的照片吗
fileSize: 提示视频太大
signIn: 老是自动退出登录
spent: 在哪看我还剩多少积分
deleteOne: 我做的东西能删吗
payment: 微信能付吗
cancelPlan: 退订
refund: 扣了我两次钱怎么回事
consent: 用我奶奶的照片要她同意吗
languages: 有日语吗
notify: 好了会不会有提示
tool: 有什么好玩的滤镜
commercial: 我做出来的图归我吗
cancelPlan: 我以为只收一次,结果每个月都扣,给我停了
failed: 等了半小时出来一片黑,积分还在吗
creations: 清了缓存,我的图还在吗
privacy: 你们公司的人会看我的自拍吗
formats: 传heic传不上去
age: 我16岁能用吗
share: 怎么取消分享一张图
packs: 最少能买多少积分
email: 想给账号换个新邮箱
removeObject: 婚礼照后面有个人,想弄掉他
costs: 动图比图片贵吗
engine: 草稿是什么意思
signIn: 谷歌登录不了
refund: 我不小心付了两次款,能退一次吗
deleteOne: 怎么删掉其中一张图
marks: 下载下来有水印吗
fileSize: 最大能传多大的视频
promptLength: 一次能念多少字
consent: 用明星的脸可以吗
spent: 我的积分都花哪儿了
expiry: 积分用不完下个月还在吗
removeBackground: 怎么抠图
faceSwap: 想把自己的脸换到gif上
refused: 为什么不让我生成这个
changePlan: 想从基础版换成专业版
share: 怎么发给没注册的朋友看
deleteAccount+refund: 注销账号的话剩下的积分怎么办?另外能退钱吗?
report: 有人拿我的照片做了假视频,我要投诉
tool: 有没有拥抱的那种视频
clone: 能模仿我的声音吗
languages: 有繁体中文吗
contact: 人工客服在哪
notify: 做好了能提醒我一下吗
plans: 专业版一个月多少钱
daily: 今天能领多少免费积分
removeBackground: 我想要没有背景的logo
failed: 视频卡在90%然后失败了,积分呢
deleteAccount: 怎么永久注销账户
commercial: 公司网站上能用这些图吗
filmLength: 上传的视频最长多久
code: 没收到验证码
cancelPlan+deleteAccount: 怎么取消会员?之后怎么注销账号?
privacy: 我的照片放在你们这安全吗
expiry: 积分不用会没吗
share: 没有账号的人能打开链接吗
about: 这里能做什么
about: 你们网站是干什么的
about: 有哪些功能
deleteAccount: 我儿子趁我不在家拿我的邮箱注册了你们这个,我不想留着,怎么把号彻底弄没
refund: 昨晚手一抖点了两下,结果扣了两笔钱,能退我一笔吗
failed: 看着进度条走到99就死了,那我的积分是不是也跟着没了
removeObject: 我们去西安玩,最好看的那张照片里闯进来一个大叔,能把他弄走吗
expiry: 我要出差三个月,回来以后买的积分包还在吗
code: 那个六位数字我要了四次了,邮箱里还是空的
commercial: 我开了家小蛋糕店,想把你们的图印在盒子上,会不会有问题
enhance: 翻出来一张我奶奶六十年代的照片,又小又糊,有救吗
privacy: 我老婆担心,我传上来的孩子照片你们谁会看啊
offline: 我要坐十个小时飞机,天上还能用吗
cancelPlan: 怎么取消订阅
languages: 有英文版吗
password: 忘记密码了
costs: 做一个视频要多少积分
notify: 我得赶去上班,弄好了能喊我一声吗
refused: 就是我妹在海边的普通照片,它跟我说不行,问题在哪
packs: 我不想办会员,就今晚再要二十来个,行不
report: 学校有个混蛋用你们网站把我的脸弄进恶心视频里,我该找谁
formats: 我妈老发那种heic的照片给我,你们这收不收
password: 在国外待了一年回来,死活想不起来登录要输什么了
privacy: 可能我想太多,但我传的自拍你们那边有人看吗
deleteOne: 怎么删掉一个视频
daily: 每天送多少积分
about: 你们这个网站是做什么的
cancelPlan: 3号又要扣钱了,我早就不用了,赶紧给我停掉
payment: 我没有卡,只有支付宝,是不是没戏了
fileSize: 想传度假的视频,它说太重了,最多能多大`,
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
    'whats the weather',
    'who will win the election',
    'write me a python script',
    'what do you think of trump',
    'stock price of apple',
    'how much is a netflix subscription',
    '2+2',
    'best pizza near me',
    'can you do my homework',
    'how do i bake bread',
    'how much does a car cost',
    'who is elon musk',
    'write an essay about dogs',
    'price of bitcoin',
    'how do i delete my facebook account',
    'what is your favorite color',
    'play a song',
    'how old is the pope',
    'cancel my gym membership',
    'who is the ceo',
    'is chatgpt better',
    'how to hack an account',
    'can you lend me money',
    'whats 15% of 80',
    'how do i cancel netflix',
    'translate hello',
    'is it going to rain in london',
    'what’s the price of gold',
    'whats your name',
    'how to get followers on instagram',
    'best camera for travel',
    'how much do you weigh',
    'who invented photoshop',
    'make me rich',
    'whats the best phone to buy this year',
    'my car wont start',
    'how do i lose weight fast',
    'is it going to snow on friday',
    'write me a cover letter',
    'how many calories in a banana',
    'can you fix my laptop screen',
    'who made the first movie',
    'my boyfriend left me',
    'best camera for travel photos',
    'how do i get to the airport',
    'sing me a song',
    'whats 15 percent of 80',
    'my landlord wont give back my deposit',
    'is coffee bad for you',
    'what should i name my cat',
    'how far is the moon',
    'my printer is broken',
    'translate this into german for me',
    'can you call me a cab',
    "what's the price of gold",
    'can u write my homework',
    'what is the tallest mountain',
    'do you do gift cards',
    'can you do my math homework for me',
    'got any jokes',
    'do you ship to canada',
    'i feel sad today',
    'how to tie a tie',
    'did my package ship',
    'is the earth flat',
    "what's your name",
    'is my wifi router any good',
    'when does school start',
    "what's a good gift for mom",
    'how do I get a visa for japan',
    'my dog ate chocolate',
    'can you book me a table for two',
    "what's the meaning of life",
    'how do i cook rice',
    'who is the king of spain',
    'i need a lawyer',
    'what day is it today',
    'my boss deleted my holiday photos from the shared drive, should I complain to HR',
    'my neighbour keeps parking in front of my house, what should I do',
    'where can I buy cheap running shoes',
    'how long does it take to boil pasta',
    'my phone got stolen on the bus with all my photos on it, what do i do',
    'how do I get my dog to stop barking at night',
    'forgot my bank card pin, how do I get a new one',
    'my email got hacked and now they send spam to my mother',
    'how do I delete an app from my iphone',
    'which camera should I buy for my trip to Iceland',
    'how do I cancel my dentist appointment',
    'can I return these trousers without the receipt',
    "my neighbour's son broke my window who pays",
    'what is the best way to remove red wine from a carpet',
    'how old do you have to be to drive in Texas',
    'where do I find my blood type',
    'how long does it take to learn guitar',
    'how do I change a flat tire',
    'is it safe to eat raw eggs',
    'my sister wants to sell her car',
    'how do I delete someone from my life',
    'my passport expired, what now',
    'can my child get sick from cold water',
    'what should I wear to an interview',
    'how do I open a bank account',
    'I lost my wallet',
    "what's a good app for learning French",
    'how do I stop snoring',
    'why is my computer so slow',
    'my landlord kept my deposit, can I sue him',
    'the plumber charged me for a visit he never made',
    'how do I remove a stripped screw',
    'my train got cancelled, can I get a refund from the railway',
    'how do I save money for a house',
    'my kid has a fever, what should I give her',
  ],
  fr: [
    'Quel temps fait-il à Lyon ?',
    'Qui a gagné le match ?',
    'Comment cuire du riz ?',
    'quel temps fait-il',
    'qui va gagner les élections',
    'écris-moi un script python',
    'recette de crêpes',
    'prix de l’iphone',
    'combien font 2+2',
    'meilleur resto à lyon',
    'fais mes devoirs',
    'que penses-tu de macron',
    'traduis bonjour en anglais',
    'comment faire du pain',
    'combien coûte une voiture',
    'qui est elon musk',
    'écris une rédaction sur les chiens',
    'prix du bitcoin',
    'comment supprimer mon compte facebook',
    'quelle est ta couleur préférée',
    'joue une chanson',
    'quel âge a le pape',
    'annuler mon abonnement à la salle de sport',
    'qui est le patron',
    'chatgpt est mieux ?',
    'comment pirater un compte',
    'prête-moi de l’argent',
    '15% de 80',
    'annuler netflix',
    'traduis bonjour',
    'va-t-il pleuvoir à paris',
    'prix de l’or',
    'comment tu t’appelles',
    'comment avoir des abonnés sur instagram',
    'meilleur appareil photo pour voyager',
    'combien tu pèses',
    'qui a inventé l’ordinateur',
    'comment devenir riche',
    'quel téléphone acheter cette année',
    'ma voiture ne démarre plus',
    'comment maigrir vite',
    'il va neiger vendredi ?',
    'écris une lettre de motivation',
    'combien de calories dans une banane',
    'tu peux réparer mon ordi ?',
    'qui a fait le premier film',
    "mon copain m'a quittée",
    'quel appareil pour des photos de voyage',
    "comment aller à l'aéroport",
    'chante-moi une chanson',
    "c'est combien 15% de 80",
    'mon proprio veut pas rendre la caution',
    "le café c'est mauvais pour la santé ?",
    'comment appeler mon chat',
    'la lune est à quelle distance',
    'mon imprimante est en panne',
    'traduis ça en allemand',
    'appelle-moi un taxi',
    "c'est quoi le prix de l'or",
    'tu peux faire mes devoirs de maths ?',
    "t'as une recette de gâteau au chocolat ?",
    'écris ma dissertation stp',
    "t'as une blague",
    'vous livrez en belgique ?',
    "je suis triste aujourd'hui",
    'comment nouer une cravate',
    'mon colis est parti ?',
    'rends-moi riche',
    'la terre est plate ?',
    "comment tu t'appelles",
    'ma box wifi est nulle ?',
    "c'est quand la rentrée",
    'quoi offrir à ma mère',
    'comment avoir un visa pour le japon',
    'mon chien a mangé du chocolat',
    'réserve moi un taxi',
    "tu m'aimes ?",
    'comment cuire du riz',
    "qui est le roi d'espagne",
    "j'ai besoin d'un avocat",
    'on est quel jour',
    'mon chef a supprimé ma demande de congés, je fais quoi ?',
    'où acheter des chaussures pas chères',
    'ma voisine fait trop de bruit le soir, comment lui parler',
    'combien de temps faut-il pour cuire un œuf',
    "on m'a volé mon téléphone dans le bus avec toutes mes photos, que faire",
    "comment empêcher mon chien d'aboyer la nuit",
    "j'ai oublié le code de ma carte bancaire",
    'combien coûte une séance photo chez un photographe',
    'comment annuler mon rendez-vous chez le dentiste',
    'je peux rendre ce pantalon sans ticket ?',
    'le fils du voisin a cassé ma vitre, qui paye',
    'comment enlever une tache de vin sur un tapis',
    'à quel âge peut-on conduire',
    'combien de temps pour apprendre la guitare',
    'mon passeport est périmé, que faire',
    'ma sœur veut vendre sa voiture',
    'comment ouvrir un compte en banque',
    'pourquoi mon ordinateur est si lent',
    "j'ai perdu mon portefeuille",
    'comment arrêter de ronfler',
    "une bonne appli pour apprendre l'anglais ?",
    'mon propriétaire garde ma caution, je peux porter plainte ?',
    "le plombier m'a facturé une visite qu'il n'a jamais faite",
    'comment enlever une vis abîmée',
    'mon train a été annulé, comment me faire rembourser par la sncf',
    'comment économiser pour acheter une maison',
    'mon fils a de la fièvre, je lui donne quoi',
  ],
  es: [
    '¿Qué tiempo hace en Madrid?',
    '¿Quién ganó el partido?',
    '¿Cómo se cocina el arroz?',
    'que tiempo hace',
    'quien va a ganar las elecciones',
    'escribe un script en python',
    'receta de tacos',
    'cuanto cuesta un iphone',
    'cuanto es 2+2',
    'mejor restaurante en madrid',
    'haz mi tarea',
    'que opinas de milei',
    'traduce hola al ingles',
    'como hago pan',
    'cuanto cuesta un auto',
    'quien es elon musk',
    'escribe un ensayo sobre perros',
    'precio del bitcoin',
    'como borro mi cuenta de facebook',
    'cual es tu color favorito',
    'pon una cancion',
    'cuantos años tiene el papa',
    'cancelar el gimnasio',
    'quien es el dueño',
    'chatgpt es mejor?',
    'como hackear una cuenta',
    'prestame dinero',
    '15% de 80',
    'cancelar netflix',
    'traduce hola',
    'va a llover en lima',
    'precio del oro',
    'como te llamas',
    'como ganar seguidores en instagram',
    'mejor camara para viajar',
    'cuanto pesas',
    'quien invento la computadora',
    'como hacerme rico',
    'qué celular me compro',
    'mi auto no arranca',
    'cómo adelgazar rápido',
    'va a nevar el viernes?',
    'escribe una carta de presentación',
    'cuántas calorías tiene un plátano',
    'me arreglas la compu?',
    'quién hizo la primera película',
    'me dejó mi novio',
    'qué cámara llevar de viaje',
    'cómo llego al aeropuerto',
    'cántame una canción',
    'cuánto es el 15 por ciento de 80',
    'mi casero no me devuelve la fianza',
    'el café es malo para la salud?',
    'qué nombre le pongo a mi gato',
    'a qué distancia está la luna',
    'mi impresora no funciona',
    'tradúceme esto al alemán',
    'llámame un taxi',
    'a cuánto está el oro',
    'me haces la tarea de mates?',
    'quien gano la champions',
    'escribeme un ensayo para la escuela',
    'cuéntame algo gracioso',
    'hacen envios a chile?',
    'estoy triste hoy',
    'cómo se hace el nudo de la corbata',
    'ya salió mi paquete?',
    'hazme rico',
    'la tierra es plana?',
    'cómo te llamas',
    'es bueno mi router?',
    'cuándo empiezan las clases',
    'qué le regalo a mi mamá',
    'cómo saco la visa para japón',
    'mi perro comió chocolate',
    'pideme una pizza',
    'eres hombre o mujer',
    'cómo se cocina el arroz',
    'quién es el rey de españa',
    'necesito un abogado',
    'qué día es hoy',
    'mi jefe borró mi solicitud de vacaciones',
    'dónde puedo comprar zapatos',
    'cuánto tarda en cocerse el arroz',
    'mi novia me dejó y no sé qué hacer',
    'me robaron el celular en el camión con todas mis fotos, qué hago',
    'cómo hago para que mi perro deje de ladrar',
    'olvidé el pin de mi tarjeta del banco',
    'cuánto cuesta una sesión de fotos con un fotógrafo',
    'cómo cancelo mi cita con el dentista',
    'puedo devolver este pantalón sin ticket?',
    'el hijo del vecino rompió mi ventana, quién paga',
    'cómo quito una mancha de vino de la alfombra',
    'a qué edad se puede manejar',
    'cuánto se tarda en aprender guitarra',
    'mi pasaporte está vencido, qué hago',
    'mi hermana quiere vender su coche',
    'cómo abro una cuenta de banco',
    'por qué mi computadora está tan lenta',
    'perdí mi cartera',
    'cómo dejo de roncar',
    'una buena app para aprender inglés?',
    'el dueño del departamento no me devuelve el depósito, lo puedo demandar?',
    'el plomero me cobró una visita que nunca hizo',
    'cómo saco un tornillo barrido',
    'cómo ahorro dinero para una casa',
    'mi hijo tiene fiebre, qué le doy',
  ],
  ru: [
    'Какая погода в Москве?',
    'Кто выиграл матч?',
    'Как сварить борщ?',
    'какая погода',
    'кто победит на выборах',
    'напиши код на питоне',
    'курс доллара',
    'сколько стоит айфон',
    '2+2 сколько',
    'посоветуй фильм',
    'где поесть рядом',
    'реши задачу по алгебре',
    'когда закончится война',
    'как испечь хлеб',
    'сколько стоит машина',
    'кто такой илон маск',
    'напиши сочинение про собак',
    'цена биткоина',
    'как удалить аккаунт вконтакте',
    'какой твой любимый цвет',
    'включи музыку',
    'сколько лет папе римскому',
    'отменить абонемент в спортзал',
    'кто директор',
    'чатгпт лучше?',
    'как взломать аккаунт',
    'дай денег в долг',
    'сколько будет 15% от 80',
    'как отменить нетфликс',
    'переведи привет на английский',
    'будет ли дождь в москве',
    'цена золота',
    'как тебя зовут',
    'как набрать подписчиков',
    'какой фотоаппарат взять в поездку',
    'сколько ты весишь',
    'кто изобрел компьютер',
    'как разбогатеть',
    'какой телефон купить',
    'машина не заводится',
    'как быстро похудеть',
    'снег в пятницу будет?',
    'напиши резюме',
    'сколько калорий в банане',
    'почини мой ноутбук',
    'кто снял первый фильм',
    'меня бросил парень',
    'как добраться до аэропорта',
    'спой песню',
    'сколько будет 15 процентов от 80',
    'хозяин квартиры не отдаёт залог',
    'кофе вредно?',
    'как назвать кота',
    'сколько до луны',
    'принтер сломался',
    'переведи это на немецкий',
    'вызови такси',
    'почём золото',
    'можешь сделать домашку',
    'сколько лет пугачевой',
    'напиши за меня сочинение',
    'расскажи анекдот',
    'доставка в минск есть?',
    'мне грустно',
    'как завязать галстук',
    'мою посылку отправили?',
    'сделай меня богатым',
    'земля плоская?',
    'у меня хороший роутер?',
    'когда начинается учёба',
    'что подарить маме',
    'как получить визу в японию',
    'собака съела шоколад',
    'закажи мне такси',
    'ты живой?',
    'как варить рис',
    'кто король испании',
    'мне нужен адвокат',
    'какой сегодня день',
    'начальник удалил моё заявление на отпуск',
    'где купить недорогие кроссовки',
    'сосед шумит по ночам, куда жаловаться',
    'сколько варить яйца',
    'украли телефон в автобусе со всеми фотками, что делать',
    'как отучить собаку лаять',
    'забыл пин-код от карты',
    'сколько стоит фотосессия у фотографа',
    'как отменить запись к стоматологу',
    'можно вернуть брюки без чека?',
    'сын соседа разбил окно, кто платит',
    'как убрать пятно от вина с ковра',
    'со скольки лет можно водить машину',
    'сколько времени учиться играть на гитаре',
    'у меня просрочен паспорт, что делать',
    'сестра хочет продать машину',
    'как открыть счёт в банке',
    'почему мой компьютер такой медленный',
    'потерял кошелёк',
    'как перестать храпеть',
    'посоветуй приложение для изучения английского',
    'хозяин квартиры не возвращает залог, можно подать в суд?',
    'сантехник взял деньги за визит которого не было',
    'как выкрутить сорванный шуруп',
    'мой поезд отменили, как вернуть деньги за билет',
    'как накопить на квартиру',
    'у сына температура, что ему дать',
  ],
  zh: [
    '北京天气怎么样？',
    '谁赢了比赛？',
    '怎么煮米饭？',
    '今天天气咋样',
    '美国总统是谁',
    '帮我写个python脚本',
    '苹果股价多少',
    '附近有什么好吃的',
    '1+1等于几',
    '帮我写作业',
    '推荐一部电影',
    '苹果手机多少钱',
    '怎么减肥',
    '怎么做面包',
    '一辆车多少钱',
    '马斯克是谁',
    '写一篇关于狗的作文',
    '比特币价格',
    '怎么注销微信',
    '你喜欢什么颜色',
    '放首歌',
    '姚明多高',
    '退掉健身房会员',
    '老板是谁',
    'chatgpt更好吗',
    '怎么黑别人账号',
    '借我点钱',
    '80的15%是多少',
    '怎么取消网飞',
    '翻译你好',
    '伦敦会下雨吗',
    '黄金价格',
    '你叫什么名字',
    '怎么在抖音涨粉',
    '旅行买什么相机好',
    '你多重',
    '谁发明了电脑',
    '怎么发财',
    '手机买哪个好',
    '我的车打不着火了',
    '怎么减肥快',
    '周五下雪吗',
    '写一封求职信',
    '一根香蕉多少卡路里',
    '帮我修电脑',
    '第一部电影是谁拍的',
    '男朋友跟我分手了',
    '旅游用什么相机',
    '去机场怎么走',
    '给我唱首歌',
    '80的百分之15是多少',
    '房东不退押金怎么办',
    '喝咖啡对身体好吗',
    '给猫起个名字',
    '月亮离地球多远',
    '打印机坏了',
    '把这句话翻成德语',
    '帮我叫个车',
    '黄金什么价',
    '能帮我写作业吗',
    '今天吃什么好',
    '帮我写篇作文',
    '讲个笑话',
    '你们发货到上海吗',
    '今天好难过',
    '领带怎么打',
    '我的快递发货了吗',
    '地球是平的吗',
    '你叫啥',
    '我家路由器好不好',
    '学校什么时候开学',
    '送妈妈什么礼物好',
    '日本签证怎么办',
    '狗吃了巧克力怎么办',
    '帮我订张机票',
    '你是男的还是女的',
    '米饭怎么煮',
    '西班牙国王是谁',
    '我需要一个律师',
    '今天星期几',
    '老板把我的请假申请删了',
    '哪里能买到便宜的鞋子',
    '邻居晚上很吵,我该怎么办',
    '鸡蛋要煮多久',
    '手机在公交上被偷了,照片全在里面,怎么办',
    '怎么让我家狗晚上别叫',
    '忘记银行卡密码了',
    '找摄影师拍一套照片多少钱',
    '怎么取消牙医预约',
    '没有小票能退裤子吗',
    '邻居的儿子打碎了我的窗户,谁赔钱',
    '地毯上的红酒渍怎么去掉',
    '几岁可以开车',
    '学吉他要多久',
    '护照过期了怎么办',
    '我姐想卖车',
    '怎么开银行账户',
    '我的电脑为什么这么慢',
    '钱包丢了',
    '怎么才能不打呼噜',
    '学英语用什么app好',
    '房东不退押金,能告他吗',
    '水管工没来却收了我上门费',
    '螺丝滑丝了怎么拧出来',
    '火车取消了,铁路怎么退款',
    '怎么存钱买房',
    '孩子发烧了吃什么药',
  ],
};
