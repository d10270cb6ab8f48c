import { randomBytes } from 'node:crypto';
import { Notifications } from '../../api/src/platform/database/notifications';
import type { TestApi } from './api';

/**
 * Waits until the application has heard of every configuration change committed so far: messages arrive in the order of
 * their commits, so once it hears this one it has heard those before.
 */
export async function heardChanges({ app, database }: TestApi): Promise<void> {
  const channel = `test_${randomBytes(6).toString('hex')}`;
  const heard = new Promise<void>((resolve) => {
    void app
      .get(Notifications)
      .on(channel, () => resolve())
      .then(() => database.rows(`select pg_notify('${channel}', '')`));
  });
  await heard;
}
