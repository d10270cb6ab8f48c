import { useExternalStore } from '@arrival/web/external-store';
import { type Session, session } from './session';

export function useSession(): Session | undefined {
  return useExternalStore(session);
}
