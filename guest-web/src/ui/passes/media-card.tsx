import type { PassHolder } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { groundAndText } from '../../lib/passes/theme-colours';
import { useSettings } from '../../lib/settings';
import { useResortName } from '../../lib/wording/resort-name';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import styles from './passes.module.css';

/** A person's passes as the resort dresses them (theme `mediaCard`, spec §3). */
export function MediaCard({ holder, children }: { holder: PassHolder; children?: ReactNode }) {
  const words = useWords(passes);
  const resort = useResortName();
  const { mediaCard } = useSettings().theme;
  return (
    <article className={styles.card} style={groundAndText(mediaCard)} aria-label={fullName(holder)}>
      {mediaCard.heroImageUrl && <img src={mediaCard.heroImageUrl} alt="" className={styles.hero} />}
      <div className={styles.face}>
        <p className={styles.top}>
          <span>{resort}</span>
          {mediaCard.logoImageUrl && <img src={mediaCard.logoImageUrl} alt="" className={styles.logo} />}
        </p>
        <h2 className={styles.name}>{fullName(holder)}</h2>
        {holder.passes.map(({ passNumber, productName }, index) => (
          <p key={passNumber ?? index} className={styles.product}>
            <span>{productName}</span>
            {passNumber && <span className={styles.number}>{words.passNumber({ number: passNumber })}</span>}
          </p>
        ))}
      </div>
      {children && <div className={styles.state}>{children}</div>}
    </article>
  );
}
