import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classes } from './classes';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Without the inner space, for cards that draw their own parts. */
  bare?: boolean;
}

export function Card({ as: Tag = 'div', bare, className, ...rest }: Props) {
  return <Tag {...rest} className={classes(styles.card, !bare && styles.padded, className)} />;
}
