import type { BaseTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Content policy',
  description: 'What you may not make with Iridia, how results are marked, what happens when a rule is broken, and how to report a result.',
  intro:
    'Make what you like, as long as nobody is harmed. These rules apply to what you write, what you upload and what you make, in every tool.',
  sections: [
    {
      title: 'People',
      body: 'Show or imitate a person only if it’s you or if that person has agreed. We ask you to confirm this first, and we keep your answer. Don’t make anyone say, do or wear something that would shame or harm them. You can’t name private individuals in a description.',
    },
    {
      title: 'Children',
      body: 'Anything that sexualizes a person under {adult:number} is forbidden, in any style, drawn or photographic, real or invented. We remove it, close the account, keep what the law requires us to keep and report it to the authorities.',
    },
    {
      title: 'Sexual content',
      body: 'Sexual content isn’t allowed, and no tool undresses anyone. The clothes changer gives clothes another color or pattern. It doesn’t take anything off.',
    },
    {
      title: 'Deception',
      body: 'No fake speeches by politicians, no false evidence, no documents that look real, and nothing that pretends to come from someone else. Parody is welcome as long as everyone can tell that it’s parody.',
    },
    {
      title: 'Hate and violence',
      body: 'No calls for hatred or violence, no praise of terrorism, no torture, and no instructions for harming yourself or others.',
    },
    {
      title: 'Other people’s work',
      body: 'Upload only what is yours or what you are allowed to use. The watermark removers are for your own material. They don’t touch marks that say where a file comes from.',
    },
    {
      title: 'How results are marked',
      body: 'Every file’s metadata says that it was made by software, and where the format allows it, the file carries Content Credentials. Nothing visible is added to the image. On the “Verify a file” page anyone can check whether a file was made here.',
    },
    {
      title: 'What a program checks',
      body: 'Before we use any credits, a program reads what you write. If your text breaks a rule that the program knows, nothing is made, and you’re told which rule it is. It reads text only: it doesn’t look at images or videos, and it doesn’t listen to audio. For some rules it has lists of words. For others it also asks a small neural network, which understands the same thing said in other words. When it comes to violence, hatred, self-harm and forged documents, the network refuses only what it’s almost sure of. The list at the end of this page says which. If we also ask an outside moderation service, our privacy policy names it.',
    },
    {
      title: 'Where the program is wrong',
      body: 'The program misses things: words that aren’t on its lists, and what is said in a roundabout way. And sometimes it refuses harmless text, such as a headline, a scene from a movie or a figure of speech. In our latest test, the neural network refused {wronged:number} of {harmless:number} harmless texts that look like forbidden ones. If it refuses yours, send it to us through the contact page, and a person will look at it. A refusal costs nothing.',
    },
    {
      title: 'What people check',
      body: 'People look at everything that is reported and judge it by all of these rules. They may also look at results that are shared by link. Small neural networks point out to them which images and videos may show nudity, and which texts may ask for violence, hatred, self-harm or forged documents. Such a hint refuses nothing and removes nothing. We don’t go through what is neither reported nor shared, so please report what breaks a rule.',
    },
    {
      title: 'What happens when a rule is broken',
      body: 'We remove results that break a rule, along with their copies. We close accounts that break the rules repeatedly. We email you what we removed and why. If you disagree, write to us through the contact page: a person reviews the decision.',
    },
    {
      title: 'Report a result',
      body: 'If a result shows you against your will or breaks a rule, report it. You don’t need an account. You get a number to track your report, and we answer within {hours:number} hours. If you disagree with our answer, you can report it again and tell us why.',
    },
  ],
  who: {
    title: 'Who looks for what',
    body: 'The numbers say how many forbidden texts the neural network found in our latest test, and out of how many. It had never seen them before. Where there’s no number, the program misses a lot. Whatever the kind, people check what is reported.',
    by: {
      words: 'Lists of words',
      net: 'Words and a network: {found:number} of {of:number}',
      clear: 'Words, a network in clear cases',
      people: 'Only people, if reported',
    },
    kinds: {
      sexual: 'Sexual content',
      minors: 'Children in a sexual context',
      undressing: 'Undressing someone',
      privatePerson: 'Private individuals, by name',
      violence: 'Calls for violence, praise of terrorism, torture, how to make weapons',
      hate: 'Hatred of people for who they are',
      selfHarm: 'Self-harm and suicide',
      forgery: 'Forged documents and money',
      politics: 'Made-up statements and news about politicians or elections',
      likeness: 'People who haven’t agreed to be shown or imitated',
      deception: 'False evidence, and anything in someone else’s name',
      seen: 'What can only be seen or heard, in an image, a video or audio',
      works: 'Other people’s work',
    },
  },
  changes: [
    'Added: for each kind, what a program looks for, how much of it it finds, and what only people check.',
    'Added: what exactly a program looks for, the small neural network that it asks, and what people look at.',
    'Added: how rules are checked, how to disagree with a decision, and what we do with content that harms children.',
    'First version.',
  ],
} satisfies BaseTranslation;

export default contentPolicy;
