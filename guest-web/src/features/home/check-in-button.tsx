import type { Contact } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isProblem, unreachable } from '../../lib/api/problem';
import { queryClient } from '../../lib/api/query-client';
import { onDemand } from '../../lib/browser/on-demand';
import { type CheckInSelection, saveSelection } from '../../lib/checkin/selection';
import { useText } from '../../lib/wording/texts';
import { Button } from '../../ui/button';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './check-in-button.module.css';

// Comes with the path too: it is here before anybody presses.
const AlertDialog = onDemand(() => import('../../ui/alert-dialog').then((module) => module.AlertDialog));
const BirthDatesDialog = onDemand(() => import('./birth-dates-dialog').then((module) => module.BirthDatesDialog));
// Comes with the check-in path, which home puts on its way: the first paint does without.
const groupings = () =>
  import('../../lib/checkin/grouping-query').catch((cause: unknown) => {
    throw unreachable(cause);
  });

interface Props extends CheckInSelection {
  /** Those of them whose birth date is asked for first: whether they are a child decides who signs for them (D3). */
  ageless: readonly Contact[];
}

/** Asks for the selected members' tasks and goes to check-in; the button carries the count (D29). */
export function CheckInButton({ ageless, ...selection }: Props) {
  const text = useText();
  const words = useWords(home);
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async () => {
      const { forgetGroupings, groupingQuery } = await groupings();
      saveSelection(selection);
      forgetGroupings();
      await queryClient.fetchQuery(groupingQuery(selection));
    },
  });
  const [isAsked, setAsked] = useState(false);
  const press = () => {
    if (ageless.length > 0) setAsked(true);
    // Who has gone elsewhere meanwhile stays there.
    else start.mutate(undefined, { onSuccess: () => void navigate('/checkin') });
  };
  if (selection.contactIds.length === 0) return <p className={styles.hint}>{words.chooseWho}</p>;
  // A session that has run out has its own dialog.
  const failure = start.error && !isProblem(start.error, 'auth.required') ? start.error : undefined;
  return (
    <>
      <Button size="l" full busy={start.isPending} onClick={press}>
        {text('home.checkInButton')}
      </Button>
      {isAsked && ageless.length > 0 && (
        <Suspense fallback={null}>
          <BirthDatesDialog people={ageless} onClose={() => setAsked(false)} />
        </Suspense>
      )}
      {failure && (
        <Suspense fallback={null}>
          <AlertDialog title={words.notStarted} onClose={start.reset} onRetry={press} error={failure} />
        </Suspense>
      )}
    </>
  );
}
