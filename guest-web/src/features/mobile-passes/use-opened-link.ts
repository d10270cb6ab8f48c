import { mobilePassRoutes, type PassHolders } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { post } from '../../lib/transport';

/** Trades the link that led here for the cookie, once, and takes it out of the address bar, where others would read it (D49). */
export function useOpenedLink() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [t] = useState(() => new URLSearchParams(search).get('t'));
  const { mutate, ...exchange } = useMutation({
    mutationFn: () => post<PassHolders>(mobilePassRoutes.exchange, { t }),
  });
  useEffect(() => {
    if (t === null) return;
    mutate();
    void navigate('/connect', { replace: true });
  }, [t, mutate, navigate]);
  return { isReady: t === null || exchange.isSuccess, error: exchange.error };
}
