import { useSyncExternalStore } from 'react';

interface Shown {
  readonly webhookId: number;
  readonly secret: string;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** A secret that was just made: it lives in this page alone, until somebody says that they have it. */
export const showSecret = (webhookId: number, secret: string): void => show({ webhookId, secret });
export const forgetSecret = (): void => show(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useShownSecret(webhookId: number): string | undefined {
  const current = useSyncExternalStore(subscribe, () => shown);
  return current?.webhookId === webhookId ? current.secret : undefined;
}
