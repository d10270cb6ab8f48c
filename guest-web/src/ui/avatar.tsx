import { useAuthorisedImage } from '../lib/api/use-authorised-image';
import styles from './avatar.module.css';
import { initials } from './initials';

interface Props {
  name: string;
  /** Path of a private picture; fetched with the guest's token. */
  src?: string | null;
  size?: number;
}

/** The person's face, or the initials until there is one. Decoration: the name always stands beside it. */
export function Avatar({ name, src, size = 56 }: Props) {
  const picture = useAuthorisedImage(src);
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {picture ? <img src={picture} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
