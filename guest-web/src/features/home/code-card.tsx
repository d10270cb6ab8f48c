import { FamilyCode } from '../../ui/family-code';
import styles from './code-card.module.css';

/** The family's code where the window has room for it beside the family: scanned by a phone, or read out. */
export function CodeCard({ code }: { code: string }) {
  return (
    <section className={styles.card}>
      <FamilyCode code={code} isBeside />
    </section>
  );
}
