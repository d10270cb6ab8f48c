import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DomainError } from '../../platform/calls/domain-error';
import { UploadPhotoService } from './upload-photo.service';

Logger.overrideLogger(false);

const file = { hash: 'a'.repeat(64), storageKey: 'photos/ab/new.jpg', byteSize: 1 };
const form = { picture: [], fields: new Map<string, string>() };

function uploads(discardUnused = jest.fn().mockResolvedValue(undefined)) {
  const files = { keep: async () => file, discardUnused };
  const nobody = {} as never;
  return {
    discardUnused,
    service: new UploadPhotoService(nobody, nobody, nobody, nobody, files as never, nobody, nobody, new Registry()),
  };
}
const failing = (error: unknown) => () => Promise.reject(error);

test('a file that is taken stays; one that is not goes again', async () => {
  const { service, discardUnused } = uploads();
  const taken = await service.bring(form, async (kept, take) => {
    take();
    return kept;
  });
  expect([taken, discardUnused.mock.calls]).toEqual([file, []]);
  expect(await service.bring(form, async () => 'repeated')).toBe('repeated');
  expect(discardUnused.mock.calls).toEqual([[file.storageKey]]);
});

test('a refusal is told as it is, also when the file cannot be removed', async () => {
  const refusal = new DomainError('task.not_asked');
  const { service, discardUnused } = uploads(jest.fn().mockRejectedValue(new Error('no disk')));
  await expect(service.bring(form, failing(refusal))).rejects.toBe(refusal);
  expect(discardUnused).toHaveBeenCalledTimes(1);
});

test('with the connection lost nobody knows whether a row speaks of the file: it stays', async () => {
  const { service, discardUnused } = uploads();
  const lost = new Error('Connection terminated unexpectedly');
  await expect(service.bring(form, failing(lost))).rejects.toBe(lost);
  expect(discardUnused).not.toHaveBeenCalled();
});
