/**
 * How many bytes of bodies are held in memory until the rest of them has come. Half a body costs its sender nothing, so where there are as many bytes
 * as may be, the network that has most of them gives up its largest.
 */
type Body = { bytes: number; readonly end: () => void };
type Network = { bytes: number; readonly bodies: Set<Body> };

type Held = {
  /** Counts a body of a network from here on. `end` is called when it must go, after which it isn’t counted any more. */
  open(network: string, end: () => void): { take: (bytes: number) => void; close: () => void };
};

/** Holds so many bytes at most. */
export function createHeld(most: number): Held {
  const networks = new Map<string, Network>();
  let total = 0;

  function drop(name: string, body: Body): void {
    const network = networks.get(name);
    if (!network?.bodies.delete(body)) return;
    network.bytes -= body.bytes;
    total -= body.bytes;
    if (network.bodies.size === 0) networks.delete(name);
  }

  /** Ends the largest body of the network that holds most, and returns how many bytes it had. */
  function endOne(): number {
    const [name, { bodies }] = [...networks].reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one));
    const body = [...bodies].reduce((one, other) => (other.bytes > one.bytes ? other : one));
    drop(name, body);
    body.end();
    return body.bytes;
  }

  return {
    open(name, end) {
      const body: Body = { bytes: 0, end };
      const network = networks.get(name) ?? { bytes: 0, bodies: new Set() };
      networks.set(name, network);
      network.bodies.add(body);
      return {
        take(bytes) {
          if (!network.bodies.has(body)) return;
          body.bytes += bytes;
          network.bytes += bytes;
          total += bytes;
          for (let over = total - most; over > 0;) over -= endOne();
        },
        close: () => drop(name, body),
      };
    },
  };
}
