import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { say } from '../../words/say';
import { PrintedArrivals } from './printed-arrivals';
import { readToPrint } from './use-arrivals';
import type { Wanted } from './wanted';

interface Props {
  wanted: Wanted;
  locationName: string;
  isThere: boolean;
}

/** Reads what the screen does not show yet as well, and prints all of it. */
export function PrintArrivals({ wanted, locationName, isThere }: Props) {
  const notify = useNotify();
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => readToPrint(wanted),
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  usePrintKey(isThere ? () => isPending || mutate() : undefined);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={!isThere}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
        sx={{ minHeight: 44 }}
      >
        {say('resources.arrivals.print')}
      </Button>
      {data && <PrintedArrivals list={data} wanted={wanted} locationName={locationName} onDone={reset} />}
    </>
  );
}

/** Whoever prints by the browser's keys wants the list, too, and not the page around its beginning. */
function usePrintKey(print: (() => unknown) | undefined): void {
  const now = useRef(print);
  now.current = print;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isPrint || !now.current) return;
      event.preventDefault();
      now.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
