import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepApp } from '../lib/offline-app';
import { preloadPath } from './route-meta';
import { routes } from './routes';

const checkInPaths = [
  '/checkin/waiver',
  '/checkin/rentalprofile',
  '/checkin/childregistration',
  '/checkin/photo',
  '/checkinComplete',
];

/** What is got ready once something is seen: the parts that come next, and the whole app for a tunnel. */
export function Ahead() {
  const { pathname } = useLocation();
  // Whoever looks at the family checks in next: the path's parts come while they read, all of them before a tunnel does.
  const isNear = /^\/(home|checkin)/i.test(pathname);
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => void loadThePath(), 1500);
    return () => clearTimeout(timer);
  }, [isNear]);
  useEffect(() => {
    void keepApp();
  }, []);
  return null;
}

/** One after the other: all at once they would hold back a finger for as long as all of them take to start. */
async function loadThePath(): Promise<void> {
  for (const path of checkInPaths) await preloadPath(routes, path);
}
