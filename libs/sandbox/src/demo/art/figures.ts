import { INK } from './palettes';
import { circle, group, type Point, path, stroke } from './shapes';

/** Four complexions that the figures share. */
export const SKIN = ['#F0C4A0', '#C98D62', '#8A5A3C', '#E3AE85'] as const;

export interface Outfit {
  jacket: string;
  trousers: string;
  helmet: string;
  skin: string;
}

/** A person from the side, as joints. Thick rounded limbs keep every figure in one hand. Units: about 100 tall. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  backArm: Point[];
  frontArm: Point[];
  backLeg: Point[];
  frontLeg: Point[];
}

/** Draws the pose facing right. Gear (skis, poles) is drawn by the caller, in the same units. */
export function person(pose: Pose, outfit: Outfit): string {
  return [
    stroke(pose.backArm, 9, outfit.jacket),
    stroke(pose.backArm, 9, INK, 'opacity=".28"'),
    circle(...(pose.backArm.at(-1) as Point), 5.5, INK),
    stroke(pose.backLeg, 12, outfit.trousers),
    stroke(pose.backLeg, 12, INK, 'opacity=".3"'),
    stroke(pose.frontLeg, 13, outfit.trousers),
    stroke([pose.neck, pose.hip], 22, outfit.jacket),
    head(pose.head, outfit),
    stroke(pose.frontArm, 9.5, outfit.jacket),
    stroke(pose.frontArm, 9.5, INK, 'opacity=".12"'),
    circle(...(pose.frontArm.at(-1) as Point), 5.5, INK),
  ].join('');
}

export function head([x, y]: Point, { helmet, skin }: Outfit): string {
  return [
    circle(x, y, 11.5, skin),
    path(
      `M${x - 13} ${y + 3}A13 13 0 0 1 ${x + 12.5} ${y - 3.5}L${x + 3} ${y - 2}L${x - 3} ${y + 8}Q${x - 12} ${y + 9} ${x - 13} ${y + 3}Z`,
      helmet,
    ),
    path(`M${x + 1} ${y - 6}H${x + 12}Q${x + 15} ${y - 1} ${x + 12} ${y + 3}H${x + 3}Z`, INK),
    path(`M${x + 4} ${y - 4.2}H${x + 11}L${x + 12} ${y - 1}L${x + 4} ${y}Z`, '#93DBE9', 'opacity=".85"'),
  ].join('');
}

/** A ski or a board from the side with its tips turned up. */
export function plank(from: Point, to: Point, width: number, color: string): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return group(
    `translate(${from[0]} ${from[1]}) rotate(${angle.toFixed(1)})`,
    `<path d="M0 -2Q4 0 10 0H${(length - 12).toFixed(1)}Q${(length - 4).toFixed(1)} 0 ${length.toFixed(1)} -6" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
  );
}
