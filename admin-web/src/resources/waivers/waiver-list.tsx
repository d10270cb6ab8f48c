import type { AdminWaiverRow } from '@arrival/contracts';
import { DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';
import { InstantField } from '../../shared/wording/instant';
import { say } from '../../words/say';

/** /admin/waivers: the texts that guests sign (D45). */
export function WaiverList() {
  return (
    <ListScreen<AdminWaiverRow>
      title={say('app.menu.waivers')}
      addLabel={say('resources.waivers.add')}
      empty={{ title: say('resources.waivers.empty.title'), help: say('resources.waivers.empty.help') }}
      sort={{ field: 'title', order: 'ASC' }}
      primary={({ title }) => title}
      secondary={({ posWaiverId, hasText }) =>
        hasText ? posWaiverId : say('resources.waivers.shortlyNoText', { id: posWaiverId })
      }
    >
      <DataTable.Col source="title">
        <RecordLink source="title" />
      </DataTable.Col>
      <DataTable.Col
        source="hasText"
        label={say('resources.waivers.status')}
        disableSort
        render={({ hasText }: AdminWaiverRow) =>
          hasText ? null : <Warning>{say('resources.waivers.missingText')}</Warning>
        }
      />
      <DataTable.Col source="posWaiverId" />
      <DataTable.Col
        source="taskNames"
        disableSort
        render={({ taskNames }: AdminWaiverRow) => taskNames.join(', ') || say('resources.waivers.noTask')}
      />
      <DataTable.NumberCol source="signatureCount" disableSort />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
