import { ACCENT, ACTION, BERRY, CREAM, GOLD, INK } from './palettes';
import { circle, ellipse, group, path, rect, stroke } from './shapes';

const lane = (top: number, bottom: number) =>
  path(`M${top - 16} 318L${bottom - 96} 500H${bottom + 96}L${top + 16} 318Z`, '#C3D9E7', 'opacity=".75"');
const bank = (top: number, bottom: number) =>
  path(`M${top - 4} 316L${bottom - 26} 500H${bottom + 26}L${top + 4} 316Z`, '#FFFFFF');
const tube = (x: number, y: number, scale: number, ring: string, jacket: string, hat: string, skin: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 22, 66, 12, INK, 'opacity=".18"'),
    ellipse(0, 6, 62, 26, ring),
    ellipse(0, 0, 62, 24, '#FFFFFF', 'opacity=".22"'),
    ellipse(0, -2, 30, 11, INK, 'opacity=".5"'),
    stroke(
      [
        [-14, -4],
        [-22, 24],
      ],
      14,
      '#17486B',
    ),
    stroke(
      [
        [14, -4],
        [22, 24],
      ],
      14,
      '#17486B',
    ),
    circle(-23, 27, 9, INK),
    circle(23, 27, 9, INK),
    path('M-22 -44Q0 -56 22 -44L25 -4Q0 6 -25 -4Z', jacket),
    stroke(
      [
        [-20, -40],
        [-52, -70],
      ],
      12,
      jacket,
    ),
    stroke(
      [
        [20, -40],
        [52, -70],
      ],
      12,
      jacket,
    ),
    circle(-54, -72, 7.5, INK),
    circle(54, -72, 7.5, INK),
    circle(0, -64, 20, skin),
    path('M-22 -66Q-20 -90 0 -90T22 -66Q0 -76 -22 -66Z', hat),
    rect(-23, -71, 46, 8, CREAM, 4),
    circle(0, -92, 7, CREAM),
    circle(-7, -60, 2.4, INK),
    circle(7, -60, 2.4, INK),
    path('M-8 -54H8Q6 -46 0 -46T-8 -54Z', '#7A2F2A'),
  );

export function tubing(): string {
  return [
    lane(330, 90),
    lane(400, 400),
    lane(470, 710),
    bank(364, 244),
    bank(436, 556),
    bank(296, -60),
    bank(504, 860),
    tube(424, 344, 0.4, ACTION, GOLD, BERRY, '#8A5A3C'),
    tube(600, 400, 0.86, BERRY, ACTION, GOLD, '#E3AE85'),
    tube(214, 414, 1.36, ACCENT, GOLD, ACTION, '#F0C4A0'),
  ].join('');
}
