import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { flatten, type Json, withDefaults } from '../../../data/json';
import { type Schema } from '../../../shared/forms/check-by';
import { say } from '../../../words/say';
import { missingBy } from './missing';

async function read(path: string): Promise<Json> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(say('draft.defaults.unread'));
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
      for (const [key, value] of changed)
        setValue(key, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      notify(
        changed.length === 0
          ? say('draft.defaults.nothing')
          : say('draft.defaults.filled', { smart_count: changed.length }),
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('draft.defaults.title')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="fetch-defaults">
        <DialogTitle id="fetch-defaults">{say('draft.defaults.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{say('draft.defaults.help')}</DialogContentText>
          <FormControlLabel
            control={<Checkbox checked={overwrites} onChange={(event) => setOverwrites(event.target.checked)} />}
            label={say('draft.defaults.overwrite')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{say('app.cancel')}</Button>
          <Button variant="contained" onClick={() => void fill()}>
            {say('draft.defaults.title')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
