import type { ReportOverview } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { Bars } from '../../shared/bars';
import { Panel } from '../../shared/form-parts';
import { say } from '../../words/say';

type Counts = ReportOverview['counts'];

/** Reasons of one task together; what is only to be printed has a name of its own. */
function byTask(tasks: Counts[number]['tasks']): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { taskName, count } of tasks) {
    const name = taskName ?? say('resources.reporting.mediaToPrint');
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return [...sums].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

interface Props {
  counts: Counts;
  locationId: number;
  /** The days that they are of, in words. */
  days: string;
}

/** How many people have something left: by task at the chosen location, and at each location. */
export function ReportCounts({ counts, locationId, days }: Props) {
  const here = counts.find((location) => location.locationId === locationId);
  const customers = here?.customers ?? 0;
  const locations = counts.map((one) => ({ name: one.locationName, count: one.customers }));
  return (
    <Panel
      title={say('resources.reporting.counts.title', { smart_count: customers, count: customers.toLocaleString() })}
      aside={days}
    >
      {here && customers > 0 ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Bars title={say('resources.reporting.counts.byTask')} bars={byTask(here.tasks)} />
          <Bars
            title={say('resources.reporting.counts.byLocation')}
            bars={locations.sort((one, other) => other.count - one.count)}
          />
        </Box>
      ) : (
        <Typography color="text.secondary">{say('resources.reporting.counts.none')}</Typography>
      )}
    </Panel>
  );
}
