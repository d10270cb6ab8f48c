import { saving } from '../../words/checkin';
import { useWords } from '../../words/words';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { differingAnswers } from './differing-answers';
import styles from './keep-which.module.css';
import type { LabelEntry } from './label-list';

interface Props {
  /** Whose answers they are. */
  name: string;
  mine: readonly LabelEntry[];
  theirs: readonly LabelEntry[];
  isSaving: boolean;
  keepMine: () => void;
  keepTheirs: () => void;
  onClose: () => void;
}

/** Two phones saved different answers: both beside each other, where they differ, and the guest decides. */
export function KeepWhich({ name, mine, theirs, isSaving, keepMine, keepTheirs, onClose }: Props) {
  const words = useWords(saving);
  return (
    <Dialog
      role="alertdialog"
      title={words.whichAnswers}
      onClose={onClose}
      startsOnMain
      actions={
        <>
          <Button variant="secondary" onClick={keepTheirs} busy={isSaving}>
            {words.keepSaved}
          </Button>
          <Button onClick={keepMine} busy={isSaving}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.whichAnswersWhy({ name })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.saved}</th>
          </tr>
        </thead>
        <tbody>
          {differingAnswers(mine, theirs).map((row) => (
            <tr key={row.term}>
              <th scope="row">{row.term}</th>
              <td>{row.mine}</td>
              <td>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
