import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { holdersQuery } from '../../lib/passes/pass-queries';
import { useSettings } from '../../lib/settings';
import { useSession } from '../../lib/sign-in/use-session';
import { useText } from '../../lib/wording/texts';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { Button, LinkButton } from '../button';
import { Card } from '../card';
import { classes } from '../classes';
import styles from './passes.module.css';
import { PassesSidebar } from './passes-sidebar';
import { PassesSign } from './passes-sign';
import { useUnactivated } from './use-unactivated';

/** Home's part of mobile passes: the resort's own panel where it wants one, and the cards beside the page (theme, spec §3). */
export function HomePasses() {
  const text = useText();
  const words = useWords(passes);
  const { bleConnect, mediaCard } = useSettings().theme;
  const [isOpen, setOpen] = useState(false);
  const isAtCounter = useSession()?.isAtCounter === true;
  const holders = (useQuery({ ...holdersQuery(true), enabled: !isAtCounter }).data ?? []).filter(
    (holder) => holder.passes.length > 0,
  );
  const count = useUnactivated(holders);
  // One way to the passes: the panel's page shows them all.
  const isShown = mediaCard.showMediaPasses !== 'None' && !bleConnect.enableBleHomeScreen;
  const isForPhones = !mediaCard.showMediaPasses.includes('Desktop');
  if (holders.length === 0) return null;
  return (
    <>
      {bleConnect.enableBleHomeScreen && (
        <Card as="section" className={styles.panel} aria-labelledby="passes-title">
          <PassesSign />
          <h2 id="passes-title">{text('bleConnect.title')}</h2>
          {count > 0 && <p>{text('bleConnect.unactivatedMessage')}</p>}
          <LinkButton variant="secondary" to="/ble-connect" full>
            {words.showAll}
          </LinkButton>
        </Card>
      )}
      {isShown && (
        <div className={classes(isForPhones && styles.narrowOnly)}>
          <Button variant="secondary" icon="code" full aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.passes}
          </Button>
        </div>
      )}
      {isOpen && <PassesSidebar holders={holders} onClose={() => setOpen(false)} />}
    </>
  );
}
