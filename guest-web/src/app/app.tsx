import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { later } from '../lib/later';
import { queryClient } from '../lib/query-client';
import { SettingsProvider } from './settings-provider';
import { Shell } from './shell';

const Around = later(() => import('./around').then((module) => module.Around));

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
