import type { AdminEmail, Authenticated } from '@arrival/contracts';
import { Stack } from '@mui/material';
import { DataTable, DeleteWithConfirmButton, Pagination, useListContext, useRecordContext, useStore } from 'react-admin';
import { useJson } from '../../data/use-json';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { YesNo } from '../../shared/yes-no';
import { pageSizeBounds, rowsFor } from './page-size';
import { PageSizeInput } from './page-size-input';

const pageSizeKey = 'access.pageSize';
const empty = {
  title: 'No addresses yet',
  help: 'Only those named in the start-up settings run the console. Add the addresses of your colleagues.',
};

/** /admin/access (spec §2): e-mail addresses that run the console. */
export function AccessList() {
  const [pageSize] = useStore<number>(pageSizeKey, pageSizeBounds.default);
  return (
    <ListScreen<AdminEmail>
      title="Access"
      addLabel="Add E-mail"
      empty={empty}
      sort={{ field: 'email', order: 'ASC' }}
      rowClick={false}
      perPage={rowsFor(pageSize)}
      pagination={
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, pt: 1 }}>
          <PageSize />
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

/** The list changes its size in place, so that whoever typed it stays in the field. */
function PageSize() {
  const [pageSize, setPageSize] = useStore<number>(pageSizeKey, pageSizeBounds.default);
  const { setPerPage } = useListContext();
  const change = (size: number) => {
    setPageSize(size);
    setPerPage(rowsFor(size));
  };
  return <PageSizeInput value={pageSize} onChange={change} />;
}

function RemoveButton() {
  const email = useRecordContext<AdminEmail>()?.email ?? '';
  const { data: me } = useJson<Authenticated>('/api/admin/authenticated');
  const isMe = email !== '' && me?.email?.toLowerCase() === email.toLowerCase();
  return (
    <DeleteWithConfirmButton
      label="Remove"
      aria-label={`Remove ${email}`}
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle={isMe ? 'Remove yourself?' : `Remove ${email}?`}
      confirmContent={
        isMe
          ? `${email} is you. You lose access to this console at once, and only another administrator can let you in again.`
          : 'They lose access with their next step. They can be added again at any time.'
      }
      successMessage="Removed"
    />
  );
}
