import type { RentalListEntry } from '@arrival/contracts';
import { BooleanInput, DataTable, SelectInput } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { listChoices, listWords } from './list-words';

const isOffered = ({ dinLookupValue }: RentalListEntry): boolean => dinLookupValue > -1;
const inWords = (entry: RentalListEntry): string =>
  [listWords(entry.list), entry.listDescriptionMetric, !isOffered(entry) && 'not offered'].filter(Boolean).join(', ');

/** /admin/rental-lists: what guests choose from in a rental profile (D28, D56). */
export function RentalList() {
  return (
    <ListScreen<RentalListEntry>
      title="Rental lists"
      addLabel="Add Entry"
      empty={{ title: 'No entries', help: 'Guests choose their age, skier type, height, weight and shoe size from these lists.' }}
      sort={{ field: 'sortOrder', order: 'ASC' }}
      perPage={25}
      filters={[
        <SelectInput key="list" source="list" label="List" choices={listChoices} />,
        <BooleanInput key="isOffered" source="isOffered" label="Offered" />,
      ]}
      primary={({ listDescription }) => listDescription}
      secondary={inWords}
      hiddenColumns={['id']}
    >
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col source="list" label="List" render={(entry: RentalListEntry) => listWords(entry.list)} />
      <DataTable.Col source="listKey" label="Key" />
      <DataTable.Col source="listDescription" label="Text">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="listDescriptionMetric" label="Metric text" disableSort />
      <DataTable.Col
        source="dinLookupValue"
        label="Lookup value"
        render={(entry: RentalListEntry) => (isOffered(entry) ? entry.dinLookupValue : 'Not offered')}
      />
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
