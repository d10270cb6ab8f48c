import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepApp } from '../lib/browser/offline-app';
import { nameStartPicture } from '../lib/browser/start-picture';
import { preloadPath } from './route-meta';
import { routes } from './routes';

const checkInPaths = [
  '/checkin/waiver',
  '/checkin/rentalprofile',
  '/checkin/childregistration',
  '/checkin/photo',
  '/checkinComplete',
];

/** A page is looked at for so long before a finger comes, mostly: starting the next ones' scripts must not be what it waits for. */
const readingMs = 5000;

/** What is got ready once something is seen: the parts that come next, and the whole app for a tunnel. */
export function Ahead() {
  const { pathname } = useLocation();
  // Whoever looks at the family checks in next: the path's parts come with the first touch, or while they read on.
  const isNear = /^\/(home|checkin)/i.test(pathname);
  useEffect(() => {
    if (!isNear) return;
    const callOff = onFirstTouch(() => void loadThePath());
    return () => callOff();
  }, [isNear]);
  useEffect(() => {
    nameStartPicture();
    void keepApp();
  }, []);
  return null;
}

/** Calls once: with the first touch, key or turn of the page, or when a guest has read for a while. Answers what calls it off. */
function onFirstTouch(call: () => void): () => void {
  const end = new AbortController();
  const begin = () => {
    end.abort();
    call();
  };
  const timer = setTimeout(begin, readingMs);
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, begin, { passive: true, signal: end.signal });
  return () => end.abort();
}

/** One after the other: all at once they would hold back a finger for as long as all of them take to start. */
async function loadThePath(): Promise<void> {
  for (const path of checkInPaths) await preloadPath(routes, path);
}
