import type { CollectionItem } from '@arrival/contracts';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, DeleteWithConfirmButton, Pagination, ReferenceManyField, useRecordContext } from 'react-admin';
import { Panel } from '../../shared/form-parts';
import { ItemDialog } from './item-dialog';
import { passCheckerWords } from './pass-checker-words';

/** The items of a collection: add, update, delete (spec §2). */
export function CollectionItems() {
  const [open, setOpen] = useState<CollectionItem | 'new'>();
  const collection = useRecordContext();
  if (!collection) return null;
  return (
    <Panel title="Items">
      {passCheckerWords[Number(collection.id)] && <Typography sx={{ mb: 1 }}>{passCheckerWords[Number(collection.id)]?.about}</Typography>}
      <ReferenceManyField
        reference="collection-items"
        target="collectionId"
        perPage={10}
        sort={{ field: 'name', order: 'ASC' }}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          empty={<Typography color="text.secondary">No items yet. Add the first one.</Typography>}
        >
          <DataTable.Col source="name" label="Name" />
          <DataTable.Col source="value" label="Value" />
          <DataTable.Col label="Change" align="right">
            <ItemActions onEdit={setOpen} />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => setOpen('new')}>
        Add Item
      </Button>
      {open && (
        <ItemDialog item={open === 'new' ? undefined : open} collectionId={Number(collection.id)} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}

function ItemActions({ onEdit }: { onEdit: (item: CollectionItem) => void }) {
  const item = useRecordContext<CollectionItem>();
  if (!item) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button aria-label={`Update ${item.name}`} onClick={() => onEdit(item)}>
        Update
      </Button>
      <DeleteWithConfirmButton
        label="Delete"
        aria-label={`Delete ${item.name}`}
        mutationMode="pessimistic"
        redirect={false}
        confirmTitle={`Delete “${item.name}”?`}
        confirmContent="It is no longer offered. You can bring it back from the audit trail."
      />
    </Stack>
  );
}
