import { useExternalStore } from '@arrival/web/external-store';
import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../lib/browser/use-online';
import { profileQuery } from '../../lib/household';
import { outboxState } from '../../lib/kept/outbox-state';
import { outboxHere } from '../../lib/kept/start';
import { Button } from '../../ui/button';
import { LineIcon } from '../../ui/icon';
import { SheetDialog } from '../../ui/sheet-dialog';
import { common } from '../../words/common';
import { kept } from '../../words/kept';
import { outbox } from '../../words/outbox';
import { sentences } from '../../words/sentences';
import { useWords } from '../../words/words';
import { EntryLine } from './entry-line';
import { type Counts, countsOf, listedEntries } from './listed-entries';
import styles from './outbox-sheet.module.css';

const lock = 'M8 11V8a4 4 0 0 1 8 0v3M6.5 11h11v9h-11Z';

/** Every thing that was finished on this phone, and whether the resort has it. */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(outbox);
  const { close } = useWords(common);
  const state = useExternalStore(outboxState);
  const household = useQuery(profileQuery).data?.contacts ?? [];
  const counts = countsOf(state);
  const { title, about } = useHeadline(counts);
  const listed = listedEntries(state);
  return (
    <SheetDialog
      title={title}
      about={<p role="status">{about}</p>}
      onClose={onClose}
      action={
        <div className={styles.action}>
          {counts.waiting > 0 ? (
            <Button variant="secondary" size="l" icon="retry" full onClick={sendNow}>
              {words.tryNow}
            </Button>
          ) : (
            <Button variant={counts.refused > 0 ? 'secondary' : 'primary'} size="l" full onClick={onClose}>
              {close}
            </Button>
          )}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than the screen is scrolled from it by the keyboard */}
      <ol className={styles.list} aria-label={words.list} tabIndex={0}>
        {listed.map((entry) => (
          <EntryLine key={entry.id} entry={entry} all={listed} household={household} onOpen={onClose} />
        ))}
      </ol>
      {counts.waiting + counts.refused > 0 && (
        <p className={styles.locked}>
          <LineIcon path={lock} size={20} />
          {words.locked}
        </p>
      )}
    </SheetDialog>
  );
}

const sendNow = () => void outboxHere().then((mine) => mine?.send());

function useHeadline({ waiting, refused, over, sent }: Counts): { title: string; about: string } {
  const words = useWords(outbox);
  const bar = useWords(kept);
  const isOnline = useOnline();
  if (waiting > 0 && isOnline) return { title: words.goingOut, about: words.goingOutWhy({ sent, left: waiting }) };
  if (waiting > 0)
    return {
      title: words.kept({ count: waiting }),
      about: refused > 0 ? words.keptWhy : sentences(words.keptWhy, words.nothingToDo),
    };
  if (refused > 0) return { title: words.needsYou, about: bar.waiting({ sent, count: sent + refused }) };
  if (over > 0) return { title: words.list, about: words.nothingToDo };
  return { title: bar.allSent, about: words.allSentWhy };
}
