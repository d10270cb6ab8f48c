import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from './transport';

/** A private picture fetched with the guest's token, as an address an `img` can show; nothing until it is here or when it fails. */
export function useAuthorisedImage(path: string | null | undefined): string | undefined {
  const { data: blob } = useQuery({
    queryKey: ['image', path],
    queryFn: async ({ signal }) => (await call('GET', path ?? '', { signal })).blob(),
    enabled: Boolean(path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}
