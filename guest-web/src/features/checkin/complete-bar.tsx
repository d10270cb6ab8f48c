import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { path } from '../../words/checkin';
import { useWords } from '../../words/words';

/** Everything in the list is done: Complete leads on (spec §4). */
export function CompleteBar({ onComplete }: { onComplete: () => void }) {
  const words = useWords(path);
  const button = useFocusWhenLost<HTMLButtonElement>();
  return (
    <ActionBar>
      <Button ref={button} size="l" full onClick={onComplete}>
        {words.complete}
      </Button>
    </ActionBar>
  );
}
