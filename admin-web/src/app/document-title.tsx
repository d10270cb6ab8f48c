import { useEffect } from 'react';
import { say } from '../words/say';

/** The browser's tab says what the page's heading says. */
export function DocumentTitle() {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const follow = () => {
      const words = heading.textContent?.trim();
      document.title = words ? `${words} · ${say('app.title')}` : say('app.title');
    };
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    follow();
    return () => observer.disconnect();
  }, []);
  return null;
}
