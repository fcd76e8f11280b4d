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
      title: 'How the rules are checked',
      body: 'Before we use any credits, a program reads what you write and says which rule a description breaks. It looks for words about sexual content, children, undressing and private individuals by name. For calls for violence, terrorism, torture, hatred, self-harm, forged documents and money, and false statements by politicians, it also asks a small neural network, which understands other words for them. It reads text only. It can be wrong, and what is put in a roundabout way can get past it. It doesn’t look at images. Two other small neural networks mark images and videos that may show nudity, for the people who check what is reported or shared; they refuse nothing. People look at whatever is reported. If the program refused something it shouldn’t have, write to us through the contact page, and a person will look at it.',
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
  changes: [
    'Added: what exactly a program looks for, the small neural network that it asks, and what people look at.',
    'Added: how rules are checked, how to disagree with a decision, and what we do with content that harms children.',
    'First version.',
  ],
} satisfies BaseTranslation;

export default contentPolicy;
