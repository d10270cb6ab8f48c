import { useEffect } from 'react';
import { useBlocker } from 'react-admin';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While it is there, nobody leaves the page without being asked: what it shows is to be had this once. */
export function AskBeforeLeaving({ question }: { question: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, question]);
  // Reload and closing the tab are asked about in the browser's own words.
  useEffect(() => {
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
