import { type GuestHit } from '@arrival/contracts';
import { Alert, Box, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import { say } from '../../words/say';
import { ActivityAnswer } from './activity-answer';
import { GuestPicker } from './guest-picker';
import { PlaceAndDay } from './place-and-day';
import { usePreview, useQuestion } from './question';

/** /admin/preview?guest&place&date: who would be asked what, and why, at a location on a day (D17). */
export function PreviewPage() {
  const question = useQuestion();
  const { guestId, change } = question;
  const guest = useGuest(guestId);
  const { isAsked, data, error, isFetching } = usePreview(guestId, question);
  return (
    <Box sx={{ mt: 2, maxWidth: 1100, display: 'grid', gap: 2 }}>
      <Title title={say('resources.preview.title')} />
      <Card>
        <CardContent sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <GuestPicker value={guest} onChange={(hit) => change({ guest: hit?.contactId })} />
          <PlaceAndDay {...question} />
        </CardContent>
      </Card>
      <Box role="status">
        {isFetching && <LinearProgress aria-label={say('resources.preview.deciding')} />}
        {!isAsked && <Typography color="text.secondary">{say('resources.preview.hint')}</Typography>}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.activities.length === 0 && <Alert severity="warning">{say('resources.preview.noActivities')}</Alert>}
      </Box>
      {isAsked && data && (
        <Stack spacing={2}>
          {data.activities.map((activity) => (
            <ActivityAnswer key={activity.activityId} activity={activity} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** The guest of the address, as the search knows them. */
function useGuest(id: number | undefined): GuestHit | null {
  const { data } = useGetList<GuestHit>(
    'guests',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'lastName', order: 'ASC' }, filter: { q: String(id) } },
    { enabled: id !== undefined },
  );
  return (id !== undefined && data?.find(({ contactId }) => contactId === id)) || null;
}
