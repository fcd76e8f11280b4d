import type { BaseTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Privacy policy',
  description: 'What Iridia stores about you, why and for how long, who else gets it, and how to download it or have it deleted.',
  intro:
    'We store what we need to make your images, videos and audio, to count your credits and to keep your account safe. We don’t sell your data, and we don’t train AI models with it.',
  sections: [
    {
      title: 'When you visit',
      body: 'A signed cookie tells your browser apart from others. It lets you keep your daily credits and your creations without an account. We also remember your language. Your IP address helps us limit abuse. We store it only as a keyed hash, never with your creations.',
    },
    {
      title: 'When you have an account',
      body: 'We store your email address, your password as a hash that can’t be reversed, your logged-in devices, your settings, your invitations and every change to your credits. If you log in with another service, such as Google, we also store the ID it uses for you.',
    },
    {
      title: 'What you upload and make',
      body: 'We check the files you upload and save them again without hidden data such as the place where a photo was taken. Your creations stay in My creations until you delete them. Nobody looks at them unless a report asks us to check one. If you share a link, anyone who has it can see that result.',
    },
    {
      title: 'Notifications',
      body: 'If you ask us to tell you when something is ready, your browser gives us an address at the service of its maker, such as Google, Mozilla, Apple or Microsoft. We store this address encrypted and send it an encrypted note with the name of the tool, never your files. You can turn notifications off at any time.',
    },
    {
      title: 'Faces and voices',
      body: 'When a tool shows or imitates a person, we ask you to confirm that it’s you or that the person agreed, and we store this consent. The shape of a face or the sound of a voice is measured only while your result is being made. We don’t store these measurements and don’t use them to recognize anyone. You can withdraw a consent in your settings. Everything made with it is then deleted.',
    },
    {
      title: 'Checks by a program',
      body: 'A program checks descriptions and chat messages against the content policy and may refuse them. This decides only whether that one request goes ahead. Through the contact page, you can ask for a person to review it. Accounts are closed by people, never by a program.',
    },
    {
      title: 'The help assistant',
      body: 'What you write to the help assistant is used to answer you. If an AI model answers here, your messages are sent to the service named below. Please don’t share anything secret in the chat.',
    },
    {
      title: 'Payments',
      body: 'Your card details go straight to the payment service and never reach us. We store the payment number, the amount, and what you bought and when.',
    },
    {
      title: 'Why we may do this',
      body: 'We process your data to provide what you ask for (our contract with you), because you agreed (faces, voices and news by email), because the law requires it (payments and reports), and to keep the site safe from abuse, which is our legitimate interest. You can withdraw your consent at any time.',
    },
    {
      title: 'Other countries',
      body: 'Some of the services named below may operate outside your country, for example in the United States. We send them only what they need for their task, and we rely on the contracts and safeguards that the law requires for this.',
    },
    {
      title: 'Children',
      body: 'The site isn’t meant for children under {minimum:number}. If we learn that a child has given us data, we delete it. Parents can write to us through the contact page.',
    },
    {
      title: 'If something goes wrong',
      body: 'If data is lost or gets into the wrong hands, we notify the data protection authority within the time the law sets (72 hours in the European Union). We also tell you if it could harm you.',
    },
    {
      title: 'Your rights',
      body: 'In your settings, you can download all your data with your files, choose which emails you get, withdraw consents and delete your account. You can also ask us to correct or limit something, object to it, or complain to the data protection authority where you live.',
    },
    {
      title: 'If you live in California',
      body: 'You have the right to know what we store about you, to correct it and to have it deleted, and we won’t treat you any differently for doing so. We don’t sell or share your personal information, as California law defines those words. We use sensitive information, such as photos of faces, only for what you ask us to make.',
    },
  ],
  processors: {
    title: 'Who else gets data',
    body: 'These services work for us on this site. Each gets only what its task needs.',
    none: 'No outside service is connected. Everything stays on our own servers.',
    tasks: {
      payments: 'Taking payments',
      signIn: 'Logging in with another service',
      mail: 'Sending emails',
      storage: 'Storing files',
      delivery: 'Delivery of files',
      creation: 'Making results and answering in the chat with AI models',
      moderation: 'Checking descriptions against the content policy',
      statistics: 'Statistics about visits',
      supportChat: 'Support chat',
    },
  },
  browserData: {
    title: 'Cookies and storage in your browser',
    body: 'We don’t use advertising cookies. The site needs the ones below to work. Any services for statistics or support chat named above may set their own.',
    lives: { cleared: 'until you clear it', tab: 'until you close the tab' },
    rows: {
      visitor: 'a signed number that tells your browser apart from others',
      userInfo: 'your email address, to show it on the page',
      vip: 'whether you have a plan',
      locale: 'your language',
      token: 'keeps you logged in; removed when you log out',
      inviteCode: 'the code of the friend who invited you',
      creditsDialogAt: 'when you last saw the note about free credits',
      dailyRewardAt: 'when you last saw the daily reward',
      theme: 'light or dark',
      passkey: 'that you use a passkey here',
      adult: 'that you confirmed your age',
      colours: 'the colors you used last',
      fromFullPath: 'the page to return to after logging in',
      showPricingDialog: 'that prices should open after logging in',
      places: 'how far you scrolled down a page',
      results: 'your newest creations, so that you can open them offline; removed when you log out',
      pages: 'pages you have opened, so that they work offline',
      assets: 'parts of pages, so that they load faster and work offline',
      shared: 'a file you shared with us from another app, until you choose a tool',
    },
  },
  retention: {
    title: 'How long we store it',
    body: 'When its time is up, data is deleted within six hours.',
    endings: { deletion: 'until you delete it', account: 'as long as the account exists', installation: 'as long as this site exists' },
    rows: {
      account: 'Your account: email address, password hash, settings, invitation',
      creations: 'Your creations and the links to them',
      visitors: 'Everything about a visitor without an account who no longer makes or saves anything',
      uploads: 'Uploads that no creation and no saved form uses',
      forms: 'Saved forms that you no longer change',
      visitorForms: 'Saved forms of visitors without an account',
      attempts: 'What is left of failed, canceled and deleted creations, and chat answers',
      sessions: 'Logged-in devices',
      codes: 'Codes from emails',
      failedSignIns: 'Failed logins, with a keyed hash of the address',
      traces: 'The browser and hashed IP address of each login',
      push: 'Browsers that get notifications',
      counters: 'Counters that limit abuse, by account and hashed IP address',
      claims: 'Days on which you claimed the daily reward',
      former:
        'After an account is deleted: a keyed hash of its email address and of its IDs at other services, and what it got for free, so that signing up again doesn’t give it twice',
      consents: 'Consents: as long as something made with them exists, otherwise',
      visitorConsents: 'Consents of visitors without an account, if nothing was made with them',
      messages: 'Messages from the contact page',
      openReports: 'Reports without an answer',
      reports: 'Reports, after the answer',
      decisions: 'Our decisions on reports',
      letters: 'Copies of emails, if the site has no mail server',
      checkouts: 'Payments that were started but not completed',
      payments: 'Payments and plans, without your email address once the account is deleted',
      paymentEvents: 'Notices from the payment service',
      ledger: 'Your credit history, without a name once the account is deleted',
      digests: 'Fingerprints of the files made here, for the “Verify a file” page',
      passing: 'Files that are being uploaded or deleted',
      installation: 'Technical keys of this site',
    },
  },
  changes: [
    'Shorter: how long failed logins, and unused consents of visitors without an account, are stored.',
    'Added: how long forms of visitors without an account are saved.',
    'Added: who runs the site, legal bases, services that get data, cookies by name, checks by a program, other countries, children, data breaches, California.',
    'First version.',
  ],
} satisfies BaseTranslation;

export default privacyPolicy;
