import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { Button } from '../button';
import { ActionBar } from './action-bar';

interface Props {
  label: string;
  onPress: () => void;
}

/** Nothing of a task is left to do here: on to the next one. */
export function GoOnBar({ label, onPress }: Props) {
  const button = useFocusWhenLost<HTMLButtonElement>();
  return (
    <ActionBar>
      <Button ref={button} size="l" full onClick={onPress}>
        {label}
      </Button>
    </ActionBar>
  );
}
