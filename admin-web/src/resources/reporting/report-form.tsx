import { type AdminLocation, areDaysInOrder, type ReportFile } from '@arrival/contracts';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { LocationChoice } from '../../shared/locations/location-choice';
import { say } from '../../words/say';
import { type ReportRequest, reportQuery, reportSwitches } from './report-request';
import { SwitchRow } from './switch-row';
import { taskWords } from './task-words';

interface Props {
  locations: readonly AdminLocation[];
  request: ReportRequest;
  /** The rows that are shown are of this task alone. */
  taskName: string | undefined;
  /** There is a population to read. */
  isReadable: boolean;
  change: (request: ReportRequest) => void;
}

/** What the report shall hold, and its download. */
export function ReportForm({ locations, request, taskName, isReadable, change }: Props) {
  const { isLoading, fetchFile } = useReportFile(taskName);
  const set = (changes: Partial<ReportRequest>) => change({ ...request, ...changes });
  const isReady = isReadable && request.locationId !== undefined && areDaysInOrder(request);
  return (
    <CardContent component="section" aria-labelledby="report-title">
      <Typography variant="h6" component="h2" id="report-title" gutterBottom>
        {say('resources.reporting.report')}
      </Typography>
      <LocationChoice locations={locations} value={request.locationId} onChange={(locationId) => set({ locationId })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <DayInput
          label={say('resources.reporting.from')}
          value={request.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <DayInput
          label={say('resources.reporting.to')}
          value={request.endDate}
          onChange={(endDate) => set({ endDate })}
          problem={areDaysInOrder(request) ? undefined : say('resources.reporting.wrongWindow')}
        />
      </Box>
      <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />} sx={{ mb: 2 }}>
        {reportSwitches.map((name) => (
          <SwitchRow key={name} name={name} isOn={request[name]} onChange={(isOn) => set({ [name]: isOn })} />
        ))}
      </Stack>
      <Button
        variant="contained"
        fullWidth
        startIcon={<DownloadIcon />}
        disabled={!isReady}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => fetchFile(request)}
      >
        {taskName === undefined
          ? say('resources.reporting.download')
          : say('resources.reporting.downloadTask', { task: taskWords(taskName) })}
      </Button>
    </CardContent>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  problem?: string | undefined;
}

function DayInput({ label, value, onChange, problem }: DayProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Lets the browser fetch the report by itself, straight to the disk however large it is; what is refused before is told and stays (spec §8). */
function useReportFile(taskName: string | undefined) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (request: ReportRequest) => {
      const path = `/api/report/customer/file?${reportQuery(request, taskName)}`;
      const link = document.createElement('a');
      link.href = (await callJson<ReportFile>(path, { method: 'POST' })).address;
      link.download = '';
      link.click();
    },
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  return { isLoading: isPending, fetchFile: (request: ReportRequest) => mutate(request) };
}
