import { isOver, type KeptEntry } from '../../lib/kept/entry';
import { Button } from '../../ui/button';
import { focusPage } from '../../ui/focus-page';
import { common } from '../../words/common';
import { kept } from '../../words/kept';
import { useWords } from '../../words/words';
import { useRefusal } from './use-refusal';

interface Props {
  entry: KeptEntry;
  /** Of the words that say what was not taken: several of these stand below each other, and each button says of what it is. */
  titleId: string;
  variant?: 'primary' | 'secondary';
  /** Before the guest goes to the task. */
  onOpen?: () => void;
}

/** The two ways on from what was not taken; one from what is not wanted any more. */
export function RefusalActions({ entry, titleId, variant, onOpen }: Props) {
  const words = useWords(kept);
  const { ok } = useWords(common);
  const { open, drop } = useRefusal(entry);
  const named = (action: 'open' | 'drop') => {
    const id = `${titleId}-${action}`;
    return { id, 'aria-labelledby': `${id} ${titleId}` };
  };
  const putAway = () => void drop().then(focusPage);
  if (isOver(entry))
    return (
      <Button {...named('drop')} variant="secondary" onClick={putAway}>
        {ok}
      </Button>
    );
  return (
    <>
      <Button
        {...named('open')}
        variant={variant}
        onClick={() => {
          onOpen?.();
          void open();
        }}
      >
        {words.open}
      </Button>
      <Button {...named('drop')} variant="quiet" onClick={putAway}>
        {words.drop}
      </Button>
    </>
  );
}
