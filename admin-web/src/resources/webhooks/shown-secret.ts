import { externalStore, useExternalStore } from '@arrival/web/external-store';

interface Shown {
  readonly webhookId: number;
  readonly secret: string;
}

const shown = externalStore<Shown | undefined>(undefined);

/** A secret that was just made: it lives in this page alone, until somebody says that they have it. */
export const showSecret = (webhookId: number, secret: string): void => shown.set({ webhookId, secret });
export const forgetSecret = (): void => shown.set(undefined);

/** Of this address, until somebody says that they have it. */
export function useShownSecret(webhookId: number): string | undefined {
  const latest = useExternalStore(shown);
  return latest?.webhookId === webhookId ? latest.secret : undefined;
}
