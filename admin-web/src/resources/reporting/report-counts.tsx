import type { ReportOverview } from '@arrival/contracts';
import { Typography } from '@mui/material';
import { Bars } from '../../shared/bars';
import { Columns } from '../../shared/lists/columns';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { taskWords } from './task-words';

type Counts = ReportOverview['counts'];

const largestFirst = (one: { count: number }, other: { count: number }): number => other.count - one.count;

/** Reasons of one task together. */
function byTask(tasks: Counts[number]['tasks']) {
  const sums = new Map<string, number>();
  for (const { taskName, count } of tasks) sums.set(taskName ?? '', (sums.get(taskName ?? '') ?? 0) + count);
  return [...sums].map(([value, count]) => ({ name: taskWords(value), value, count })).sort(largestFirst);
}

interface Props {
  counts: Counts;
  locationId: number;
  /** The days that they are of, in words. */
  days: string;
  /** Of the rows that are shown; undefined for those of all. */
  taskName: string | undefined;
  chooseTask: (taskName: string | undefined) => void;
  chooseLocation: (locationId: number) => void;
}

/** How many people have something left: by task at the chosen location, and at each location. A count leads to its rows. */
export function ReportCounts({ counts, locationId, days, taskName, chooseTask, chooseLocation }: Props) {
  const here = counts.find((location) => location.locationId === locationId);
  const customers = here?.customers ?? 0;
  const locations = counts.map((one) => ({
    name: one.locationName,
    value: String(one.locationId),
    count: one.customers,
  }));
  return (
    <Panel
      title={say('resources.reporting.counts.title', { smart_count: customers, count: customers.toLocaleString() })}
      aside={days}
    >
      {here && customers > 0 ? (
        <Columns from="sm" widths="repeat(2, minmax(0, 1fr))" gap={3}>
          <Bars
            title={say('resources.reporting.counts.byTask')}
            bars={byTask(here.tasks)}
            choice={{ chosen: taskName, choose: (value) => chooseTask(value === taskName ? undefined : value) }}
          />
          <Bars
            title={say('resources.reporting.counts.byLocation')}
            bars={locations.sort(largestFirst)}
            choice={{ chosen: String(locationId), choose: (value) => chooseLocation(Number(value)) }}
          />
        </Columns>
      ) : (
        <Typography color="text.secondary">{say('resources.reporting.counts.none')}</Typography>
      )}
    </Panel>
  );
}
