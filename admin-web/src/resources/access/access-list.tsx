import type { AdminEmail } from '@arrival/contracts';
import { Stack } from '@mui/material';
import { DataTable, DeleteWithConfirmButton, Pagination, useRecordContext, useStore } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { YesNo } from '../../shared/yes-no';
import { pageSizeBounds, rowsFor } from './page-size';
import { PageSizeInput } from './page-size-input';

const empty = {
  title: 'No addresses yet',
  help: 'Only those named in the start-up settings run the console. Add the addresses of your colleagues.',
};

/** /admin/access (spec §2): e-mail addresses that run the console. */
export function AccessList() {
  const [pageSize, setPageSize] = useStore<number>('access.pageSize', pageSizeBounds.default);
  return (
    <ListScreen<AdminEmail>
      key={pageSize}
      title="Access"
      addLabel="Add E-mail"
      empty={empty}
      sort={{ field: 'email', order: 'ASC' }}
      rowClick={false}
      storeKey={`access.list.${pageSize}`}
      perPage={rowsFor(pageSize)}
      pagination={
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, pt: 1 }}>
          <PageSizeInput value={pageSize} onChange={setPageSize} />
          <Pagination rowsPerPageOptions={[]} />
        </Stack>
      }
      primary={({ email }) => email}
      secondary={(row) => (row.isBound ? 'Has signed in' : 'Has not signed in yet')}
      tertiary={() => <RemoveButton />}
    >
      <DataTable.Col source="email" label="E-mail" />
      <DataTable.Col source="isBound" label="Has signed in">
        <YesNo source="isBound" />
      </DataTable.Col>
      <DataTable.Col source="createdDateUtc" label="Added">
        <InstantField source="createdDateUtc" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col label="Remove" align="right">
        <RemoveButton />
      </DataTable.Col>
    </ListScreen>
  );
}

function RemoveButton() {
  const email = useRecordContext<AdminEmail>()?.email ?? '';
  return (
    <DeleteWithConfirmButton
      label="Remove"
      aria-label={`Remove ${email}`}
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle={`Remove ${email}?`}
      confirmContent="They lose access with their next step. They can be added again at any time."
      successMessage="Removed"
    />
  );
}
