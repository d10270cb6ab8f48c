import { useExternalStore } from '@arrival/web/external-store';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { openModals } from './use-modal';

/** Where it stands, or in the dialog that is open over it: what is said in passing is seen and heard whatever is open. */
export function InFront({ children }: { children: ReactNode }) {
  const top = useExternalStore(openModals).at(-1);
  return top ? createPortal(children, top) : children;
}
