import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ActionBar } from '../../../ui/checkin/action-bar';
import { Spinner } from '../../../ui/spinner';
import { oneRisk } from '../../../words/one-risk';
import { useWords } from '../../../words/words';
import styles from './one-risk.module.css';

/** The browser says signed, the partner not yet (D42): nobody has to wait for it. */
export function Confirming({ onGoOn, onOpenAgain }: { onGoOn: () => void; onOpenAgain: () => void }) {
  const words = useWords(oneRisk);
  return (
    <>
      <Banner live title={words.confirming} action={<Spinner size={28} />}>
        {words.confirmingWhy}
      </Banner>
      <ActionBar>
        <Button variant="secondary" size="l" onClick={onOpenAgain}>
          {words.openAgain}
        </Button>
        <Button className={styles.goOn} size="l" onClick={onGoOn}>
          {words.goOn}
        </Button>
      </ActionBar>
    </>
  );
}
