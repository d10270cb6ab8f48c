import { toast, toasts } from './toast';

test('what is said once more is shown once, as the newest', () => {
  toast.error('That did not work');
  toast.error('Not copied');
  toast.error('That did not work');
  expect(toasts.get().map(({ message }) => message)).toEqual(['Not copied', 'That did not work']);
});
