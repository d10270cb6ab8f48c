import { familyCodeWords } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressToGoOn, chromeLink } from '../../lib/browser/other-browser';
import { profileQuery } from '../../lib/household';
import { useSession } from '../../lib/sign-in/use-session';
import { toast } from '../../lib/toast';
import { otherBrowser } from '../../words/other-browser';
import { useWords } from '../../words/words';
import { Button, OutsideLink } from '../button';
import styles from './other-browser.module.css';

/** The ways on from a browser that cannot: another one, the link to it, and the desk for a family that is known. */
export function OtherBrowser() {
  const words = useWords(otherBrowser);
  const isSignedIn = useSession() !== undefined;
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn });
  const [mustCopy, setMustCopy] = useState(false);
  const address = addressToGoOn(window.location);
  const chrome = chromeLink(address, navigator.userAgent);
  const copy = () =>
    copied(address).then(
      () => toast.success(words.copied),
      () => setMustCopy(true),
    );
  return (
    <div className={styles.ways}>
      <p>{words.how}</p>
      {chrome && <OutsideLink href={chrome}>{words.openInChrome}</OutsideLink>}
      {mustCopy ? (
        <p role="status">
          {words.copyByHand}
          <bdi dir="ltr" className={styles.address}>
            {address}
          </bdi>
        </p>
      ) : (
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      {data && (
        <p>
          {words.atDesk}
          <bdi dir="ltr" className={styles.code}>
            {familyCodeWords(data.familyCode)}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** Rejects where the browser has no clipboard, or refuses it. */
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
