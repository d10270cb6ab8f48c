const key = 'arrival.admin.reloadedAt';
const onceIn = 60_000;

/** A screen's script that is gone belongs to an older build: the page is loaded anew, once, and finds the new one. */
export function followNewerBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < onceIn) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
