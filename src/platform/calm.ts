type Connection = { connection?: { saveData?: boolean } };

/** Whether the browser asks to save data. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** Whether nothing may move by itself: less motion is asked for, or fewer bytes. */
export const isCalm = (): boolean => savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
