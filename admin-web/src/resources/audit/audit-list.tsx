import type { AuditEvent } from '@arrival/contracts';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { DayFilter } from '../../shared/lists/day-filter';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { InstantField } from '../../shared/wording/instant';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { actionWords, actorWords, entityChoices, entityWords, eventWords } from './audit-words';

const acts = () => [
  { id: 'false', name: say('resources.audit.acts.false') },
  { id: 'true', name: say('resources.audit.acts.true') },
];
const toText = (isRead?: boolean) => (isRead === undefined ? '' : String(isRead));
const toFlag = (text: string) => (text === '' ? undefined : text === 'true');
/** Named anew in each language. */
const filters = () => [
  <SelectInput
    key="isRead"
    source="isRead"
    choices={acts()}
    alwaysOn
    emptyText={say('resources.audit.acts.all')}
    format={toText}
    parse={toFlag}
  />,
  <SelectInput key="entity" source="entity" choices={entityChoices()} />,
  <TextInput key="actor" source="actor" />,
  <TextInput key="action" source="action" />,
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];

/** /admin/audit: what administrators changed and looked at (D51, D52). */
export function AuditList() {
  return (
    <ListScreen<AuditEvent>
      title={say('app.menu.audit')}
      empty={{ title: say('resources.audit.empty.title'), help: say('resources.audit.empty.help') }}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters()}
      filterDefaultValues={{ isRead: false }}
      primary={(event) => say('resources.audit.event', { event: eventWords(event), action: actionWords(event.action) })}
      secondary={actorWords}
      tertiary={({ occurredAtUtc }) => instantWords(occurredAtUtc)}
      rowClick="show"
    >
      <DataTable.Col source="occurredAtUtc">
        <InstantField source="occurredAtUtc" />
      </DataTable.Col>
      <DataTable.Col source="actorEmail" render={actorWords} />
      <DataTable.Col source="entity" render={({ entity }: AuditEvent) => entityWords(entity)} />
      <DataTable.Col
        source="name"
        label={say('resources.audit.what')}
        disableSort
        render={(event: AuditEvent) => <RecordLink type="show">{eventWords(event)}</RecordLink>}
      />
      <DataTable.Col source="action" render={({ action }: AuditEvent) => actionWords(action)} />
    </ListScreen>
  );
}
