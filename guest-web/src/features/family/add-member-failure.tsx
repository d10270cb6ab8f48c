import { type ReactNode, useEffect, useRef } from 'react';
import { errorWords, type ProblemError } from '../../lib/problem';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';

interface Props {
  error: ProblemError | null;
  onClose: () => void;
  onRetry: () => void;
}

// Shown elsewhere: by the sign-in dialog, beside the fields.
const ownPlace = ['auth.required', 'request.invalid'];

/** A member who exists already is shown (D3); anything else can be tried again. The form keeps what was typed. */
export function AddMemberFailure({ error, onClose, onRetry }: Props) {
  if (!error || ownPlace.includes(error.code)) return null;
  if (error.code === 'household.duplicate_member') {
    const { contactId, firstName, lastName } = error.problem.details ?? {};
    const name = [firstName ?? 'This person', lastName].filter(Boolean).join(' ');
    return (
      <ScrolledTo>
        <Banner
          tone="info"
          live
          title={`${name} is already in your family`}
          action={
            typeof contactId === 'number' && (
              <LinkButton to={`/profile/${contactId}`} variant="secondary">
                Show {String(firstName ?? 'this person')}
              </LinkButton>
            )
          }
        >
          Same name and same date of birth. There is nothing more to do.
        </Banner>
      </ScrolledTo>
    );
  }
  return (
    <AlertDialog title="This could not be saved" onClose={onClose} onRetry={onRetry} referenceId={error.traceId}>
      {errorWords(error)} What you typed is still here.
    </AlertDialog>
  );
}

/** The button is at the bottom, the news at the top: brings them together. */
function ScrolledTo({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={place}>{children}</div>;
}
