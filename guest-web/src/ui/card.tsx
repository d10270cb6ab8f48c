import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classes } from './classes';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  return <Tag {...rest} className={classes(styles.card, className)} />;
}
