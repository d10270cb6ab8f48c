import styles from './label-list.module.css';

export interface LabelEntry {
  term: string;
  value: string;
}

/** Answers that read like a label: small term, large value, each from its own side: what a resort named is often English. */
export function LabelList({ entries }: { entries: readonly LabelEntry[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, value }) => (
        <div key={term} className={styles.entry}>
          <dt>{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
