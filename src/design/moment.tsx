import { localeFacts } from '../../contract/facts/locales.ts';
import { dateOf, fixedTime } from '../platform/time.ts';
import { useLocale } from '../platform/words.ts';

type MomentProps = {
  /** An ISO string, or a timestamp in digits. */
  at: string;
  dateStyle?: 'long' | 'medium';
  /** The sentence that has the time in it. */
  within?: (time: string) => string;
  className?: string;
};

/** A time in the format of the reader's language, with its date where it has a style; its title is the fixed format of spec §9. */
export function Moment({ at, dateStyle, within = (time) => time, className }: MomentProps) {
  const date = dateOf(at);
  const { tag } = localeFacts[useLocale()];
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...(dateStyle && { dateStyle }) }).format(date);
  return (
    <time dateTime={date.toISOString()} title={fixedTime(date)} className={className}>
      {within(time)}
    </time>
  );
}
