import type { RentalListEntry } from '@arrival/contracts';
import { BooleanInput, DataTable, SelectInput } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { InstantField } from '../../shared/wording/instant';
import { say } from '../../words/say';
import { listChoices, listWords } from './list-words';

const isOffered = ({ dinLookupValue }: RentalListEntry): boolean => dinLookupValue > -1;
const inWords = (entry: RentalListEntry): string =>
  [
    listWords(entry.list),
    entry.listDescriptionMetric,
    !isOffered(entry) && say('resources.rental-lists.shortlyNotOffered'),
  ]
    .filter(Boolean)
    .join(', ');

/** /admin/rental-lists: what guests choose from in a rental profile (D28, D56). */
export function RentalList() {
  return (
    <ListScreen<RentalListEntry>
      title={say('app.menu.rental-lists')}
      addLabel={say('resources.rental-lists.add')}
      empty={{ title: say('resources.rental-lists.empty.title'), help: say('resources.rental-lists.empty.help') }}
      sort={{ field: 'sortOrder', order: 'ASC' }}
      filters={[
        <SelectInput key="list" source="list" choices={listChoices()} />,
        <BooleanInput
          key="isOffered"
          source="isOffered"
          label={say('resources.rental-lists.isOffered')}
          defaultValue={false}
        />,
      ]}
      primary={({ listDescription }) => listDescription}
      secondary={inWords}
      hiddenColumns={['id']}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="list" render={(entry: RentalListEntry) => listWords(entry.list)} />
      <DataTable.Col source="listKey" />
      <DataTable.Col source="listDescription">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="listDescriptionMetric" disableSort />
      <DataTable.Col
        source="dinLookupValue"
        render={(entry: RentalListEntry) =>
          isOffered(entry) ? entry.dinLookupValue : say('resources.rental-lists.notOffered')
        }
      />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
