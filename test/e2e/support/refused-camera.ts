import type { Page } from '@playwright/test';

/** The person does not allow the camera. */
export const refuseCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
