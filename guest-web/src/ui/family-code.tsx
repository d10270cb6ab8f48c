import { familyCodeWords } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { later } from '../lib/browser/later';
import { profileQuery } from '../lib/household';
import { familyCode } from '../words/family-code';
import { useWords } from '../words/words';
import { classes } from './classes';
import styles from './family-code.module.css';
import { QrCode } from './qr-code';
import { VisuallyHidden } from './visually-hidden';

interface Props {
  code: string;
  /** In place of what one can do with it. */
  hint?: string | undefined;
  /** Out of a link: whoever looks at it has no wallet pass of it to ask for. */
  isShared?: boolean;
  /** Its words beside the picture, under a title of their own. */
  isBeside?: boolean;
}

const severalPeople = 2;

// Missed by nobody when it does not come; nor is its style sheet, whose failure only `catch` sees.
const WalletButtons = later(() => import('./passes/wallet-buttons').then((module) => module.WalletButtons));

/** The household's one code, to scan and to read out (D59). */
export function FamilyCode({ code, hint, isShared = false, isBeside = false }: Props) {
  const words = useWords(familyCode);
  // What the page around it has read; a shared link opens none.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  return (
    <div className={classes(styles.code, isBeside && styles.beside)}>
      <div className={styles.picture}>
        <QrCode value={code} label={words.title} />
      </div>
      {isBeside && <h2>{words.title}</h2>}
      <p className={styles.letters}>
        <span aria-hidden="true">{familyCodeWords(code)}</span>
        <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
      </p>
      <p className={styles.hint}>{hint ?? words.hint({ count: profile?.contacts.length ?? severalPeople })}</p>
      {!isShared && (
        <Suspense fallback={null}>
          <WalletButtons />
        </Suspense>
      )}
    </div>
  );
}
