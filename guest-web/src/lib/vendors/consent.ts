import { externalStore } from '@arrival/web/external-store';
import { deviceStorage } from '@arrival/web/storage';

declare global {
  interface Window {
    /** The one call by which the resort's consent script tells what the guest has chosen (D58, docs/operating.md). */
    arrivalConsent?: (granted: boolean) => void;
  }
}

export const consentKey = 'arrival.consent';
const kept = () => deviceStorage.read<boolean>(consentKey);

/** Whether the guest allows that visits are counted; undefined until they have answered on this phone. */
export const consent = externalStore<boolean | undefined>(kept());

/** Kept on this phone; anything but true is a no (D58). */
export function answerConsent(granted: boolean): void {
  deviceStorage.write(consentKey, granted === true);
  consent.set(granted === true);
}

// The answer may be given in another tab: "Privacy choices" opens one.
addEventListener('storage', (event) => {
  if (event.key === consentKey || event.key === null) consent.set(kept());
});
