import { endAtCounter } from '../../lib/counter/counter';
import { Button } from '../../ui/button';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import styles from './hand-back.module.css';

/** At the counter the pass goes home in a picture, and the device to the next family. */
export function HandBack() {
  const words = useWords(counter);
  return (
    <div className={styles.handBack}>
      <p>{words.take}</p>
      <Button size="l" full onClick={() => void endAtCounter()}>
        {words.handBack}
      </Button>
    </div>
  );
}
