import { ACCENT, ACTION, CREAM, GOLD, ICE, INK } from './palettes';
import { curve, group, path, rect, stroke } from './shapes';

/** A gondola cabin hanging from (0, 0). */
function cabin(color: string, window: string): string {
  return [
    stroke(
      [
        [0, 0],
        [0, 24],
      ],
      4,
      INK,
    ),
    path('M-12 -5H12V3H-12Z', INK),
    path('M-18 26H18Q40 28 42 52V84Q42 100 26 100H-26Q-42 100 -42 84V52Q-40 28 -18 26Z', color),
    path('M-33 50Q-32 36 -18 36H-4V70H-33Z', window),
    path('M33 50Q32 36 18 36H4V70H33Z', window),
    path('M-33 50Q-32 36 -18 36L-26 70H-33Z', '#FFFFFF', 'opacity=".45"'),
    path('M4 36H14L6 70H4Z', '#FFFFFF', 'opacity=".45"'),
    rect(-42, 78, 84, 7, '#FFFFFF', 0, 'opacity=".85"'),
    path('M42 84Q42 100 26 100H-26Q-42 100 -42 84Z', INK, 'opacity=".18"'),
    stroke(
      [
        [46, 66],
        [46, 94],
      ],
      3.5,
      INK,
    ),
  ].join('');
}

const rope = (x: number) => 20 + (800 - x) * 0.24;
const pylon = group(
  'translate(566 76)',
  path('M-7 0H7L16 262H-16Z', '#3E647C'),
  path('M2 0H7L16 262H4Z', INK, 'opacity=".25"'),
  path('M-62 -3H62V8H-62Z', '#3E647C'),
  rect(-66, -9, 30, 8, INK, 4),
  rect(36, -9, 30, 8, INK, 4),
);
const line = (offset: number) =>
  curve(
    `M-10 ${rope(-10) + offset}Q280 ${rope(280) + 20 + offset} 566 ${rope(566) - 9 + offset}T810 ${rope(810) + offset}`,
    3,
    INK,
    'opacity=".8"',
  );

export function gondola(): string {
  return [
    pylon,
    line(0),
    group('translate(708 45) scale(.5)', cabin(ACTION, ICE)),
    group('translate(436 114) scale(.78)', cabin(GOLD, CREAM)),
    group('translate(206 174) scale(1.5)', cabin(ACCENT, CREAM)),
    curve('M330 500Q372 430 470 404T640 366', 4, '#FFFFFF', 'opacity=".8"'),
    curve('M348 500Q388 436 482 410T646 370', 4, '#B4CCE0', 'opacity=".8"'),
  ].join('');
}
