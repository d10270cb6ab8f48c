import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './page-header.module.css';
import { useTitleFocus } from './use-title-focus';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** Where the arrow leads; words say where. */
  back?: { to: string; label: string };
  /** A face or a picture beside the title. */
  aside?: ReactNode;
}

/** The page's one `h1`, where a screen reader starts. */
export function PageHeader({ title, description, back, aside }: Props) {
  const heading = useTitleFocus();
  return (
    <header className={styles.header}>
      {back && (
        <Link className={styles.back} to={back.to}>
          <Icon name="back" size={20} />
          <span>{back.label}</span>
        </Link>
      )}
      <div className={styles.row}>
        {aside}
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
      </div>
    </header>
  );
}
