import { photoProblem } from './photo-problem';
import { type CutPicture, type OpenPicture, type PhotoEvent, type PhotoState, photoReducer } from './photo-state';

const picture = { url: 'blob:a', image: {} } as OpenPicture;
const made = { area: { x: 0, y: 0, width: 9, height: 9 }, rotation: 0, isManual: false };
const cut = { url: 'blob:b', blob: {}, made } as CutPicture;
const own = { ...cut, url: 'blob:c' };
const after = (...events: PhotoEvent[]): PhotoState => events.reduce(photoReducer, { kind: 'empty' } as PhotoState);
const opened: PhotoEvent[] = [{ type: 'chosen' }, { type: 'opening' }, { type: 'opened', picture, cut }];

test('from a chosen file, framed by itself, to the upload', () => {
  expect(after({ type: 'chosen' }).kind).toBe('busy');
  expect(after({ type: 'chosen' }, { type: 'opening' }).kind).toBe('loading');
  expect(after(...opened)).toEqual({ kind: 'framed', picture, cut });
  expect(after(...opened, { type: 'send' }, { type: 'sent', share: 0.4 })).toEqual({
    kind: 'upload',
    picture,
    cut,
    progress: 0.4,
  });
});

test('the editor opens when it is asked for, as the photo is framed, and its cut is sent', () => {
  expect(after(...opened, { type: 'edit' })).toEqual({ kind: 'editor', picture, start: made });
  expect(after(...opened, { type: 'edit' }, { type: 'cut', cut: own })).toMatchObject({ kind: 'upload', cut: own });
});

test('a refused file says why and leaves nothing behind', () => {
  const problem = photoProblem('file-invalid');
  expect(after(...opened, { type: 'chosen' }, { type: 'refused', problem })).toEqual({ kind: 'empty', problem });
});

test('a failed upload keeps the picture: try again, or cut it anew', () => {
  const problem = photoProblem('upload-failed');
  const failed: PhotoEvent[] = [...opened, { type: 'send' }, { type: 'uploadFailed', problem }];
  expect(after(...failed)).toEqual({ kind: 'preview', picture, cut, problem });
  expect(after(...failed, { type: 'send' })).toMatchObject({ kind: 'upload', progress: 0 });
  expect(after(...failed, { type: 'edit' })).toEqual({ kind: 'editor', picture, start: made });
});

test('another file takes the place of the open one', () => {
  expect(after(...opened, { type: 'chosen' })).toEqual({ kind: 'busy' });
});

test('late news about a picture that is gone changes nothing', () => {
  expect(after(...opened, { type: 'remove' }, { type: 'opened', picture, cut }, { type: 'sent', share: 1 })).toEqual({
    kind: 'empty',
  });
});
