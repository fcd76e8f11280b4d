/** Questions that go on from the one before, “and for video?”, “а видео?”, “那视频呢？”, and those that say several things. */
import type { Locale } from '../../../contract/facts/locales.ts';

/** Returns a test for the words that such a question begins with; a Chinese one may also end with 呢. */
export function goesOn(locale: Locale, starts: readonly string[]): (question: string) => boolean {
  const start = new RegExp(`^[¿¡\\s]*(?:${starts.join('|')})${locale === 'zh' ? '' : '(?![\\p{L}-])'}`, 'iu');
  return (question) => start.test(question) || (locale === 'zh' && /呢[？?！!。\s]*$/.test(question));
}

/** Returns what cuts a text into its sentences and the parts of them, at marks and at the words that a question goes on with. */
export function splits(locale: Locale, starts: readonly string[]): (question: string) => string[] {
  const cut = new RegExp(`[.!?…;:,\\n。！？；：，]+${locale === 'zh' ? '' : `|\\s(?:${starts.join('|')})\\s`}`, 'iu');
  return (question) => question.split(cut).filter((part) => part.trim() !== '');
}

/** Returns what leaves out of a question the parts that say what is not meant. */
export function exceptions(locale: Locale, starts: readonly string[]): (question: string) => string {
  const part = new RegExp(`[,;(，；（]\\s*(?:${starts.join('|')})${locale === 'zh' ? '' : '(?![\\p{L}-])'}[^,.;!?)，。；！？）]*`, 'giu');
  return (question) => question.replaceAll(part, ' ');
}
