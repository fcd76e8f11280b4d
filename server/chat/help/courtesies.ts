/** Answers to what asks nothing: a greeting, thanks, a goodbye, or a poem that nobody here writes. */
import { courtesyIn, languagesOf, type Courtesy } from '@iridia/help';
import { localePath, type Locale } from '../../../contract/facts/locales.ts';
import { sentence, type MessageKey } from '../../messages/messages.ts';

const keys: Readonly<Record<Courtesy, MessageKey>> = {
  hello: 'chatHello',
  thanks: 'chatThanks',
  goodbye: 'chatGoodbye',
  writing: 'chatWriting',
};

/** Returns the answer in the language of the message, or null where it asks something. */
export function courtesyFor(message: string, locale: Locale): string | null {
  for (const language of languagesOf(message, locale)) {
    const courtesy = courtesyIn(message, language);
    if (courtesy) return sentence(language, keys[courtesy], { path: localePath(language, '/ai-tools') });
  }
  return null;
}
