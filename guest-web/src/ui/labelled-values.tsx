import styles from './labelled-values.module.css';

interface Props {
  /** Label and value; without a value the line stays away. */
  values: readonly (readonly [label: string, value: string | null | undefined])[];
}

/** A few labelled values, like a luggage tag. */
export function LabelledValues({ values }: Props) {
  return (
    <dl className={styles.values}>
      {values.map(([label, value]) =>
        value ? (
          <div key={label} className={styles.value}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
