import type { AdminEmail, Authenticated } from '@arrival/contracts';
import { Stack } from '@mui/material';
import {
  DataTable,
  DeleteWithConfirmButton,
  Pagination,
  useListContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import { useJson } from '../../data/use-json';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { YesNo } from '../../shared/yes-no';
import { say } from '../../words/say';
import { pageSizeBounds, rowsFor } from './page-size';
import { PageSizeInput } from './page-size-input';

const pageSizeKey = 'access.pageSize';

/** /admin/access (spec §2): e-mail addresses that run the console. */
export function AccessList() {
  const [pageSize] = useStore<number>(pageSizeKey, pageSizeBounds.default);
  return (
    <ListScreen<AdminEmail>
      title={say('app.menu.access')}
      addLabel={say('resources.access.add')}
      empty={{ title: say('resources.access.empty.title'), help: say('resources.access.empty.help') }}
      sort={{ field: 'email', order: 'ASC' }}
      rowClick={false}
      perPage={rowsFor(pageSize)}
      pagination={
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, pt: 1 }}
        >
          <PageSize />
          <Pagination rowsPerPageOptions={[]} />
        </Stack>
      }
      primary={({ email }) => email}
      secondary={(row) => say(row.isBound ? 'resources.access.fields.isBound' : 'resources.access.notBound')}
      tertiary={() => <RemoveButton />}
    >
      <DataTable.Col source="email" />
      <DataTable.Col source="isBound">
        <YesNo source="isBound" />
      </DataTable.Col>
      <DataTable.Col source="createdDateUtc">
        <InstantField source="createdDateUtc" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col label={say('resources.access.remove')} align="right">
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
      label={say('resources.access.remove')}
      aria-label={say('resources.access.removeOne', { email })}
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle={isMe ? say('resources.access.askMe') : say('resources.access.ask', { email })}
      confirmContent={isMe ? say('resources.access.meansForMe', { email }) : say('resources.access.means')}
      successMessage={say('resources.access.removed')}
    />
  );
}
