import { SKIN } from './figures';
import { ACCENT, ACTION, BERRY, CREAM, GOLD, ICE, INK, SNOW } from './palettes';
import { circle, curve, ellipse, group, path, rect } from './shapes';

const child = (x: number, y: number, scale: number, jacket: string, helmet: string, skin: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 10, 62, 8, INK, 'opacity=".12"'),
    curve('M-10 -12L-44 12', 8, ACCENT),
    curve('M10 -12L44 12', 8, ACCENT),
    curve('M-10 -34L-20 -4', 17, '#17486B'),
    curve('M10 -34L20 -4', 17, '#17486B'),
    curve('M-18 -68L-46 -52', 13, jacket),
    curve('M18 -68L46 -52', 13, jacket),
    circle(-48, -51, 8, INK),
    circle(48, -51, 8, INK),
    path('M-20 -78Q0 -90 20 -78Q29 -52 24 -30Q0 -22 -24 -30Q-29 -52 -20 -78Z', jacket),
    curve('M0 -80L0 -30', 2.5, '#FFFFFF', 'opacity=".7"'),
    circle(0, -100, 23, skin),
    path('M-25 -100A25 25 0 0 1 25 -100Q24 -110 0 -111T-25 -100Z', helmet),
    path('M-25 -102A25 26 0 0 1 25 -102L20 -109H-20Z', helmet),
    rect(-21, -113, 42, 16, INK, 8),
    rect(-17, -110, 34, 10, ICE, 5),
    path('M-12 -109H0L-6 -101H-14Z', '#FFFFFF', 'opacity=".7"'),
    curve('M-7 -87Q0 -81 7 -87', 2.6, '#8A4B32'),
  );
const cone = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-14 0L-3 -40H3L14 0Z', ACCENT),
    path('M-10 -14L-7 -25H7L10 -14Z', '#FFFFFF'),
    rect(-19, -3, 38, 6, ACCENT, 3),
  );
const arch = group(
  'translate(560 388)',
  curve('M-118 0Q-118 -152 0 -152T118 0', 24, ACTION),
  `<path d="M-118 0Q-118 -152 0 -152T118 0" fill="none" stroke="${SNOW}" stroke-width="24" stroke-dasharray="34 46"/>`,
);

export function skiSchool(): string {
  return [
    arch,
    cone(320, 394, 0.9),
    cone(470, 414, 1),
    cone(690, 428, 1.2),
    child(562, 398, 0.78, GOLD, BERRY, SKIN[2]),
    child(250, 452, 1.5, ACTION, ACCENT, SKIN[0]),
    child(420, 452, 1.1, BERRY, CREAM, SKIN[3]),
  ].join('');
}
