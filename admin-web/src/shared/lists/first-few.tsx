import { Button } from '@mui/material';
import { useState } from 'react';
import { say } from '../../words/say';

/** The first of a list, and a button that shows the others; none where all are shown. */
export function useFirstFew<Item>(items: readonly Item[], most: number) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, most);
  const more = shown.length < items.length && (
    <Button size="small" onClick={() => setWhole(true)}>
      {say('shared.showAll', { count: items.length })}
    </Button>
  );
  return { shown, more };
}
