import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../lib/query-client';
import { Toaster } from '../ui/toaster';
import { SettingsProvider } from './settings-provider';
import { Shell } from './shell';

export function App({ firstPage }: { firstPage: Promise<unknown> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsProvider firstPage={firstPage}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </SettingsProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
