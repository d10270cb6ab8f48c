import { photoActionsSchema } from '@arrival/contracts';
import { photoFields } from './photo-form';

const area = { x: 12, y: 34, width: 560, height: 560 };

test.each([
  [true, 'manual'],
  [false, 'auto'],
])('the crop that was made is told, touched %s', (isManual, type) => {
  const { actions = '', output = '' } = photoFields({ area, rotation: 90, isManual });
  expect(photoActionsSchema.parse(JSON.parse(actions))).toEqual({ rotation: 90, crop: { ...area, type } });
  expect(JSON.parse(output)).toMatchObject({ width: 400, height: 400, image: 'file' });
});
