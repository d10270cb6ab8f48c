import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
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
