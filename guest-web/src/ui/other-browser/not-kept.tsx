import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepsPath } from '../../lib/browser/abilities';
import { otherBrowser } from '../../words/other-browser';
import { sentences } from '../../words/sentences';
import { useWords } from '../../words/words';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { focusPage } from '../focus-page';
import { Icon } from '../icon';
import styles from './not-kept.module.css';
import { OtherBrowser } from './other-browser';

// Once for each time the app is opened.
let isUnderstood = false;

/** Before a path is begun in a browser that keeps nothing: the guest leaves the page open, or takes another browser. */
export function NotKept() {
  const words = useWords(otherBrowser);
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (!isUnderstood) void keepsPath().then((keeps) => isHere && setShown(!keeps));
    return () => {
      isHere = false;
    };
  }, []);
  if (!isShown) return null;
  const understand = () => {
    isUnderstood = true;
    setShown(false);
    focusPage();
  };
  return (
    <div className={styles.bar}>
      <Icon name="alert" size={20} />
      <p>{words.notKept}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.use}
        </Button>
        <Button variant="quiet" onClick={understand}>
          {words.leaveOpen}
        </Button>
      </div>
      {/* Not in the place of news, which would tell all of it once more. */}
      {isOpen &&
        createPortal(
          <Dialog
            title={words.notKeptTitle}
            onClose={() => setOpen(false)}
            actions={
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {words.close}
              </Button>
            }
          >
            <p>{sentences(words.notKeptWhy, words.ofAnApp)}</p>
            <OtherBrowser />
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
