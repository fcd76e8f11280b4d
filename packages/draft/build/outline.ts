/** Where the outline of an SVG figure lies, as near as the points that its path names. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** How many numbers each command of a path takes, and which of them are a point at its end. */
const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

/** Numbers may follow each other with no space, and so may the flags of an arc. */
function numbersOf(text: string, isArc: boolean): number[] {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  if (!isArc) return (text.match(number) ?? []).map(Number);
  const arc =
    /([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/g;
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/** The points of a path, those that bend it included. */
function pointsOf(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter!.toLowerCase();
    const isRelative = letter === command;
    const length = lengths[command] ?? 0;
    if (command === 'z') [x, y] = [startX, startY];
    const numbers = numbersOf(rest!, command === 'a');
    const count = length > 0 ? Math.trunc(numbers.length / length) : 0;
    for (let turn = 0; turn < count; turn += 1) {
      const own = numbers.slice(turn * length, (turn + 1) * length);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (command === 'h') x = fromX + own[0]!;
      else if (command === 'v') y = fromY + own[0]!;
      else {
        const coordinates = command === 'a' ? own.slice(5) : own;
        for (let pair = 0; pair < coordinates.length; pair += 2) {
          [x, y] = [fromX + coordinates[pair]!, fromY + coordinates[pair + 1]!];
          points.push([x, y]);
        }
      }
      points.push([x, y]);
      if (command === 'm' && turn === 0) [startX, startY] = [x, y];
    }
  }
  return points;
}

export function extentOf(path: string): Extent {
  const points = pointsOf(path);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
