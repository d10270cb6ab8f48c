import { deviceStorage } from '@arrival/web/storage';

/** Longer than an answer takes that comes at all; shorter than a guest waits. */
const patienceMs = 3000;

/** What the app cannot start without, and everybody may see: when no answer comes in time, the last one that this phone has kept. */
export async function orLastKnown<T>(key: string, load: () => Promise<T>): Promise<T> {
  const kept = deviceStorage.read<T>(key);
  const answer = load().then((fresh) => {
    deviceStorage.write(key, fresh);
    return fresh;
  });
  if (!kept) return answer;
  return Promise.race([answer, new Promise<T>((done) => setTimeout(done, patienceMs, kept))]).catch(() => kept);
}
