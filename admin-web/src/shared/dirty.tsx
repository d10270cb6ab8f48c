import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Whether the form of this page holds unsaved changes; what stands beside the form asks it. */
export const DirtyContext = createContext<RefObject<boolean>>({ current: false });

/** Inside the form: keeps the answer. */
export function DirtyMark() {
  const { isDirty } = useFormState();
  const mark = useContext(DirtyContext);
  useEffect(() => {
    mark.current = isDirty;
  }, [mark, isDirty]);
  return null;
}
