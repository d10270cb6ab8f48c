import { isCurrent, type Session } from '@arrival/web/session';
import { tabStorage } from '@arrival/web/storage';

const key = 'arrival.admin.session';

let current = tabStorage.read<Session>(key);

/** Nobody once the token has expired. */
export function session(): Session | undefined {
  return isCurrent(current) ? current : undefined;
}

export function startSession(started: Session): void {
  current = started;
  tabStorage.write(key, started);
}

/** Answers what has ended, for whoever signs out at the provider. */
export function endSession(): Session | undefined {
  const ended = current;
  current = undefined;
  tabStorage.remove(key);
  return ended;
}
