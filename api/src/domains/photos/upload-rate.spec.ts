import type { Limits } from '../../platform/security/limits';
import { UploadRate } from './upload-rate';

/** Each upload is told to wait so long by the limit of ten minutes; then not at all. */
const rateWith = (...waits: number[]) =>
  new UploadRate({ define: () => ({ take: async () => waits.shift() ?? 0 }) } as unknown as Limits);

test('four at once are taken, a fifth when one of them has ended', async () => {
  const rate = rateWith();
  const [leave] = await Promise.all([1, 2, 3, 4].map(() => rate.take(7)));
  await expect(rate.take(7)).rejects.toMatchObject({ code: 'photo.too_many' });
  await rate.take(8);
  leave?.();
  await rate.take(7);
});

test('what was refused is not under way: whoever waited may send again', async () => {
  const rate = rateWith(300, 300, 300, 300);
  for (let refused = 0; refused < 4; refused += 1)
    await expect(rate.take(7)).rejects.toMatchObject({ code: 'photo.too_many', options: { retryAfterSeconds: 300 } });
  await rate.take(7);
});
