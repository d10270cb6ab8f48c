import type { Collection } from '@arrival/contracts';
import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';

const itemsWords = ({ collectionItems: { length } }: Collection) => (length === 1 ? '1 item' : `${length} items`);
const shortly = (row: Collection) => (row.isProtected ? `${itemsWords(row)}, used by the Pass Checker` : itemsWords(row));
const empty = {
  title: 'No collections yet',
  help: 'A collection is a named list of values, such as lift gates with their codes. Add the first one, then its items.',
};

/** /admin/collections (spec §2); 1 and 2 show only while the Pass Checker is on (spec §5, D38). */
export function CollectionList() {
  return (
    <ListScreen<Collection>
      title="Collections"
      addLabel="Add Collection"
      empty={empty}
      sort={{ field: 'name', order: 'ASC' }}
      primary={({ name }) => name}
      secondary={shortly}
    >
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col source="name" label="Name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col
        source="isProtected"
        label="Used by"
        disableSort
        render={(row: Collection) => row.isProtected && <Chip size="small" variant="outlined" label="Pass Checker" />}
      />
      <DataTable.Col source="collectionItems" label="Items" disableSort render={itemsWords} />
      <DataTable.Col source="createdDateUtc" label="Created">
        <InstantField source="createdDateUtc" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
