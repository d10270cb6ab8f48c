import { useEffect } from 'react';

const product = 'Arrival console';

/** The browser's tab says what the page's heading says. */
export function DocumentTitle() {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const follow = () => {
      const words = heading.textContent?.trim();
      document.title = words ? `${words} · ${product}` : product;
    };
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    follow();
    return () => observer.disconnect();
  }, []);
  return null;
}
