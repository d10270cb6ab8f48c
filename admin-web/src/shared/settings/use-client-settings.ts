import { useQuery } from '@tanstack/react-query';
import { clientSettings } from '../../auth/client-settings';

/** What everybody may know of the settings; nothing until it is known. */
export const useClientSettings = () =>
  useQuery({ queryKey: ['client-settings'], queryFn: clientSettings, staleTime: Number.POSITIVE_INFINITY }).data;
