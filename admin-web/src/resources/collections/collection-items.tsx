import type { CollectionItem } from '@arrival/contracts';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, Pagination, ReferenceManyField, useRecordContext } from 'react-admin';
import { DeleteRecord } from '../../shared/forms/delete-record';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { ItemDialog } from './item-dialog';
import { passCheckerUse } from './pass-checker';

/** A long value leaves the name room for a short word. */
const breaksAnywhere = { overflowWrap: 'anywhere', minWidth: 88 };

/** The items of a collection: add, update, delete (spec §2). */
export function CollectionItems() {
  const [open, setOpen] = useState<CollectionItem | 'new'>();
  const collection = useRecordContext();
  if (!collection) return null;
  const use = passCheckerUse(Number(collection.id));
  return (
    <Panel title={say('resources.collections.items.title')}>
      {use && <Typography sx={{ mb: 1 }}>{say(`resources.collections.${use}.about`)}</Typography>}
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
          empty={<Typography color="text.secondary">{say('resources.collections.items.none')}</Typography>}
        >
          <DataTable.Col source="name" sx={breaksAnywhere} />
          <DataTable.Col source="value" sx={breaksAnywhere} />
          <DataTable.Col label={say('resources.collections.items.change')} align="right">
            <ItemActions onEdit={setOpen} />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => setOpen('new')}>
        {say('resources.collection-items.add')}
      </Button>
      {open && (
        <ItemDialog
          item={open === 'new' ? undefined : open}
          collectionId={Number(collection.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

function ItemActions({ onEdit }: { onEdit: (item: CollectionItem) => void }) {
  const item = useRecordContext<CollectionItem>();
  if (!item) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button
        aria-label={say('resources.collection-items.updateOne', { name: item.name })}
        onClick={() => onEdit(item)}
      >
        {say('shared.update')}
      </Button>
      <DeleteRecord
        label={say('shared.delete')}
        aria-label={say('resources.collection-items.deleteOne', { name: item.name })}
        redirect={false}
        confirmTitle={say('resources.collection-items.ask', { name: item.name })}
        confirmContent={say('resources.collection-items.means')}
      />
    </Stack>
  );
}
