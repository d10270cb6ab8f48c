import type { AdminWaiverRow } from '@arrival/contracts';
import { DataTable } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';

/** /admin/waivers: the texts that guests sign (D45). */
export function WaiverList() {
  return (
    <ListScreen<AdminWaiverRow>
      title="Waivers"
      addLabel="Add Waiver"
      empty={{ title: 'No waivers yet', help: 'Add the text that guests read and sign. A task asks for it by its POS waiver id.' }}
      sort={{ field: 'title', order: 'ASC' }}
      primary={({ title }) => title}
      secondary={({ posWaiverId, textHash }) => `${posWaiverId}${textHash ? '' : ', no text'}`}
    >
      <DataTable.Col source="title" label="Title">
        <RecordLink source="title" />
      </DataTable.Col>
      <DataTable.Col
        source="textHash"
        label="Status"
        disableSort
        render={({ textHash }: AdminWaiverRow) => (textHash ? null : <Warning>Missing text</Warning>)}
      />
      <DataTable.Col source="posWaiverId" label="POS waiver id" />
      <DataTable.Col
        source="taskNames"
        label="Asked by"
        disableSort
        render={({ taskNames }: AdminWaiverRow) => taskNames.join(', ') || 'No task'}
      />
      <DataTable.NumberCol source="signatureCount" label="Signed" />
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
