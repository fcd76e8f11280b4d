/** The two people as a video shows them: at one scale, in one light, and able to move their heads. */
import { faceWidth, sureSkin, yawOf } from '../face/mesh.ts';
import { lay, type Bitmap } from './bitmap.ts';
import { figureOf, lit, posed, skinOf, type Figure, type Pose } from './head.ts';
import type { Actor, stageFor } from './stage.ts';

/** An actor whose bitmap has about the pixels of the video. `yaw` is how far the head is turned already, to the viewer's right, in radians. */
export type Player = Actor & { figure: Figure; yaw: number };
export type Couple = Omit<ReturnType<typeof stageFor>, 'actors'> & { players: readonly [Player, Player] };

/** How far the light of one may be changed toward that of the other. */
const brightest = 1.22;

/** The light, by color, that brings a skin a third of the way toward the other's: the rest stays, because skins differ. */
const lightOf = (own: Rgb, other: Rgb): Rgb =>
  own.map((value, channel) =>
    Math.min(brightest, Math.max(1 / brightest, (other[channel]! / Math.max(1, value)) ** (1 / 3))),
  ) as unknown as Rgb;
type Rgb = readonly [number, number, number];

export async function rehearsed(stage: ReturnType<typeof stageFor>): Promise<Couple> {
  const [left, right] = await Promise.all(
    stage.actors.map(async (actor) => {
      const { bitmap, mesh, shrunk, pad } = await figureOf(actor, actor.scale);
      const [x, y] = actor.anchor;
      const yaw = ((yawOf(actor.mesh) * Math.PI) / 180) * (actor.flip ? -1 : 1);
      return {
        ...actor,
        anchor: [x * shrunk + pad, y * shrunk + pad] as const,
        scale: actor.scale / shrunk,
        figure: { bitmap, mesh },
        yaw,
      };
    }),
  );
  const [one, other] = [skinOf(left!.figure, sureSkin), skinOf(right!.figure, sureSkin)];
  const inLight = (player: Player, own: Rgb, others: Rgb): Player => ({
    ...player,
    figure: { ...player.figure, bitmap: lit(player.figure.bitmap, lightOf(own, others)) },
  });
  return { ...stage, players: [inLight(left!, one, other), inLight(right!, other, one)] };
}

/** Where an actor's face is, in pixels from the middle of the frame, and how the body leans, in radians. */
export type Standing = { x: number; y: number; lean: number; breath: number };

/** Where a point at `up` pixels above the chest is laid so that the leaning face is at its place. */
export const chestOf = ({ reach, level }: Actor, { x, y, lean }: Standing) =>
  [x - Math.sin(lean + level) * reach, y + Math.cos(lean + level) * reach] as const;

/** From where the neck bends up to the middle of the face, in face widths. */
const headReach = 0.92;

/**
 * Lays an actor into the frame: `camera` enlarges around its middle. The pose is as the viewer sees it. The face is at its place however the head
 * inclines, so that two heads never meet but where they are meant to.
 */
export function layPlayer(frame: Bitmap, player: Player, place: Standing, pose: Pose, camera: number): void {
  const { figure, anchor, scale, flip, level } = player;
  const [chestX, y] = chestOf(player, place);
  const x = chestX - Math.sin(pose.lean) * headReach * faceWidth(figure.mesh) * scale;
  const side = flip ? -1 : 1;
  lay(frame, posed(figure, { ...pose, turn: pose.turn * side, lean: pose.lean * side }), {
    x: frame.width / 2 + x * camera,
    y: frame.height / 2 + y * camera,
    anchor,
    scale: scale * camera * (1 + place.breath),
    angle: place.lean + level,
    flip,
  });
}

/** How far a head still turns until it looks `wanted` radians aside: never back, and never farther than an image can be turned. */
export function turnTo({ yaw }: Player, wanted: number): number {
  const more = wanted - yaw;
  const way = Math.sign(wanted);
  return way * Math.min(mostTurn, Math.max(0, more * way));
}
const mostTurn = 0.36;

/** Who stands in front: whose hair leaves the other's face free. `side` is -1 for the left one. */
export function depthOf([left, right]: Couple['players']): { front: Player; back: Player; side: 1 | -1 } {
  return left.hair <= right.hair ? { front: left, back: right, side: -1 } : { front: right, back: left, side: 1 };
}

/** How far the faces are apart when they meet: the hair of the one in front ends where the other's face begins, `gap` face widths between. */
export const meetingWidth = (front: Player, face: number, gap: number): number => Math.max(face, front.hair + face * 0.5) + face * gap;

export const ease = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share));
