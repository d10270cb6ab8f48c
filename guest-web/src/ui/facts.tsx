import styles from './facts.module.css';

interface Props {
  /** Label and value; without a value the line stays away. */
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
}

/** A few labelled values, like a luggage tag. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
