import type { BaseTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Terms of service',
  description:
    'The rules between you and Iridia: what you may make, how credits, plans and refunds work, what is yours and what we promise.',
  intro:
    'These are the rules for using Iridia. We kept them short. By using the site, you agree to them. If you don’t agree, please don’t use it.',
  sections: [
    {
      title: 'What we offer',
      body: 'Iridia makes images, videos, GIFs and audio from what you write and upload. Some results come from AI models, others from classic image and sound processing. Results marked “Composed, not generated” are put together from drawings, photos and rules and aren’t made by an AI model. Every result says what made it.',
    },
    {
      title: 'Who may use it',
      body: 'You must be at least {minimum:number} years old, and old enough to agree to these terms where you live. If the law there calls for it, a parent or guardian must agree for you. Some tools and effects are only for people who are {adult:number} or older: face swaps, imitated voices, recolored clothes, character portraits, hugs and kisses. Before you use one, we ask you to confirm your age.',
    },
    {
      title: 'Your account',
      body: 'You can use many tools without an account. If you create one, use your own email address and keep your password to yourself. Tell us right away if someone else gets in. Each person may have one account.',
    },
    {
      title: 'Credits',
      body: 'The button of each tool shows how many credits it costs. We set them aside when you start, spend them when the result is saved, and return them if it fails or you cancel. Free daily credits and the daily reward expire at the end of the day. Credits from a plan expire one month after you get them. Credits from packs and invitations don’t expire while your account exists. Credits aren’t money: you can’t exchange them for money or transfer them to someone else.',
    },
    {
      title: 'Plans and packs',
      body: 'A plan renews at the end of each billing period until you cancel it. You can cancel in your settings with two clicks and keep the plan until the end of the period you paid for. We remind you by email a week before each renewal. If a price changes, the new price applies to you only from your next renewal, and we tell you at least 30 days in advance. A pack is bought once and doesn’t renew.',
    },
    {
      title: 'Your right to withdraw',
      body: 'If you live in the European Union, the United Kingdom or another place where the law says so, you can withdraw from a purchase within 14 days without giving a reason. A message through the contact page is enough. Credits are available right after you pay. If you have already used some of them, we keep their share of the price and refund the rest.',
    },
    {
      title: 'Refunds',
      body: 'If you were charged by mistake, or something didn’t work, write to us through the contact page. We answer within 7 days and send a refund within 14 days, the same way you paid. We then take back the credits from that payment that you haven’t used. Your rights as a consumer stay as they are.',
    },
    {
      title: 'What is yours',
      body: 'What you upload stays yours. As far as the law allows, what you make is yours too, and you can use it commercially. You give us only the permission we need to make your results, store them and show them to you. We don’t train AI models with them.',
    },
    {
      title: 'Links you share',
      body: 'If you share a result, anyone who has the link can see and download it, and you allow us to show it to them. You can stop sharing at any time. We then stop showing the result, but we can’t take back copies that others have saved.',
    },
    {
      title: 'What you may not do',
      body: 'You may not use material you have no right to, show a person who hasn’t agreed, or break the content policy. You may not remove the marks that say a result was made by software in order to deceive people. You may not attack or overload the site, or open many accounts to collect credits.',
    },
    {
      title: 'If your work is used without permission',
      body: 'If a result here uses your work without your permission, report it and choose “It uses my work”. Tell us which work it is, where we can find it, and how we can reach you. We answer within {hours:number} hours and remove what infringes your rights. Whoever made it can object. We close the accounts of people who do this repeatedly.',
    },
    {
      title: 'What we promise, and what we don’t',
      body: 'We run the site with care, and you get your credits back when something fails. We don’t promise that the site is always available, that two results look alike, or that a result fits a particular purpose. Where the law allows it, we aren’t liable for indirect damage. Nothing here limits our liability for intentional harm, gross negligence or injury to people.',
    },
    {
      title: 'Changes to these terms',
      body: 'If we change these terms in a way that matters to you, we tell you by email or on the site at least 30 days in advance. If you don’t agree, you can delete your account before then, and we refund the unused part of what you paid. The list at the end of this page says what has changed.',
    },
    {
      title: 'Ending your account',
      body: 'You can delete your account in your settings at any time. We may close an account that breaks these rules, and we tell you why by email. Your plan and your credits, including those you bought, then end. If you think we made a mistake, write to us. Your rights as a consumer stay as they are.',
    },
    {
      title: 'Law and disputes',
      body: 'The law and the courts named at the top of this page apply. As a consumer, you also keep the protection of the law of the country you live in, and you can go to court there. Please write to us first: most problems can be solved that way.',
    },
  ],
  changes: [
    'Added: who runs the site, minimum age, expiry of credits, price changes, right to withdraw, refund times, shared links, copyright complaints, law and disputes.',
    'First version.',
  ],
  models: {
    title: 'AI models that run on our own servers',
    body: 'Some results are made by these models. Their licenses also apply to what you make with them:',
    restrictions:
      'The OpenRAIL licenses forbid using these models, or what they make, to break the law; to exploit or harm minors; to spread what can be shown to be false in order to harm others; to use personal data to harm a person; to defame, disparage or harass; to decide automatically about a person’s rights or obligations; to discriminate, or to exploit the weaknesses of a group; to give medical advice; and to predict crimes or to profile people for the police, the courts, or immigration and asylum offices. Anyone who passes the results on must keep to the same restrictions.',
  },
} satisfies BaseTranslation;

export default termsOfService;
