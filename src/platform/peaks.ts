/** How loud a sound is along its length: `count` values from 0 to 1. Null when the browser can't decode it. */
export async function peaksOf(source: string, count: number): Promise<readonly number[] | null> {
  try {
    const answer = await fetch(source);
    const sound = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(await answer.arrayBuffer());
    const samples = sound.getChannelData(0);
    const span = samples.length / count;
    const peaks = Array.from({ length: count }, (_, at) =>
      samples.subarray(Math.floor(at * span), Math.floor((at + 1) * span)).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    );
    const loudest = Math.max(...peaks);
    return loudest > 0 ? peaks.map((peak) => peak / loudest) : null;
  } catch {
    return null;
  }
}
