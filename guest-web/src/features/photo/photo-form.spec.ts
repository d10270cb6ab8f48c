import { photoActionsSchema } from '@arrival/contracts';
import { photoForm } from './photo-form';

const area = { x: 12, y: 34, width: 560, height: 560 };
const sent = (form: FormData, field: string) => JSON.parse(String(form.get(field)));

test.each([
  [true, 'manual'],
  [false, 'auto'],
])('the crop that was made is told, touched %s', (isManual, type) => {
  const form = photoForm(new Blob(['x']), { area, rotation: 90, isManual });
  expect(photoActionsSchema.parse(sent(form, 'actions'))).toEqual({ rotation: 90, crop: { ...area, type } });
  expect(sent(form, 'output')).toMatchObject({ width: 400, height: 400, image: 'file' });
  expect(form.get('file')).toBeInstanceOf(Blob);
});
