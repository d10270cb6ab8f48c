import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { wrongField } from './fields-of-form';

/** The fields of a form. While it is saved nothing is typed into them: what the server answers takes their place. */
export function WhileSaving({ children }: { children: ReactNode }) {
  const { isSubmitting, submitCount } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  // What is inert loses the focus; whoever saved by Enter goes on in the same field.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isSubmitting && active === document.body) focused.current?.focus();
    focused.current = active instanceof HTMLElement && fields.current?.contains(active) ? active : null;
  }, [isSubmitting]);
  // The form goes to fields that tell it where they are: not to a switch, nor to what the server alone refuses. A part that opens has done so by then.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return undefined;
    const timer = setTimeout(() => wrongField(fields.current)?.focus());
    return () => clearTimeout(timer);
  }, [isSubmitting, submitCount]);
  return (
    <div ref={fields} inert={isSubmitting} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
