/** Calendar days of a time zone. A zone is one that the runtime knows (see `isZone`). */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** The local date as `YYYY-MM-DD`. */
export function localDate(moment: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const hour = 60 * 60 * 1000;
/** No local day is longer, not even where the clocks or the date line moved. */
const longestDay = 50 * hour;

/** The first second after `low` and up to `high` for which `after` holds; `after` changes once from false to true. */
function firstSecond(low: number, high: number, after: (time: number) => boolean): Date {
  let before = Math.floor(low / 1000);
  let beyond = Math.ceil(high / 1000);
  while (beyond - before > 1) {
    const middle = Math.floor((before + beyond) / 2);
    if (after(middle * 1000)) beyond = middle;
    else before = middle;
  }
  return new Date(beyond * 1000);
}

/** When the next local day begins: a day has 23, 24 or 25 hours, so it is looked for rather than computed. */
export function endOfDay(moment: Date, zone: string): Date {
  const today = localDate(moment, zone);
  return firstSecond(moment.getTime(), moment.getTime() + longestDay, (time) => localDate(new Date(time), zone) > today);
}

/** When the local day of `moment` began. */
export function startOfDay(moment: Date, zone: string): Date {
  const today = localDate(moment, zone);
  return firstSecond(moment.getTime() - longestDay, moment.getTime(), (time) => localDate(new Date(time), zone) >= today);
}
