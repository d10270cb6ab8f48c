import type { AdminLocation } from '@arrival/contracts';
import { Link } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';
import { YesNo } from '../../shared/yes-no';

const empty = {
  title: 'No locations yet',
  help: 'A location is where guests check in: a base lodge, a rental shop, a ski school. Add the first one; it becomes the default by itself.',
};
const missing = 'Missing default activity';

/** /admin/locations (spec §2). The name leads to what guests see, the row and the id to the details. */
export function LocationList() {
  return (
    <ListScreen<AdminLocation>
      title="Locations"
      addLabel="Add Locations"
      empty={empty}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <BooleanInput key="enabled" source="isEnabled" label="Is Enabled" defaultValue={true} />,
        <BooleanInput key="pos" source="usePosTransactionsAndOrders" label="Use POS" defaultValue={true} />,
        <BooleanInput key="default" source="hasDefaultActivity" label="Has default activity" defaultValue={false} />,
      ]}
      primary={({ name, isDefault }) => `${name}${isDefault ? ' (default)' : ''}`}
      secondary={(location) => (location.hasDefaultActivity ? (location.description ?? '') : <Warning>{missing}</Warning>)}
    >
      <DataTable.Col source="id" label="Id">
        <RecordLink source="id" />
      </DataTable.Col>
      <DataTable.Col source="name" label="Name" render={(location: AdminLocation) => <GuestLink {...location} />} />
      <DataTable.Col
        source="hasDefaultActivity"
        label="Status"
        render={(location: AdminLocation) => (location.hasDefaultActivity ? null : <Warning>{missing}</Warning>)}
      />
      <DataTable.Col source="description" label="Description" />
      <DataTable.Col source="isEnabled" label="Is Enabled">
        <YesNo source="isEnabled" />
      </DataTable.Col>
      <DataTable.Col source="isDefault" label="Is Default">
        <YesNo source="isDefault" />
      </DataTable.Col>
      <DataTable.Col source="isEditProfileLocation" label="Is Edit Profile Location">
        <YesNo source="isEditProfileLocation" />
      </DataTable.Col>
      <DataTable.Col source="usePosTransactionsAndOrders" label="Use POS">
        <YesNo source="usePosTransactionsAndOrders" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}

function GuestLink({ id, name }: AdminLocation) {
  return (
    <Link href={`/l/${id}`} target="_blank" rel="noopener" onClick={(event) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
      {name}
    </Link>
  );
}
