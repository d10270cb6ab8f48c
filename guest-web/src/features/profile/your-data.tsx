import { useState } from 'react';
import { useWords } from '../../words/words';
import { yourData } from '../../words/your-data';
import { takeAsked } from './asked-before';
import { DeleteEverything } from './delete-everything';
import { DownloadEverything } from './download-everything';
import styles from './your-data.module.css';

/** What a family may ask for: all that is stored about it, and that it goes (D61). */
export function YourData() {
  const words = useWords(yourData);
  const [askedBefore] = useState(takeAsked);
  return (
    <section className={styles.section} aria-labelledby="your-data-title">
      <h2 id="your-data-title">{words.title}</h2>
      <p className={styles.description}>{words.description}</p>
      <div className={styles.buttons}>
        <DownloadEverything isBack={askedBefore === 'download'} />
        <DeleteEverything isBack={askedBefore === 'delete'} />
      </div>
    </section>
  );
}
