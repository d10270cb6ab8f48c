import type { AuditEvent } from '@arrival/contracts';
import { Link } from '@mui/material';
import { DataTable, DateInput, SelectInput, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { InstantField } from '../../shared/instant';
import { instantWords } from '../../shared/instant-words';
import { ListScreen } from '../../shared/list-screen';
import { actionWords, entityChoices, entityWords, eventWords } from './audit-words';

const acts = [
  { id: 'false', name: 'Changes' },
  { id: 'true', name: 'Looks' },
];
const toText = (isRead?: boolean) => (isRead === undefined ? '' : String(isRead));
const toFlag = (text: string) => (text === '' ? undefined : text === 'true');
const filters = [
  <SelectInput
    key="isRead"
    source="isRead"
    label="Show"
    choices={acts}
    alwaysOn
    emptyText="Changes and looks"
    format={toText}
    parse={toFlag}
  />,
  <SelectInput key="entity" source="entity" label="Kind" choices={[...entityChoices]} />,
  <TextInput key="actor" source="actor" label="By (e-mail)" />,
  <TextInput key="action" source="action" label="Action" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Before" />,
];

/** /admin/audit: what administrators changed and looked at (D51, D52). */
export function AuditList() {
  return (
    <ListScreen<AuditEvent>
      title="Audit trail"
      empty={{
        title: 'Nothing was changed yet',
        help: 'Every change in this console is written down here, with what was there before, and who looked at which guest.',
      }}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      filterDefaultValues={{ isRead: false }}
      primary={(event) => `${eventWords(event)}: ${actionWords(event.action)}`}
      secondary={({ actorEmail }) => actorEmail ?? 'Arrival'}
      tertiary={({ occurredAtUtc }) => instantWords(occurredAtUtc)}
      rowClick="show"
    >
      <DataTable.Col source="occurredAtUtc" label="When">
        <InstantField source="occurredAtUtc" />
      </DataTable.Col>
      <DataTable.Col source="actorEmail" label="Who" render={({ actorEmail }: AuditEvent) => actorEmail ?? 'Arrival'} />
      <DataTable.Col source="entity" label="Kind" render={({ entity }: AuditEvent) => entityWords(entity)} />
      <DataTable.Col
        source="name"
        label="What"
        disableSort
        render={(event: AuditEvent) => (
          <Link component={RouterLink} to={`/audit/${event.id}/show`} sx={{ fontWeight: 600 }}>
            {eventWords(event)}
          </Link>
        )}
      />
      <DataTable.Col source="action" label="Action" render={({ action }: AuditEvent) => actionWords(action)} />
    </ListScreen>
  );
}
