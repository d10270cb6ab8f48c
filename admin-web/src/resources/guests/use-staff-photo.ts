import { useEffect, useState } from 'react';
import { request } from '../../data/transport';

/** The photo needs the administrator's token, so it is fetched and not linked; undefined until it is here. */
export function useStaffPhoto(path: string | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!path) return;
    let made: string | undefined;
    const stop = new AbortController();
    request(path, { signal: stop.signal, headers: new Headers() })
      .then((response) => response.blob())
      .then((picture) => {
        if (stop.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      // Without the picture the initials stand.
      .catch(() => undefined);
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}
