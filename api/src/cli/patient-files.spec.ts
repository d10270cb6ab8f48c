import { PassingTrouble } from '../platform/database/trouble';
import { PatientFiles } from './patient-files';

const bytes = Buffer.from('picture');
const failing = (...errors: Error[]) => {
  const asked = jest.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return bytes;
  });
  return { asked, files: new PatientFiles({ read: asked, write: async () => undefined }, [0, 0]) };
};
const slow = () => new PassingTrouble('slow');

beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

test('a storage that is slow for a moment is asked again, and the operator hears of it', async () => {
  const { files } = failing(slow(), slow());
  expect(await files.read('photos/a')).toBe(bytes);
  expect(process.stderr.write).toHaveBeenCalledTimes(2);
  expect(process.stderr.write).toHaveBeenLastCalledWith('slow: again in 0 s\n');
});

test('one that stays away ends the command', async () => {
  const { asked, files } = failing(slow(), slow(), slow(), slow());
  await expect(files.read('photos/a')).rejects.toThrow('slow');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what it refuses is not asked again', async () => {
  const { asked, files } = failing(new Error('AccessDenied'));
  await expect(files.read('photos/a')).rejects.toThrow('AccessDenied');
  expect(asked).toHaveBeenCalledTimes(1);
});
