import { useEffect } from 'react';
import { ActionBar } from '../../lib/checkin/action-bar';
import { Button } from '../../ui/button';

const id = 'checkin-complete';

/** Everything in the list is done: Complete leads on (spec §4). It takes the focus when the button that was pressed before is gone. */
export function CompleteBar({ onComplete }: { onComplete: () => void }) {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, []);
  return (
    <ActionBar>
      <Button id={id} size="l" full onClick={onComplete}>
        Complete
      </Button>
    </ActionBar>
  );
}
