import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** The fields of a form. While it is saved nothing is typed into them: what the server answers takes their place. */
export function WhileSaving({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  // What is inert loses the focus; whoever saved by Enter goes on in the same field.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isSubmitting && active === document.body) focused.current?.focus();
    focused.current = active instanceof HTMLElement && fields.current?.contains(active) ? active : null;
  }, [isSubmitting]);
  return (
    <div ref={fields} inert={isSubmitting} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
