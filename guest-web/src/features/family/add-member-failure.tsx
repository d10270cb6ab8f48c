import { fullName } from '@arrival/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ProblemError } from '../../lib/api/problem';
import { useErrorWords } from '../../lib/wording/error-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { family } from '../../words/family';
import { problems } from '../../words/problems';
import { useWords } from '../../words/words';

interface Props {
  error: ProblemError | null;
  onClose: () => void;
  onRetry: () => void;
}

// Shown elsewhere: by the sign-in dialog, beside the fields.
const ownPlace = ['auth.required', 'request.invalid'];

/** A member who exists already is shown (D3); anything else can be tried again. The form keeps what was typed. */
export function AddMemberFailure({ error, onClose, onRetry }: Props) {
  const words = useWords(family);
  const errorWords = useErrorWords(problems);
  if (!error || ownPlace.includes(error.code)) return null;
  if (error.code === 'household.duplicate_member') {
    const { contactId, firstName, lastName } = error.problem.details ?? {};
    const isNamed = typeof firstName === 'string' && typeof lastName === 'string';
    return (
      <ScrolledTo>
        <Banner
          tone="info"
          live
          title={isNamed ? words.alreadyThere({ name: fullName({ firstName, lastName }) }) : words.somebodyAlreadyThere}
          action={
            typeof contactId === 'number' && (
              <LinkButton to={`/profile/${contactId}`} variant="secondary">
                {isNamed ? words.show({ name: firstName }) : words.showThem}
              </LinkButton>
            )
          }
        >
          {words.nothingToDo}
        </Banner>
      </ScrolledTo>
    );
  }
  return (
    <AlertDialog title={words.notSaved} onClose={onClose} onRetry={onRetry} error={error}>
      {errorWords(error)} {words.stillHere}
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
