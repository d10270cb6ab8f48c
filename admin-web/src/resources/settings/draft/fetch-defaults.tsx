import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Schema } from '../../../shared/check-by';
import { flatten, type Json, withDefaults } from './json';
import { missingBy } from './missing';

async function read(path: string): Promise<Json> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error('The defaults could not be fetched. Please try again.');
  return (await response.json()) as Json;
}

/** Fetch Defaults with its option 'Overwrite current values' (spec §2, D43). Changes the form; nothing is saved by it. */
export function FetchDefaults({ path, schema }: { path: string; schema: Schema }) {
  const [isOpen, setOpen] = useState(false);
  const [overwrites, setOverwrites] = useState(false);
  const { getValues, setValue } = useFormContext<Json>();
  const notify = useNotify();
  const fill = async () => {
    setOpen(false);
    try {
      const values = getValues();
      const before = flatten(values);
      const isToFill = overwrites ? () => true : missingBy(schema, values);
      const filled = flatten(withDefaults(values, await read(path), isToFill));
      const changed = Object.entries(filled).filter(([key, value]) => before[key] !== value);
      for (const [key, value] of changed) setValue(key, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      notify(
        changed.length === 0
          ? 'Nothing was missing'
          : `${changed.length} ${changed.length === 1 ? 'value' : 'values'} filled in. Update to keep them`,
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fetch Defaults</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="fetch-defaults">
        <DialogTitle id="fetch-defaults">Fetch Defaults</DialogTitle>
        <DialogContent>
          <DialogContentText>Fills in what is missing. Nothing is saved until you update.</DialogContentText>
          <FormControlLabel
            control={<Checkbox checked={overwrites} onChange={(event) => setOverwrites(event.target.checked)} />}
            label="Overwrite current values"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="contained" onClick={() => void fill()}>
            Fetch Defaults
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
