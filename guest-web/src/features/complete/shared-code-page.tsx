import { familyCodeOf } from '@arrival/rules';
import { useLocation } from 'react-router-dom';
import { FamilyCode } from '../../ui/family-code';
import { PageHeader } from '../../ui/page-header';
import { familyCode } from '../../words/family-code';
import { useWords } from '../../words/words';
import styles from './family-pass.module.css';

/** A family's code on another phone, out of the link alone: there is no account and no other data behind it (D59). */
export function SharedCodePage() {
  const words = useWords(familyCode);
  const code = familyCodeOf(useLocation().hash.slice(1));
  if (!code) return <PageHeader title={words.broken} description={words.askAgain} />;
  return (
    <>
      <PageHeader title={words.shared} />
      <div className={styles.bright}>
        <FamilyCode code={code} isShared />
      </div>
    </>
  );
}
