import type { Page } from '@playwright/test';

/** From now on the server sees a token that it does not take, until somebody signs in again. */
export async function expireToken(page: Page): Promise<void> {
  const old = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('arrival.session') ?? '{}').accessToken as string,
  );
  await page.route('**/api/**', (route) => {
    const headers = route.request().headers();
    const isOld = headers['authorization'] === `Bearer ${old}`;
    return route.fallback(isOld ? { headers: { ...headers, authorization: 'Bearer expired' } } : {});
  });
}
