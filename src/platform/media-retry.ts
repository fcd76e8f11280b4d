/** The network often seems back before it carries anything: how long after a failure it is tried again, in milliseconds. */
const pauses = [1000, 3000, 9000];

/** A ref for an image, video or sound: what could not be loaded while offline is loaded again when the network returns. */
export function retryOnline(media: HTMLImageElement | HTMLMediaElement | null): (() => void) | undefined {
  if (!media) return undefined;
  /** How often it has failed since the network returned; nothing while it has not. */
  let failures: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    if (media instanceof HTMLMediaElement) media.load();
    else media.src = media.getAttribute('src') ?? '';
  };
  const back = () => {
    failures = 0;
    load();
  };
  const wait = () => {
    const pause = failures === null ? undefined : pauses[failures];
    if (failures === null || pause === undefined) {
      failures = null;
      window.addEventListener('online', back, { once: true });
      return;
    }
    failures += 1;
    timer = setTimeout(load, pause);
  };
  media.addEventListener('error', wait);
  return () => {
    clearTimeout(timer);
    media.removeEventListener('error', wait);
    window.removeEventListener('online', back);
  };
}
