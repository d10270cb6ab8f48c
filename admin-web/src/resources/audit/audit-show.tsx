import type { AuditEvent } from '@arrival/contracts';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { DescriptionList } from '../../shared/description-list';
import { ShowFailure, useMissing } from '../../shared/failures/record-failure';
import { valueWords } from '../../shared/wording/field-words';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { actionWords, actorWords, auditedFieldWords, eventWords } from './audit-words';
import { ChangeTable } from './change-table';
import { type Change, changesOf } from './changes';
import { Restore } from './restore';

/** One change: before, after, and the way back (D52); or one look (D51). */
export function AuditShow() {
  return (
    <Show
      title={<Title />}
      component="div"
      actions={false}
      queryOptions={{ onError: useMissing() }}
      error={<ShowFailure />}
    >
      <Event />
    </Show>
  );
}

function Title() {
  return say(useRecordContext<AuditEvent>()?.isRead ? 'resources.audit.look' : 'resources.audit.change');
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
            {say('resources.audit.event', { event: eventWords(event), action: actionWords(event.action) })}
          </Typography>
          <DescriptionList
            entries={[
              [say('resources.audit.fields.occurredAtUtc'), instantWords(event.occurredAtUtc)],
              [say('resources.audit.fields.actorEmail'), actorWords(event)],
              [say('resources.audit.record'), event.entityId],
              [say('resources.audit.reference'), event.correlationId],
            ]}
          />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2" gutterBottom>
            {say(event.isRead ? 'resources.audit.lookedAt' : 'resources.audit.changed')}
          </Typography>
          {event.isRead ? (
            <DescriptionList
              entries={changes.map(({ field, after }) => [auditedFieldWords(event.entity, field), valueWords(after)])}
            />
          ) : (
            <Differences entity={event.entity} changes={changes} />
          )}
        </CardContent>
      </Card>
      {!event.isRead && <Restore event={event} />}
    </Stack>
  );
}

function Differences({ entity, changes }: { entity: string; changes: readonly Change[] }) {
  return changes.length > 0 ? (
    <ChangeTable entity={entity} changes={changes} />
  ) : (
    <Typography>{say('resources.audit.noDifference')}</Typography>
  );
}
