/** A ref for a picture, video or sound: what could not be loaded while offline is loaded again when the network returns. */
export function retryOnline(media: HTMLImageElement | HTMLMediaElement | null): (() => void) | undefined {
  if (!media) return undefined;
  const retry = () => {
    if (media instanceof HTMLMediaElement) media.load();
    else media.src = media.getAttribute('src') ?? '';
  };
  const wait = () => window.addEventListener('online', retry, { once: true });
  media.addEventListener('error', wait);
  return () => {
    media.removeEventListener('error', wait);
    window.removeEventListener('online', retry);
  };
}
