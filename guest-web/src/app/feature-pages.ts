import type { ComponentType } from 'react';

const mobilePasses = () =>
  import('../features/mobile-passes/mobile-passes-page').then((module) => module.MobilePassesPage);

const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/pass-checker': () => import('../features/pass-checker/pass-checker-page').then((module) => module.PassCheckerPage),
  '/connect': mobilePasses,
  '/ble-connect': mobilePasses,
};

/** The page of a feature's path; apart, because most resorts have none of them. */
export function loadFeaturePage(path: string): Promise<ComponentType> {
  const load = pages[path];
  if (!load) throw new Error(`No page for ${path}`);
  return load();
}
