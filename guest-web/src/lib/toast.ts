import { externalStore } from '@arrival/web/external-store';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
}

/** What is shown now. sonner was tried first: it writes a style element without a nonce, which our content security policy refuses. */
export const toasts = externalStore<readonly Toast[]>([]);

const visibleMs = 2000;
let lastId = 0;

function show(tone: Toast['tone'], message: string): void {
  const id = ++lastId;
  // What is said once more is not there twice.
  toasts.set([...toasts.get().filter((item) => item.message !== message), { id, tone, message }]);
  // Errors stay until they are read (spec §9).
  if (tone === 'success') setTimeout(() => dismissToast(id), visibleMs);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((item) => item.id !== id));
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
};
