import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'success' | 'danger';
  size?: 'm' | 'l';
  icon?: IconName;
  /** Takes the whole width. */
  full?: boolean;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Work is under way: keeps its place and its words, says so, and takes no second press. */
  busy?: boolean;
  /** Nothing to do for it now: takes no press, and keeps the focus of whoever is there. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function look({ variant = 'primary', size = 'm', full }: Partial<Look>, className?: string): string {
  return classes(styles.button, styles[variant], size === 'l' && styles.large, full && styles.full, className);
}

export function Button({
  variant,
  size,
  icon,
  full,
  busy,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={20} /> : icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

export function LinkButton(props: Look & Omit<LinkProps, 'children'>) {
  return <Link {...asButton(props)} />;
}

/** Out of the app. */
export function OutsideLink(props: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>) {
  return <a {...asButton(props)} />;
}

/** A link's own properties, with the look and the inside of a button. */
function asButton<Own extends { className?: string }>(props: Look & Own) {
  const { variant, size, icon, full, className, children, ...own } = props;
  return {
    ...own,
    className: look({ variant, size, full }, className),
    children: (
      <>
        {icon && <Icon name={icon} size={20} />}
        <span>{children}</span>
      </>
    ),
  };
}
