import { useQueryClient } from '@tanstack/react-query';
import { createElement, useContext, useEffect, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useDataProvider,
  useGetOne,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../data/data-provider';
import { recordKey } from '../../data/record-key';
import { type Unlinked, undoUnlink } from '../../data/trail';
import { say } from '../../words/say';
import { DirtyContext } from '../forms/dirty';
import { UndoToast, undoMilliseconds } from '../undo-toast';

const linksOnly = { links: true };

type Work = (verbs: ConsoleDataProvider, id: number) => Promise<unknown>;

/**
 * A record's links, read beside its form: linking never throws away what is typed there. The form follows when it holds nothing unsaved;
 * otherwise its next save is merged by the data provider.
 */
export function useLinks<Row extends RaRecord>() {
  const resource = useResourceContext() ?? '';
  const saved = useRecordContext<Row>();
  const id = saved?.id;
  const { data: record, refetch } = useGetOne<Row>(
    resource,
    { id: id ?? '', meta: linksOnly },
    { enabled: id !== undefined },
  );
  // A save may link too, such as a location's default activity.
  const isBehind = record !== undefined && Number(saved?.['version']) > Number(record['version']);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const queryClient = useQueryClient();
  const verbs = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const dirty = useContext(DirtyContext);
  const [isBusy, setBusy] = useState(false);

  /** `unlinked` can be taken back, from the audit trail. */
  const run = async (work: Work, words: string, unlinked?: Unlinked): Promise<boolean> => {
    setBusy(true);
    try {
      const row = await work(verbs, Number(id));
      queryClient.setQueryData(recordKey(resource, id ?? '', linksOnly), row);
      if (!dirty.mark.current) queryClient.setQueryData(recordKey(resource, id ?? ''), row);
      await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      if (unlinked) {
        const toast = createElement(UndoToast, { words, onUndo: () => void run(undo(unlinked), say('app.undone')) });
        notify(toast, { type: 'success', autoHideDuration: undoMilliseconds });
      } else notify(words, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof HttpError ? error.message : String(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo =
    (unlinked: Unlinked): Work =>
    async (provider, ofId) => {
      await undoUnlink(resource, ofId, unlinked);
      return (await provider.getOne(resource, { id: ofId })).data;
    };
  return { record, isBusy, run };
}
