import type { Collection } from '@arrival/contracts';
import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { InstantField } from '../../shared/wording/instant';
import { say } from '../../words/say';

const itemsWords = ({ collectionItems: { length } }: Collection) =>
  say('resources.collections.count', { smart_count: length });
const shortly = (row: Collection) =>
  row.isProtected ? say('resources.collections.countUsed', { count: itemsWords(row) }) : itemsWords(row);

/** /admin/collections (spec §2); 1 and 2 show only while the Pass Checker is on (spec §5, D38). */
export function CollectionList() {
  return (
    <ListScreen<Collection>
      title={say('app.menu.collections')}
      addLabel={say('resources.collections.add')}
      empty={{ title: say('resources.collections.empty.title'), help: say('resources.collections.empty.help') }}
      sort={{ field: 'name', order: 'ASC' }}
      primary={({ name }) => name}
      secondary={shortly}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col
        source="isProtected"
        disableSort
        render={(row: Collection) =>
          row.isProtected && <Chip size="small" variant="outlined" label={say('resources.collections.passChecker')} />
        }
      />
      <DataTable.Col source="collectionItems" disableSort render={itemsWords} />
      <DataTable.Col source="createdDateUtc">
        <InstantField source="createdDateUtc" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
