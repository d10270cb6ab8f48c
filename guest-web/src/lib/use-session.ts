import { useExternalStore } from '@arrival/web/external-store';
import type { Session } from '@arrival/web/session';
import { session } from './session';

export function useSession(): Session | undefined {
  return useExternalStore(session);
}
