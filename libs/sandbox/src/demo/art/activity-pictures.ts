import { bike } from './motif-bike';
import { gondola } from './motif-gondola';
import { lamps, nightSkier } from './motif-night';
import { nordic } from './motif-nordic';
import { racer } from './motif-race';
import { rentalWall } from './motif-rental';
import { seasonPass } from './motif-season-pass';
import { skiSchool } from './motif-ski-school';
import { snowboarder } from './motif-snowboard';
import { snowshoers } from './motif-snowshoe';
import { tubing } from './motif-tubing';
import { dawn, dusk, morning, night, powder, summer } from './palettes';
import { type Peak, peak, picture, type SceneOptions } from './scene';

const view = (
  seed: number,
  palette: SceneOptions['palette'],
  sun: [number, number, number],
  far: Peak[],
  near: Peak[],
  rest: Partial<SceneOptions> = {},
): SceneOptions => ({
  seed,
  palette,
  sun: { x: sun[0], y: sun[1], r: sun[2] },
  far,
  near,
  ground: [330, 320, 332],
  trees: [34, 10],
  ...rest,
});

/** The open-air pictures: an hour of the day, two ranges, and what one does there. */
const PICTURES: { file: string; view: SceneOptions; motif: string }[] = [
  {
    file: 'activity-all-mountain.svg',
    view: view(
      11,
      dawn,
      [610, 190, 34],
      [peak(120, 150, 230), peak(420, 120, 250), peak(700, 140, 240)],
      [peak(260, 110, 250, 280), peak(640, 180, 240)],
    ),
    motif: gondola(),
  },
  {
    file: 'activity-ski-school.svg',
    view: view(
      23,
      morning,
      [150, 96, 30],
      [peak(90, 170, 220), peak(370, 110, 260), peak(690, 150, 240)],
      [peak(520, 130, 260), peak(180, 200, 220)],
    ),
    motif: skiSchool(),
  },
  {
    file: 'activity-snowboard.svg',
    view: view(
      37,
      morning,
      [640, 88, 32],
      [peak(160, 120, 260), peak(470, 160, 240), peak(740, 130, 240)],
      [peak(300, 170, 260), peak(640, 190, 260)],
    ),
    motif: snowboarder(),
  },
  {
    file: 'activity-race.svg',
    view: view(
      41,
      morning,
      [110, 84, 28],
      [peak(60, 140, 240), peak(330, 160, 240), peak(640, 100, 280)],
      [peak(200, 190, 240), peak(480, 150, 260)],
    ),
    motif: racer(),
  },
  {
    file: 'activity-snowshoe.svg',
    view: view(
      53,
      powder,
      [600, 110, 36],
      [peak(140, 140, 260), peak(460, 110, 260), peak(740, 170, 240)],
      [peak(300, 180, 250), peak(650, 170, 250)],
      { flakes: 46, trees: [34, 14] },
    ),
    motif: snowshoers(),
  },
  {
    file: 'activity-tubing.svg',
    view: view(
      61,
      dusk,
      [400, 236, 40],
      [peak(110, 130, 250), peak(700, 120, 260), peak(430, 170, 240)],
      [peak(230, 170, 250), peak(610, 180, 250)],
    ),
    motif: tubing(),
  },
  {
    file: 'activity-night.svg',
    view: view(
      73,
      night,
      [630, 84, 26],
      [peak(140, 140, 260), peak(440, 100, 260), peak(720, 150, 240)],
      [peak(270, 160, 250), peak(600, 180, 260)],
      { stars: 70, trees: [34, 12] },
    ),
    motif: lamps() + nightSkier(),
  },
  {
    file: 'activity-nordic.svg',
    view: view(
      83,
      dawn,
      [180, 180, 34],
      [peak(80, 160, 230), peak(350, 130, 250), peak(680, 110, 270)],
      [peak(500, 170, 260), peak(160, 200, 220)],
      { trees: [34, 14] },
    ),
    motif: nordic(),
  },
  {
    file: 'activity-bike-park.svg',
    view: view(
      97,
      summer,
      [160, 96, 32],
      [peak(120, 130, 250), peak(420, 110, 260), peak(720, 140, 240)],
      [peak(280, 190, 260), peak(600, 180, 280)],
      { trees: [34, 10] },
    ),
    motif: bike(),
  },
  {
    file: 'activity-season-pass.svg',
    view: view(
      109,
      dawn,
      [400, 176, 40],
      [peak(110, 140, 250), peak(400, 150, 260), peak(700, 120, 250)],
      [peak(230, 180, 250), peak(590, 170, 260)],
    ),
    motif: seasonPass(),
  },
];

/** file name → SVG. The demo's activities, in one hand; committed under guest-web/public/demo. */
export function activityPictures(): Record<string, string> {
  const shop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500">${rentalDefs()}${rentalWall()}</svg>\n`;
  return {
    ...Object.fromEntries(PICTURES.map(({ file, view: options, motif }) => [file, picture(options, motif)])),
    'activity-rental.svg': shop,
  };
}

/** The window of the shop shows a morning, so it borrows the gradients of one. */
function rentalDefs(): string {
  const outside = picture(view(77, morning, [0, 0, 1], [], []));
  return outside.slice(outside.indexOf('<defs>'), outside.indexOf('</defs>') + '</defs>'.length);
}
