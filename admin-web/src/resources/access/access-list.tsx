import type { AdminEmail } from '@arrival/contracts';
import DeleteIcon from '@mui/icons-material/Delete';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { DataTable, Pagination, useListContext, useRecordContext, useStore } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { InstantField } from '../../shared/wording/instant';
import { YesNo } from '../../shared/wording/yes-no';
import { say } from '../../words/say';
import { pageSizeBounds, rowsFor } from './page-size';
import { PageSizeInput } from './page-size-input';
import { RemoveAccess } from './remove-access';
import { roleWords } from './role-words';

const pageSizeKey = 'access.pageSize';

/** /admin/access (spec §2): e-mail addresses that open the console, and as what. */
export function AccessList() {
  const [pageSize] = useStore<number>(pageSizeKey, pageSizeBounds.default);
  const [asked, setAsked] = useState<AdminEmail>();
  return (
    <>
      <ListScreen<AdminEmail>
        title={say('app.menu.access')}
        addLabel={say('resources.access.add')}
        empty={{ title: say('resources.access.empty.title'), help: say('resources.access.empty.help') }}
        sort={{ field: 'email', order: 'ASC' }}
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
        primary={() => <RecordLink source="email" />}
        opensByLink
        secondary={({ role, isBound }) =>
          `${roleWords(role)} · ${say(isBound ? 'resources.access.fields.isBound' : 'resources.access.notBound')}`
        }
        tertiary={() => <RemoveButton onAsk={setAsked} />}
      >
        <DataTable.Col source="email">
          <RecordLink source="email" />
        </DataTable.Col>
        <DataTable.Col source="role" render={({ role }: AdminEmail) => roleWords(role)} />
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
          <RemoveButton onAsk={setAsked} />
        </DataTable.Col>
      </ListScreen>
      <RemoveAccess row={asked} onClose={() => setAsked(undefined)} />
    </>
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

function RemoveButton({ onAsk }: { onAsk: (row: AdminEmail) => void }) {
  const row = useRecordContext<AdminEmail>();
  if (!row) return null;
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      aria-label={say('resources.access.removeOne', { email: row.email })}
      onClick={(event) => {
        // The row around it opens the record.
        event.stopPropagation();
        onAsk(row);
      }}
    >
      {say('resources.access.remove')}
    </Button>
  );
}
