import { dropped, fileProblem, photoProblem, sizeProblem } from './photo-problem';

const megabyte = 1024 * 1024;

test('only pictures we can crop are taken', () => {
  expect(fileProblem({ type: 'image/jpeg', size: 3 * megabyte })).toBeUndefined();
  expect(fileProblem({ type: 'text/html', size: 10 })).toEqual({
    code: 'file-invalid',
    message: 'Invalid file type, expects: JPEG, PNG, WebP.',
  });
  expect(fileProblem({ type: 'image/svg+xml', size: 10 })?.code).toBe('file-invalid');
});

test('a file above the limit is refused, at the limit it is taken', () => {
  expect(fileProblem({ type: 'image/png', size: 20 * megabyte })).toBeUndefined();
  expect(fileProblem({ type: 'image/png', size: 20 * megabyte + 1 })?.message).toBe('File is too big, maximum file size: 20 MB.');
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

test('the messages of a failed upload', () => {
  expect(photoProblem('upload-too-big').message).toBe('The file is probably too big');
  expect(photoProblem('upload-failed', 'trace-1')).toEqual({
    code: 'upload-failed',
    message: 'An unknown error occurred',
    referenceId: 'trace-1',
  });
});
