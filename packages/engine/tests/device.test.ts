/** Where the nets of packs run: what was asked for when it computes as the processor does, otherwise the processor, in words. */
import { describe, expect, it } from 'vitest';
import { chooseDevice, probe } from '../nets/device.ts';

describe('a device', () => {
  it('is taken when it computes what the processor computes', async () => {
    const asked: string[] = [];
    const close = async (device: string) => {
      asked.push(device);
      return { difference: 0.009 };
    };
    expect(await chooseDevice('cuda', close)).toEqual({ device: 'cuda', message: 'Packs run on CUDA.' });
    expect(asked).toEqual(['cuda']);
  });

  it('that computes something else is left, with the reason', async () => {
    const chosen = await chooseDevice('coreml', async () => ({ difference: 0.011 }));
    expect(chosen.device).toBe('cpu');
    expect(chosen.message).toContain('Core ML computes something else than the processor (0.011)');
  });

  it('that cannot be used is left, with the reason', async () => {
    const chosen = await chooseDevice('webgpu', async () => ({ cause: 'no adapter' }));
    expect(chosen).toEqual({ device: 'cpu', message: 'Packs run on the processor: WebGPU cannot be used (no adapter).' });
  });

  it('is not tried when the processor was asked for', async () => {
    const never = () => Promise.reject(new Error('tried'));
    expect(await chooseDevice('cpu', never)).toEqual({ device: 'cpu', message: 'Packs run on the processor.' });
  });

  it('is really tried, in a child', async () => {
    expect(await probe('cpu')).toEqual({ difference: 0 });
    const other = process.platform === 'win32' ? 'coreml' : 'dml';
    expect(await probe(other)).toEqual({ cause: 'this build of the runtime does not have it' });
  });
});
