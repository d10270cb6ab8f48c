import { type AdminLocation, type EligibilityPreview, type GuestHit } from '@arrival/contracts';
import { Alert, Box, Card, CardContent, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { RecordPicker } from '../../shared/record-picker';
import { ActivityAnswer } from './activity-answer';
import { GuestPicker } from './guest-picker';

/** /admin/preview: who would be asked what, and why, at a location on a day (D17). */
export function PreviewPage() {
  const [location, setLocation] = useState<AdminLocation | null>(null);
  const [guest, setGuest] = useState<GuestHit | null>(null);
  const [date, setDate] = useState('');
  const query =
    location && guest && new URLSearchParams({ locationId: `${location.id}`, contactId: `${guest.contactId}`, ...(date && { date }) });
  const { data, error, isFetching } = useJson<EligibilityPreview>(query ? `/api/admin/preview?${query}` : undefined);
  return (
    <Box sx={{ mt: 2, maxWidth: 1100, display: 'grid', gap: 2 }}>
      <Title title="Who would be asked, and why" />
      <Card>
        <CardContent sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <RecordPicker<AdminLocation> resource="locations" label="Location" value={location} onChange={setLocation} />
          <GuestPicker value={guest} onChange={setGuest} />
          <TextField
            type="date"
            label="Day"
            value={date}
            onChange={(event) => setDate(event.target.value)}
            margin="none"
            fullWidth={false}
            helperText="Empty: today"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </CardContent>
      </Card>
      <Box role="status">
        {isFetching && <LinearProgress aria-label="Deciding" />}
        {!query && (
          <Typography color="text.secondary">Choose a location and a guest: you see what their whole family is asked, and why.</Typography>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.activities.length === 0 && <Alert severity="warning">This location has no activities, so nobody is asked anything.</Alert>}
      </Box>
      {query && data && (
        <Stack spacing={2}>
          {data.activities.map((activity) => (
            <ActivityAnswer key={activity.activityId} activity={activity} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
