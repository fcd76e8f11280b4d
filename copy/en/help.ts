const help = {
  stop: 'a an the i me my mine we our you your yours it its is are am was be been do does did can could will would should may might must have has had to of in on at for from with by as and or if then that this these those there here what which who how why when where please tell want need get so any some about into out up just not no yes hi hello time work works now use using used really ever still also version allowed go way',
  price: 'cost costs price prices much charge charged many credits pay expensive',
  topics: {
    sticker: {
      asks: ['make a sticker from a photo', 'create stickers', 'turn my picture into a sticker'],
      answer: 'Open the sticker maker, choose a photo or describe your idea, and click the button. It costs {imageCost}.',
    },
    deleteAccount: {
      asks: [
        'wipe all my data',
        'delete my account',
        'close account',
        'remove my profile for good',
        'erase account and all data',
        'cancel my account',
      ],
      answer: 'In your settings, choose “Delete your account”. This deletes your account, your creations and your credits for good.',
    },
    plans: {
      asks: [
        'what does a plan cost',
        'price of the premium plan',
        'how much is a subscription per month',
        'basic pro premium yearly monthly price',
        'membership fee',
        'how expensive is a subscription',
      ],
      answer: '{plans}.',
    },
    packs: {
      asks: [
        'price of credit packs',
        'buy more credits once',
        'one-time purchase without a subscription',
        'how much is a pack',
        'top up credits',
      ],
      answer: 'A pack is a one-time purchase: it doesn’t renew, and its credits don’t expire. {packs}.',
    },
    costs: {
      asks: [
        'cost of a video',
        'price of an image or picture',
        'how many credits does a gif take',
        'what does a voice or audio cost',
        'cost of a sticker',
        'credits per result',
        'how much is a film, clip or photo',
        'how much does a chat answer cost',
      ],
      answer: 'Image or sticker: {imageCost}. GIF: {gifCost}. Video: {videoCost}. Audio: {audioCost}. The exact cost is on the button.',
    },
    daily: {
      asks: [
        'how many credits each day',
        'daily free credits',
        'daily check-in reward',
        'claim credits every day',
        'is it free',
        'try without paying',
      ],
      answer:
        'You get free daily credits: {daily}. They expire at the end of the day. You can also claim a daily reward on the “Earn free credits” page.',
    },
    failed: {
      asks: [
        'what happens to my credits if something fails',
        'credits back after an error',
        'generation failed',
        'lost credits when it did not work',
        'cancel a running job',
      ],
      answer: 'Your credits are only set aside while we make the result. If it fails or you cancel it, you get all of them back.',
    },
    cancelPlan: {
      asks: ['cancel subscription', 'stop my plan from renewing', 'end my membership', 'turn off auto renewal', 'unsubscribe'],
      answer: 'You can cancel your plan in your settings. You keep it until the end of the period you paid for.',
    },
    refund: {
      asks: [
        'get my money back if I do not like it',
        'if I hate it or am not satisfied',
        'get a refund',
        'money back',
        'charged by mistake',
        'return a payment',
        'wrong charge twice',
      ],
      answer: 'Write to us through the contact page. If we refund a payment, we take back the credits from it that you haven’t used.',
    },
    fileSize: {
      asks: [
        'largest file I can upload',
        'maximum upload size',
        'file too big limit',
        'how many megabytes MB',
        'how large may a picture or video be',
      ],
      answer: 'Images and GIFs: {imageSize}. Audio: {audioSize}. Video: {videoSize}.',
    },
    formats: {
      asks: [
        'which file formats are supported',
        'upload png jpg heic mp4 mp3 webp mov',
        'heic photos from an iphone',
        'what types of files are accepted',
        'download format',
      ],
      answer:
        'You can upload images as {pictures}, video as {films}, and audio as {sounds}. You can download images as {madePictures}, GIFs and video as {madeFilms}, and audio as {madeSounds}.',
    },
    filmLength: {
      asks: [
        'how long may a video be',
        'maximum length of a film',
        'longest clip duration',
        'how many seconds or minutes of audio or sound',
      ],
      answer: 'A video you upload can be up to {videoLength} long, and an audio file up to {audioLength}.',
    },
    promptLength: {
      asks: ['how long can a prompt be', 'maximum number of characters in the text', 'prompt length limit', 'how many words may I write'],
      answer: 'A description or a text to read aloud can be up to {prompt} characters long, and a chat message up to {message}.',
    },
    kept: {
      asks: [
        'how long are my photos stored',
        'how long do you keep my files',
        'how long are files kept',
        'when are uploads deleted',
        'how long do you store creations',
        'do my pictures expire',
        'retention',
      ],
      answer:
        'Your creations stay until you delete them. We keep uploads that you no longer use for {uploads}, and what’s left of failed and deleted creations for {attempts}.',
    },
    commercial: {
      asks: [
        'licence of the pictures',
        'can I sell them on t-shirts or prints',
        'use the images in my shop',
        'commercial use',
        'sell what I make',
        'who owns the results, copyright',
        'use images for my business',
        'license rights ownership',
      ],
      answer: 'What you make is yours, as far as the law allows, and you can use it commercially.',
    },
    marks: {
      asks: [
        'is there a watermark on results',
        'content credentials',
        'label that says synthetic',
        'C2PA metadata mark',
        'remove the label or logo',
      ],
      answer:
        'Results have no visible watermark. Each file’s metadata says that it was made by software, and anyone can use the “Verify a file” page to check whether it was made here.',
    },
    languages: {
      asks: [
        'which languages are supported',
        'change the language',
        'is it available in french spanish russian chinese',
        'switch to english',
      ],
      answer: 'The site is available in {languages}. You can change the language in the menu or in your settings.',
    },
    invite: {
      asks: ['how to invite a friend', 'referral reward', 'invitation link bonus', 'refer friends', 'credits for inviting'],
      answer:
        'Share your invite link. When your friend makes something for the first time, each of you gets {invite}. This works for up to {invitesPerDay} friends a day.',
    },
    password: {
      asks: ['change my password', 'forgot password', 'reset password', 'lost my password', 'new password'],
      answer:
        'You can change your password in your settings. If you forgot it, choose “Forgot password?” when you log in, and set a new one with the code we email you.',
    },
    signIn: {
      asks: [
        'do I have to sign up first',
        'do I need an account to try it',
        'can I use it without signing up or registering',
        'try it without an account',
        'sign in without a password',
        'log in with google',
        'login code by e-mail',
        'do I need an account',
        'register sign up',
      ],
      answer:
        'Log in with your password, or with Google if the login form offers it. To sign up, you need the code that we email you, which works for {codeLife}. You can also try many tools without an account.',
    },
    creations: {
      asks: ['where are my creations', 'find my old pictures', 'see my history', 'where is my finished video', 'my results gallery'],
      answer: 'Everything you make is in “My creations” and stays there until you delete it.',
    },
    report: {
      asks: [
        'report a picture',
        'someone used my face',
        'somebody shows my photo',
        'report abuse',
        'complain about illegal content',
        'take down an image',
      ],
      answer: 'Use the “Report a result” page. Tell us which result it is and what’s wrong with it. You don’t need an account.',
    },
    engine: {
      asks: ['is this real AI', 'what does draft mean', 'is it artificial intelligence', 'which model makes the results', 'draft result'],
      answer: 'Every result says what made it. “Draft” puts things together from drawings, photos and rules. It isn’t generative AI.',
    },
    privacy: {
      asks: [
        'will you use my selfie for training',
        'do you train AI on my photos',
        'where are my photos stored',
        'do you sell my photos to advertisers',
        'are my uploads private',
        'who can see my photos',
        'privacy of my data',
        'who sees my photos and pictures',
        'do you train on my pictures',
        'are my images safe and public',
        'download my data',
      ],
      answer:
        'What you upload stays yours. We use it only to make your results, store them and show them to you. The privacy policy has the details, and you can download your data in your settings.',
    },
    contact: {
      asks: ['contact support', 'talk to a human', 'customer service e-mail', 'how to reach you', 'write to the team, ask for help'],
      answer: 'Write to us through the contact page.',
    },
    age: {
      asks: [
        'is it ok for my year old son or daughter',
        'how old do I have to be to use the site',
        'how old must I be',
        'minimum age',
        'can children or kids use it',
        'age limit for minors',
        'is it allowed for teenagers',
      ],
      answer:
        'The terms of service say how old you must be. Some tools are for adults only, such as face swap, imitated voices, and hug and kiss videos. They ask for your age first.',
    },
    expiry: {
      asks: [
        'do credits expire',
        'unused credits next month',
        'credits roll over',
        'what happens to credits I do not use',
        'how long are credits valid',
        'when do my credits run out',
      ],
      answer:
        'Free daily credits and the daily reward are valid until the end of the day. Credits from a plan expire a month after you get them. Credits from packs and invitations don’t expire as long as your account exists.',
    },
    payment: {
      asks: [
        'payment methods',
        'pay with paypal',
        'pay with a credit card, visa or mastercard',
        'apple pay or google pay',
        'which cards do you accept',
        'is my payment secure',
      ],
      answer:
        'The checkout shows how you can pay before you confirm. Your card details go straight to the payment service, and we never see them.',
    },
    deleteOne: {
      asks: ['delete a single picture I made', 'delete one creation', 'remove a result or video', 'erase a photo from my creations'],
      answer: 'Open “My creations” and delete it there. Its share link stops working too.',
    },
    consent: {
      asks: [
        'withdraw a consent',
        'take back my consent',
        'use a photo of a friend without asking',
        'photo of another person without permission',
        'picture of a celebrity',
      ],
      answer:
        'Use only photos and voices of yourself or of adults who agreed. You can withdraw a consent in your settings, which also deletes what was made with it.',
    },
    spent: {
      asks: ['where can I see what I spent credits on', 'credit history', 'where did my credits go', 'list of charges'],
      answer: 'Your settings show your credit history: what you received, and what each result cost.',
    },
    removeBackground: {
      asks: [
        'remove the background of a photo',
        'make the background transparent',
        'cut out a person from a picture',
        'put my dog on a beach',
        'change the background',
      ],
      answer:
        'The background remover cuts out the subject as a transparent PNG. To put something else behind it, use the background changer. Each costs {imageCost}.',
    },
    removeObject: {
      asks: [
        'remove an object from my photo',
        'erase a person or stranger',
        'remove the date from a photo',
        'clean up a picture',
        'get rid of a logo',
      ],
      answer: 'Open the watermark remover and brush over what should go. It’s for your own photos and costs {imageCost}.',
    },
    enhance: {
      asks: [
        'make my old photo bigger',
        'which tool makes a small picture larger',
        'make a photo sharper',
        'fix a blurry photo',
        'improve the quality of a picture',
        'enlarge or upscale an image',
        'higher resolution',
      ],
      answer:
        'The image enhancer makes a photo two or four times as large. It helps with small, soft photos, but can’t undo motion blur. It costs {imageCost}.',
    },
    clone: {
      asks: ['clone my voice', 'copy a voice', 'can it sound like me', 'imitate a voice', 'is the voice tool able to clone'],
      answer:
        'Voice match gives a synthetic voice the pitch and tone of your sample. It’s similar, but not a copy, unless the form says that a cloning model is connected. It costs {audioCost}.',
    },
    devices: {
      asks: ['does it work on my phone', 'do I have to install an app', 'use it on android or iphone', 'tablet or computer browser'],
      answer: 'Everything runs in the browser, on a phone, a tablet or a computer. There’s nothing to install.',
    },
    api: {
      asks: [
        'an api I can call from my own app or program',
        'do you have an api',
        'api key',
        'developer access',
        'sdk integration',
        'rest endpoint',
      ],
      answer: 'No, we don’t offer a public API. You can use the tools on this site.',
    },
    offline: {
      asks: ['use it offline on a plane or a train', 'does it work offline', 'without an internet connection', 'no network or wifi'],
      answer:
        'Making something needs an internet connection. Pages that you have opened before and your newest creations can also be seen without one.',
    },
    wait: {
      asks: [
        'how long until it is done or finished',
        'how long does it take to make a video',
        'how long do I have to wait',
        'when is my result ready',
        'how fast is it',
        'why is it so slow',
      ],
      answer:
        'An image or an audio file usually takes a few seconds, a video a minute or more. Below the button you see how long recent ones took. You can leave the page: the result will be in “My creations”.',
    },
    faceSwap: {
      asks: [
        'tool that swaps two faces in one video',
        'which tool puts my face on another photo',
        'put my head on someone else',
        'put my face in a gif',
        'swap faces in a video',
        'replace a face',
        'gif with my face',
      ],
      answer:
        'Use face swap for a photo ({imageCost}), the GIF face swap ({gifCost}) or the video face swap ({videoCost}). For several people, there’s a group version of each.',
    },
    refused: {
      asks: [
        'why did it reject what I typed or wrote',
        'why was my request refused',
        'my prompt was rejected or blocked',
        'my text is not allowed',
        'what is forbidden here',
        'content policy rules',
      ],
      answer:
        'A refusal names the rule of our content policy that it’s about, and it costs nothing. Change your words or your photo, or write to us if you think it’s a mistake.',
    },
  },
} as const;

export default help;
