import { type Pose, person, plank, SKIN } from './figures';
import { ACCENT, CREAM, GOLD, ICE, INK } from './palettes';
import { circle, curve, ellipse, group, path, spray, stroke } from './shapes';

const lamp = (x: number, foot: number, scale: number, reach: number) =>
  group(
    `translate(${x} ${foot}) scale(${scale})`,
    path(`M${8 * Math.sign(reach)} -150L${reach} 14H${reach * 0.12}Z`, GOLD, 'opacity=".2"'),
    ellipse(reach * 0.56, 14, Math.abs(reach) * 0.5, 13, CREAM, 'opacity=".5"'),
    stroke(
      [
        [0, 0],
        [0, -152],
      ],
      5,
      INK,
    ),
    stroke(
      [
        [0, -152],
        [12 * Math.sign(reach), -156],
      ],
      6,
      INK,
    ),
    circle(12 * Math.sign(reach), -153, 26, ICE, 'opacity=".22"'),
    circle(12 * Math.sign(reach), -153, 8, CREAM),
  );

/** Lamps along a run, each with its cone of light. */
export function lamps(): string {
  return [
    lamp(306, 326, 0.62, 170),
    lamp(520, 336, 0.78, -190),
    lamp(166, 376, 1, 230),
    lamp(672, 406, 1.26, -250),
  ].join('');
}

const CARVE: Pose = {
  head: [18, -88],
  neck: [10, -70],
  hip: [-12, -42],
  backArm: [
    [8, -66],
    [22, -50],
    [36, -56],
  ],
  frontArm: [
    [8, -66],
    [20, -46],
    [38, -48],
  ],
  backLeg: [
    [-10, -40],
    [14, -28],
    [2, -6],
  ],
  frontLeg: [
    [-12, -40],
    [18, -24],
    [6, -2],
  ],
};

/** A skier in a clean turn. */
function carver(jacket: string, trousers: string, helmet: string): string {
  return [
    plank([-52, 4], [58, -4], 6, GOLD),
    person(CARVE, { jacket, trousers, helmet, skin: SKIN[0] }),
    stroke(
      [
        [36, -56],
        [8, -30],
        [-26, -16],
      ],
      3,
      INK,
    ),
    stroke(
      [
        [38, -48],
        [16, -22],
        [-18, -4],
      ],
      3,
      INK,
    ),
    plank([-46, 10], [66, 4], 6, GOLD),
    path('M-6 -8L16 -12L18 8H-6Z', INK),
    spray([
      [-58, 6, 9],
      [-72, -2, 6],
      [-66, 14, 7],
      [-84, 8, 4],
      [-92, -8, 3],
    ]),
  ].join('');
}

export function nightSkier(): string {
  return [
    curve('M470 312Q400 350 440 390T330 500', 6, '#EAF4F9', 'opacity=".7"'),
    curve('M478 312Q410 350 450 390T342 500', 6, '#3D6C8C', 'opacity=".5"'),
    group('translate(430 432) rotate(8) scale(1.5)', carver(ACCENT, '#17486B', GOLD)),
  ].join('');
}
