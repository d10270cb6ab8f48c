import { use } from 'react';
import { SettingsContext } from '../lib/settings';
import { classes } from '../ui/classes';
import styles from './backdrop.module.css';
import { RidgeScene } from './ridge-scene';

/** The picture behind everything: the resort's own with its overlay, or the drawn ridge (spec §3 theme). */
export function Backdrop({ tall = false }: { tall?: boolean }) {
  const general = use(SettingsContext)?.theme.general;
  const picture = general?.backgroundImageUrl;
  const overlay = picture ? general?.overlayBackgroundWithGradient : 'Soft';
  return (
    <div className={classes(styles.backdrop, tall && styles.tall)} aria-hidden="true">
      {picture ? <img src={picture} alt="" className={styles.picture} fetchPriority="high" /> : <RidgeScene />}
      <div className={classes(styles.overlay, overlay && styles[`overlay${overlay}`])} />
    </div>
  );
}
