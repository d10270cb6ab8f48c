import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';

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

/** Inside the form: keeps the answer. */
export function DirtyMark() {
  const { isDirty, isSubmitSuccessful } = useFormState();
  const { tell } = useContext(DirtyContext);
  useEffect(() => {
    tell(isDirty && !isSubmitSuccessful);
  }, [tell, isDirty, isSubmitSuccessful]);
  return null;
}

/** What a form is filled with: what was read later waits until nothing typed would be lost by it. Saving says which version it has seen. */
export function useHeld<Data>(data: Data | undefined, isDirty: boolean): Data | undefined {
  const [held, hold] = useState(data);
  if (isDirty || held === data) return held;
  hold(data);
  return data;
}
