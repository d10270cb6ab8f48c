import { useExternalStore } from '@arrival/web/external-store';
import { type GuestSession, session } from './session';

export function useSession(): GuestSession | undefined {
  return useExternalStore(session);
}
