import type { AuditEvent } from '@arrival/contracts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Facts } from '../../shared/facts';
import { fieldWords, valueWords } from '../../shared/field-words';
import { instantWords } from '../../shared/instant-words';
import { actionWords, eventWords } from './audit-words';
import { ChangeTable } from './change-table';
import { type Change, changesOf } from './changes';
import { Restore } from './restore';

/** One change: before, after, and the way back (D52); or one look (D51). */
export function AuditShow() {
  return (
    <Show title={<Title />} component="div" actions={false}>
      <Event />
    </Show>
  );
}

function Title() {
  return useRecordContext<AuditEvent>()?.isRead ? 'Look' : 'Change';
}

function Event() {
  const event = useRecordContext<AuditEvent>();
  if (!event) return null;
  const changes = changesOf(event.before, event.after);
  return (
    <Stack spacing={2} sx={{ maxWidth: 1100, mt: 2 }}>
      <Card>
        <CardContent>
          <Typography variant="h5" component="h2" gutterBottom>
            {eventWords(event)}: {actionWords(event.action)}
          </Typography>
          <Facts
            facts={[
              ['When', instantWords(event.occurredAtUtc)],
              ['Who', event.actorEmail ?? 'Arrival'],
              ['Record', event.entityId],
              ['Reference', event.correlationId],
            ]}
          />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2" gutterBottom>
            {event.isRead ? 'What was looked at' : 'What changed'}
          </Typography>
          {event.isRead ? (
            <Facts facts={changes.map(({ field, after }) => [fieldWords(field), valueWords(after)])} />
          ) : (
            <Differences changes={changes} />
          )}
        </CardContent>
      </Card>
      {!event.isRead && <Restore event={event} />}
    </Stack>
  );
}

function Differences({ changes }: { changes: readonly Change[] }) {
  return changes.length > 0 ? <ChangeTable changes={changes} /> : <Typography>No field differs.</Typography>;
}
