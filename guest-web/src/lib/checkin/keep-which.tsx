import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './keep-which.module.css';
import type { LabelEntry } from './label-list';

interface Props {
  /** Whose answers they are. */
  name: string;
  mine: readonly LabelEntry[];
  /** The same terms in the same order. */
  theirs: readonly LabelEntry[];
  isSaving: boolean;
  keepMine: () => void;
  keepTheirs: () => void;
  onClose: () => void;
}

/** Two phones saved different answers: both beside each other, where they differ, and the guest decides. */
export function KeepWhich({ name, mine, theirs, isSaving, keepMine, keepTheirs, onClose }: Props) {
  const rows = mine.map((entry, index) => ({ ...entry, other: theirs[index]?.value ?? '' })).filter(({ value, other }) => value !== other);
  return (
    <Dialog
      role="alertdialog"
      title="Which answers are right?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={keepMine} busy={isSaving}>
            Keep mine
          </Button>
          <Button variant="secondary" onClick={keepTheirs} busy={isSaving}>
            Keep saved
          </Button>
        </>
      }
    >
      <p>Somebody in your family saved {name}’s answers on another phone in the meantime. Nothing is lost: please choose.</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Mine</th>
            <th scope="col">Saved</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, value, other }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
