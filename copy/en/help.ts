const help = {
  topics: {
    sticker: 'Open the sticker maker, choose a photo or describe your idea, and click the button. It costs {imageCost}.',
    deleteAccount: 'In your settings, choose “Delete your account”. This deletes your account, your creations and your credits for good.',
    plans: '{plans}.',
    packs: 'A pack is a one-time purchase: it doesn’t renew, and its credits don’t expire. {packs}.',
    costs:
      'Image or sticker: {imageCost}. GIF: {gifCost}. Video: {videoCost}, or {composedCost} if it’s composed from drawings or your photo. Audio: {audioCost}. The exact cost is on the button.',
    daily:
      'You get free daily credits: {daily}. They expire at the end of the day. You can also claim a daily reward on the “Earn free credits” page.',
    failed: 'Your credits are only set aside while we make the result. If it fails or you cancel it, you get all of them back.',
    cancelPlan: 'You can cancel your plan in your settings. You keep it until the end of the period you paid for.',
    refund: 'Write to us through the contact page. If we refund a payment, we take back the credits from it that you haven’t used.',
    fileSize: 'Images and GIFs: {imageSize}. Audio: {audioSize}. Video: {videoSize}.',
    formats:
      'You can upload images as {pictures}, video as {films}, and audio as {sounds}. You can download images as {madeImages}, GIFs and video as {madeVideos}, and audio as {madeSounds}.',
    videoLength:
      'A video you upload can be up to {videoLength} long, and an audio file up to {audioLength}. A video that you make from words or a photo is {shortest} to {longest} long.',
    promptLength: 'A description or a text to read aloud can be up to {prompt} characters long, and a chat message up to {message}.',
    kept: 'Your creations stay until you delete them. We keep uploads that you no longer use for {uploads}, and what’s left of failed and deleted creations for {attempts}.',
    commercial: 'What you make is yours, as far as the law allows, and you can use it commercially.',
    marks:
      'Results have no visible watermark. Each file’s metadata says that it was made by software, and anyone can use the “Verify a file” page to check whether it was made here.',
    languages: 'The site is available in {languages}. You can change the language in the menu or in your settings.',
    invite:
      'Share your invite link. When your friend makes something for the first time, each of you gets {invite}. This works for up to {invitesPerDay} friends a day, and not for a friend on your own device or network.',
    password:
      'You can change your password in your settings. If you forgot it, choose “Forgot password?” when you log in, and set a new one with the code we email you.',
    signIn:
      'Log in with your password, or with Google if the login form offers it. To sign up, you need the code that we email you, which works for {codeLife}. You can also try many tools without an account.',
    creations: 'Everything you make is in “My creations” and stays there until you delete it.',
    report: 'Use the “Report a result” page. Tell us which result it is and what’s wrong with it. You don’t need an account.',
    engine:
      'Every result says what made it. “Composed, not generated” means that it was put together from drawings, photos and rules, not by generative AI.',
    privacy:
      'What you upload stays yours. We use it only to make your results, store them and show them to you. The privacy policy has the details, and you can download your data in your settings.',
    contact: 'Write to us through the contact page.',
    age: 'The terms of service say how old you must be. Some tools are for adults only, such as face swap, imitated voices, and hug and kiss videos. They ask for your age first.',
    expiry:
      'Free daily credits and the daily reward are valid until the end of the day. Credits from a plan expire a month after you get them. Credits from packs and invitations don’t expire as long as your account exists.',
    payment:
      'The checkout shows how you can pay before you confirm. Your card details go straight to the payment service, and we never see them.',
    deleteOne: 'Open “My creations” and delete it there. Its share link stops working too.',
    consent:
      'Use only photos and voices of yourself or of adults who agreed. You can withdraw a consent in your settings, which also deletes what was made with it.',
    spent: 'Your settings show your credit history: what you received, and what each result cost.',
    removeBackground:
      'The background remover cuts out the subject as a transparent PNG. To put something else behind it, use the background changer. Each costs {imageCost}. For a video, there’s the video background remover ({videoCost}).',
    removeObject:
      'Open the watermark remover and brush over what should go. It’s for your own photos and costs {imageCost}. For a video, there’s the video watermark remover ({videoCost}).',
    enhance:
      'The image enhancer makes a photo two or four times as large. It helps with small, soft photos, but can’t undo motion blur. It costs {imageCost}.',
    clone:
      'Voice match gives a synthetic voice the pitch and tone of your sample. It’s similar, but not a copy, unless the form says that a cloning model is connected. It costs {audioCost}.',
    devices: 'Everything runs in the browser, on a phone, a tablet or a computer. There’s nothing to install.',
    api: 'Yes. Create a key in your settings, and your own programs can make everything that this site makes. The page for developers has examples.',
    offline:
      'Making something needs an internet connection. Pages that you have opened before and your newest creations can also be seen without one.',
    notify:
      'While a result is being made, choose “{notify}” below the button. Your browser then tells you, even if you have left the page.',
    wait: 'An image or an audio file usually takes a few seconds, a video a minute or more. Below the button you see how long recent ones took. You can leave the page: the result will be in “My creations”.',
    faceSwap:
      'Use face swap for a photo ({imageCost}), the GIF face swap ({gifCost}) or the video face swap ({videoCost}). For several people, there’s a group version of each.',
    refused:
      'A refusal names the rule of our content policy that it’s about, and it costs nothing. Change your words or your photo, or write to us if you think it’s a mistake.',
    changePlan: 'You can change your plan in your settings. The new one starts with the next billing period.',
    email: 'The email of an account can’t be changed in the settings. Write to us through the contact page.',
    code: 'The code can take a minute. Look in your spam folder too, or ask for a new one. A code works for {codeLife}. If none arrives, write to us through the contact page.',
    share: 'Choose “Share” under a result to get a link. Anyone who has it can see the result until you stop sharing.',
    receipt: 'We email you a receipt for every payment. If you can’t find one, write to us through the contact page.',
    about:
      'Make images, stickers, videos and audio from words or photos, put another face into photos, GIFs and videos, remove backgrounds and watermarks, and enlarge old photos. Every day you get {daily} free credits for it.',
    noFace:
      'The face has to be large enough, in focus, and seen from the front. Use another photo, or draw a box around the face where the tool lets you. If no face is found, you get your credits back.',
  },
} as const;

export default help;
