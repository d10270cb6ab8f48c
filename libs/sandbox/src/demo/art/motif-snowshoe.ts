import { head, type Pose, person, SKIN } from './figures';
import { ACCENT, ACTION, BERRY, CREAM, GOLD, INK } from './palettes';
import { circle, ellipse, group, path, stroke } from './shapes';

const WALK: Pose = {
  head: [8, -98],
  neck: [4, -80],
  hip: [-4, -48],
  backArm: [
    [2, -74],
    [16, -58],
    [30, -62],
  ],
  frontArm: [
    [2, -74],
    [-12, -56],
    [4, -46],
  ],
  backLeg: [
    [-4, -46],
    [-16, -26],
    [-30, -8],
  ],
  frontLeg: [
    [-4, -46],
    [16, -28],
    [16, -2],
  ],
};

const walker = (x: number, y: number, scale: number, jacket: string, hat: string, skin: string) => {
  const outfit = { jacket, trousers: '#2B4459', helmet: hat, skin };
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 10, 60, 7, INK, 'opacity=".12"'),
    stroke(
      [
        [30, -62],
        [42, 4],
      ],
      3,
      INK,
    ),
    path('M-30 -86Q-42 -60 -26 -44L-8 -48L-4 -82Z', BERRY),
    person(WALK, outfit),
    head(WALK.head, outfit),
    circle(-1, -114, 5.5, CREAM),
    stroke(
      [
        [4, -46],
        [-14, 2],
      ],
      3,
      INK,
    ),
    ellipse(-34, -2, 20, 5, ACCENT, 'transform="rotate(24 -34 -2)"'),
    ellipse(20, 4, 23, 5, ACCENT),
  );
};
const prints = [
  [60, 476],
  [108, 466],
  [158, 462],
  [206, 452],
] as const;

export function snowshoers(): string {
  return [
    ...prints.map(([x, y]) => ellipse(x, y, 17, 5, '#A9C3D6', 'opacity=".8"')),
    walker(300, 446, 1.55, GOLD, ACTION, SKIN[3]),
    walker(474, 424, 1.3, ACTION, ACCENT, SKIN[1]),
    walker(606, 404, 1, ACCENT, BERRY, SKIN[0]),
  ].join('');
}
