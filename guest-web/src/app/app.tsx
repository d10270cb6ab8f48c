import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../lib/api/query-client';
import { later } from '../lib/browser/later';
import { SettingsProvider } from './settings-provider';
import { Shell } from './shell';

const againMs = 5000;

/** It is asked for until it comes: without it nothing is kept and nothing is told. */
const around = (): Promise<ComponentType> =>
  import('./around').then(
    (module) => module.Around,
    () => new Promise((wait) => setTimeout(wait, againMs)).then(around),
  );
const Around = later(around);

export function App({ firstPage }: { firstPage: Promise<unknown> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsProvider firstPage={firstPage}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </SettingsProvider>
      <Suspense fallback={null}>
        <Around />
      </Suspense>
    </QueryClientProvider>
  );
}
