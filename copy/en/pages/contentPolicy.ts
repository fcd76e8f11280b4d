import type { BaseTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Content policy',
  description: 'What may not be made with Iridia, how results are marked, and how to report one that shows you.',
  updated: 'Last updated 23 November 2026',
  intro: 'Make what you like, as long as nobody is harmed by it. These rules hold for words, for uploads and for results, in every tool.',
  sections: [
    {
      title: 'People',
      body: 'Show or imitate a person only if it is you or if that person agreed. We ask for this before the job and keep the answer. Do not make a person say, do or wear what would shame or harm them.',
    },
    {
      title: 'Children',
      body: 'Nothing that sexualizes anyone under 18, in any style, drawn or photographic, real or invented. We report it to the authorities.',
    },
    {
      title: 'Sexual content',
      body: 'No sexual content, and no tool undresses anyone. The clothes changer puts garments on and never takes them off.',
    },
    {
      title: 'Deception',
      body: 'No fake speech of politicians, no false evidence, no documents that look real, nothing that pretends to come from someone else. Parody is welcome when everyone can see that it is one.',
    },
    {
      title: 'Hate and violence',
      body: 'No calls to hatred or violence, no praise of terror, no torture, no instructions for harm to oneself or others.',
    },
    {
      title: 'Other people’s work',
      body: 'Upload only what is yours or what you may use. The watermark removers are for your own material and leave marks of provenance alone.',
    },
    {
      title: 'How results are marked',
      body: 'Every result says that it is synthetic: in its metadata, and as Content Credentials where the format allows it. No mark is drawn into the picture. On the page “Verify” anyone can check whether a file was made here.',
    },
    {
      title: 'What happens when a rule is broken',
      body: 'A prompt that breaks a rule is refused before any credit moves, and the refusal names the rule. Results that break one are removed. An account that does so again and again is closed.',
    },
    {
      title: 'Report something',
      body: 'If a result shows you against your will or breaks a rule, report it. You need no account. You get a number by which you can follow your report, and it is looked at within 48 hours.',
    },
  ],
} satisfies BaseTranslation;

export default contentPolicy;
