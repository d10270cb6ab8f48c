import type { DayLabel, DayLabels } from '@arrival/contracts';
import DownhillSkiingIcon from '@mui/icons-material/DownhillSkiing';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { PrintedLabels } from '../../shared/rental-labels/printed-labels';
import { say } from '../../words/say';

const at = 'resources.arrivals.labels';
const path = '/api/admin/arrivals/labels';

interface Props {
  locationId: number;
  /** Undefined: the location's today. */
  day: string | undefined;
  count: number;
}

/** Reads the rental labels of all who have answered for the day, and prints them (D82). */
export function PrintDayLabels({ locationId, day, count }: Props) {
  const notify = useNotify();
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => readLabels({ locationId: String(locationId), ...(day && { day }) }),
    onSuccess: (labels) => labels.length === 0 && notify(say(`${at}.none`)),
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownhillSkiingIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
        sx={{ minHeight: 44 }}
      >
        {say(`${at}.print`, { count: count.toLocaleString() })}
      </Button>
      {data && data.length > 0 && <PrintedLabels labels={data} onDone={reset} />}
    </>
  );
}

async function readLabels(question: Record<string, string>): Promise<DayLabel[]> {
  const labels: DayLabel[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ ...question, ...(after && { after }) });
    const page: DayLabels = await callJson<DayLabels>(`${path}?${query}`);
    labels.push(...page.labels);
    after = page.next;
  }
  return labels;
}
