import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classes } from './classes';
import { Icon, type IconName } from './icon';

type Tone = 'info' | 'success' | 'warning' | 'error';

interface Props {
  tone?: Tone;
  icon?: IconName;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Said at once by screen readers when it appears; a `status` that comes with its words is not said. */
  live?: boolean;
}

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

/** A calm notice inside the page. */
export function Banner({ tone = 'info', icon, title, children, action, live }: Props) {
  return (
    <div className={classes(styles.banner, styles[tone])} role={live ? 'alert' : undefined}>
      <Icon name={icon ?? icons[tone]} size={22} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
