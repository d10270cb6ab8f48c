import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './page-header.module.css';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** Where the arrow leads; words say where. */
  back?: { to: string; label: string };
  /** A face or a picture beside the title. */
  aside?: ReactNode;
}

/** The page's one `h1`. It takes the focus when the page opens, so that a screen reader starts here. */
export function PageHeader({ title, description, back, aside }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
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
