import { useQueryClient } from '@tanstack/react-query';
import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type RaRecord, useFormIsDirty, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { recordKey } from '../../data/record-key';

interface Dirty {
  readonly mark: RefObject<boolean>;
  readonly tell: (isDirty: boolean) => void;
}

/** Whether the form of this page holds unsaved changes; what stands beside the form asks it. */
export const DirtyContext = createContext<Dirty>({ mark: { current: false }, tell: () => undefined });

/** The same for the page around the form, with what it gives to the context. */
export function useDirty(): { isDirty: boolean; dirty: Dirty } {
  const [isDirty, setDirty] = useState(false);
  const mark = useRef(false);
  const dirty = useMemo<Dirty>(() => {
    const tell = (is: boolean) => {
      mark.current = is;
      setDirty(is);
    };
    return { mark, tell };
  }, []);
  return { isDirty, dirty };
}

/**
 * Inside the form: keeps the answer. Once saved, the form holds what the server answered, also where that is what it held before:
 * otherwise what is typed from then on would count as saved.
 */
export function DirtyMark() {
  const { isSubmitSuccessful } = useFormState();
  // A field that is empty and was never there is no change, as the guard of the form has it.
  const isDirty = useFormIsDirty();
  const { reset } = useFormContext();
  const { tell } = useContext(DirtyContext);
  const [resource = '', client] = [useResourceContext(), useQueryClient()];
  const record = useRecordContext();
  useEffect(() => {
    tell(isDirty && !isSubmitSuccessful);
    if (isSubmitSuccessful && record?.id !== undefined)
      reset(client.getQueryData<RaRecord>(recordKey(resource, record.id)) ?? record);
  }, [tell, isDirty, isSubmitSuccessful, reset, client, resource, record]);
  return null;
}

/** What a form is filled with: what was read later waits until nothing typed would be lost by it. Saving says which version it has seen. */
export function useHeld<Data>(data: Data | undefined, isDirty: boolean): Data | undefined {
  const [held, hold] = useState(data);
  if (isDirty || held === data) return held;
  hold(data);
  return data;
}
