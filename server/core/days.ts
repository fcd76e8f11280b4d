/** Calendar days in a time zone. The zone must be a name that `zoneOf` returned. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  // Zones have finitely many names but countless spellings.
  const key = zone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(key, made);
  return made;
}

/** Returns the local date as `YYYY-MM-DD`. */
export function localDate(moment: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const hour = 60 * 60 * 1000;
/** Upper bound for the length of a local day, including clock changes and moves of the date line. */
const longestDay = 50 * hour;

/**
 * Returns the first second after `low`, up to and including `high`, for which `after` is true; `after` must change from false to true
 * exactly once.
 */
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

/** Returns when the next local day starts. A day has 23, 24 or 25 hours, so the boundary is searched for rather than computed. */
export function endOfDay(moment: Date, zone: string): Date {
  const today = localDate(moment, zone);
  return firstSecond(moment.getTime(), moment.getTime() + longestDay, (time) => localDate(new Date(time), zone) > today);
}

/** Returns when the local day of `moment` started. */
export function startOfDay(moment: Date, zone: string): Date {
  const today = localDate(moment, zone);
  return firstSecond(moment.getTime() - longestDay, moment.getTime(), (time) => localDate(new Date(time), zone) >= today);
}
