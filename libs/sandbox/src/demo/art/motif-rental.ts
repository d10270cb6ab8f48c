import { head } from './figures';
import { ACCENT, ACTION, BERRY, CREAM, GOLD, ICE, INK, morning, SNOW } from './palettes';
import { scene } from './scene';
import { circle, ellipse, group, path, rect, stroke } from './shapes';

const outside = scene({
  seed: 77,
  palette: morning,
  sun: { x: 560, y: 90, r: 22 },
  far: [
    { x: 300, y: 120, left: 240, right: 240 },
    { x: 620, y: 90, left: 260, right: 240 },
  ],
  near: [{ x: 440, y: 150, left: 220, right: 260 }],
  ground: [300, 292, 300],
  trees: [22, 0],
});
const boards = Array.from({ length: 9 }, (_, index) => rect(0, index * 44, 800, 42, index % 2 ? '#B9804F' : '#B27847'));
const ski = (x: number, color: string, band: string, height: number) =>
  group(
    `translate(${x} ${388 - height})`,
    path(`M-10 14Q-10 -4 0 -8Q10 -4 10 14L8 ${height * 0.5}L10 ${height}H-10L-8 ${height * 0.5}Z`, color),
    rect(-9, height * 0.2, 18, 12, band),
    rect(-9, height * 0.26, 18, 5, band),
    rect(-8, height * 0.5, 16, 34, INK, 4),
    rect(-5, height * 0.5 - 12, 10, 10, '#5B7385', 3),
  );
const board = (x: number, color: string, spot: string) =>
  group(
    `translate(${x} 176)`,
    rect(-26, 0, 52, 212, color, 26),
    circle(0, 60, 15, spot),
    path('M-26 130L26 104V128L-26 154Z', spot),
    rect(-18, 84, 36, 9, INK, 4),
    rect(-18, 162, 36, 9, INK, 4),
  );
const boot = (x: number, color: string) =>
  group(
    `translate(${x} 452)`,
    path('M-22 -66Q-4 -72 14 -66L18 -26Q44 -20 48 -4V4H-24Q-28 -30 -22 -66Z', color),
    path('M-24 0H50V8H-26Z', INK),
    stroke(
      [
        [-20, -50],
        [14, -48],
      ],
      4,
      SNOW,
    ),
    stroke(
      [
        [-21, -34],
        [16, -32],
      ],
      4,
      SNOW,
    ),
    stroke(
      [
        [-2, -14],
        [28, -12],
      ],
      4,
      SNOW,
    ),
  );
const helmet = (x: number, color: string) =>
  group(`translate(${x} 136) scale(2.2)`, head([0, 0], { helmet: color, skin: 'none', jacket: '', trousers: '' }));

/** The rental shop from the inside, with the mountain in its window. It is a whole picture, not a layer over one. */
export function rentalWall(): string {
  return [
    rect(0, 0, 800, 500, '#8C5A34'),
    ...boards,
    rect(0, 0, 800, 500, '#5A3519', 0, 'opacity=".12"'),
    '<clipPath id="w"><rect x="444" y="66" width="300" height="218" rx="10"/></clipPath>',
    rect(432, 54, 324, 242, '#7A4E2B', 14),
    `<g clip-path="url(#w)"><g transform="translate(420 60) scale(.5)">${outside}</g></g>`,
    path('M590 66H598V284H590ZM444 170H744V178H444Z', '#7A4E2B'),
    rect(424, 292, 340, 12, '#8C5C34', 4),
    rect(28, 158, 370, 10, '#7A4E2B', 3),
    ...[
      [76, ACCENT],
      [158, ACTION],
      [240, GOLD],
      [322, BERRY],
    ].map(([x, color]) => helmet(x as number, color as string)),
    ski(58, ACTION, ICE, 196),
    ski(84, ACTION, ICE, 196),
    ski(128, BERRY, GOLD, 208),
    ski(154, BERRY, GOLD, 208),
    ski(198, SNOW, ACCENT, 186),
    ski(224, SNOW, ACCENT, 186),
    board(284, GOLD, ACTION),
    board(352, '#17486B', ACCENT),
    rect(0, 388, 800, 112, '#8A5A36'),
    rect(0, 388, 800, 8, '#6D4527'),
    rect(430, 452, 364, 14, '#D39A63', 4),
    rect(456, 466, 14, 34, '#6D4527'),
    rect(752, 466, 14, 34, '#6D4527'),
    boot(486, ACTION),
    boot(566, ACTION),
    boot(650, ACCENT),
    boot(732, ACCENT),
    ellipse(206, 464, 186, 24, BERRY),
    ellipse(206, 464, 150, 17, CREAM),
    ellipse(206, 464, 116, 11, BERRY),
  ].join('');
}
