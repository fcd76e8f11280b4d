/** Questions that go on from the one before: “and for video?”, “а видео?”, “那视频呢？”. */
import type { Locale } from '../../../contract/facts/locales.ts';

/** Returns a test for the words that such a question begins with; a Chinese one may also end with 呢. */
export function goesOn(locale: Locale, starts: readonly string[]): (question: string) => boolean {
  const start = new RegExp(`^[¿¡\\s]*(?:${starts.join('|')})${locale === 'zh' ? '' : '(?![\\p{L}-])'}`, 'iu');
  return (question) => start.test(question) || (locale === 'zh' && /呢[？?！!。\s]*$/.test(question));
}
