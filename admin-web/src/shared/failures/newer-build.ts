const key = 'arrival.admin.reloadedAt';
const onceIn = 60_000;

/** Changes with every build; the page itself differs each time by its nonce. */
export const buildStamp = `${import.meta.env.BASE_URL}build.json`;

/** Loads the page anew if the server is there; without it the browser's own page would take the console's place. Answers whether it does. */
export async function loadAnew(): Promise<boolean> {
  const isThere = await fetch(buildStamp, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
  return isThere;
}

/** A screen's script that is gone belongs to an older build: the page is loaded anew, once, and finds the new one. */
export function followNewerBuild(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < onceIn) return;
    void loadAnew().then((isLoaded) => {
      if (isLoaded) sessionStorage.setItem(key, String(Date.now()));
    });
  });
}
