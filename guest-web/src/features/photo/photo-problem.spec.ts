import type { Words } from '../../words/catalogue';
import { photoProblems } from '../../words/photo';
import { speak, wordsOf } from '../../words/words';
import { dropped, fileProblem, photoProblem, problemWords, sizeProblem } from './photo-problem';

const megabyte = 1024 * 1024;

test('only pictures we can crop are taken', () => {
  expect(fileProblem({ type: 'image/jpeg', size: 3 * megabyte })).toBeUndefined();
  expect(fileProblem({ type: 'text/html', size: 10 })).toEqual({ code: 'file-invalid' });
  expect(fileProblem({ type: 'image/svg+xml', size: 10 })?.code).toBe('file-invalid');
});

test('a file above the limit is refused, at the limit it is taken', () => {
  expect(fileProblem({ type: 'image/png', size: 20 * megabyte })).toBeUndefined();
  expect(fileProblem({ type: 'image/png', size: 20 * megabyte + 1 })?.code).toBe('file-too-big');
});

test('no file at all, and a picture without pixels', () => {
  expect(fileProblem(undefined)?.code).toBe('file-not-found');
  expect(sizeProblem({ width: 0, height: 10 })?.code).toBe('image-too-small');
  expect(sizeProblem({ width: 1, height: 1 })).toBeUndefined();
});

test.each([
  ['https://example.org/a.jpg', 'remote-url-problem'],
  ['file:///a.jpg', 'local-url-problem'],
  ['', 'file-not-found'],
])('a dropped address %p is a %s', (address, code) => {
  expect(dropped({ files: [] as unknown as FileList, getData: () => address })).toMatchObject({ problem: { code } });
});

test("in the widget's words, with what would have been right", () => {
  const said = (['file-invalid', 'file-too-big', 'upload-too-big'] as const).map((code) =>
    problemWords(wordsOf(photoProblems), code),
  );
  expect(said).toEqual([
    'Invalid file type, expects: JPEG, PNG, WebP.',
    'File is too big, maximum file size: 20\u00a0MB.',
    'The file is probably too big',
  ]);
});

test.each([
  ['ar', 'JPEG، PNG، WebP'],
  ['ja', 'JPEG、PNG、WebP'],
] as const)('what would have been right is listed as %s lists it', (tag, list) => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag, words: { photoProblems: { 'file-invalid': '{types}' } } as unknown as Words });
  const said = problemWords(wordsOf(photoProblems), 'file-invalid');
  expect(said.replace(/[\u2068\u2069]/g, '')).toBe(list);
});

test('a failed upload has a reference for whoever helps', () => {
  expect(photoProblem('upload-failed', 'trace-1')).toEqual({ code: 'upload-failed', referenceId: 'trace-1' });
});
