import type { OneRiskMessage } from '@arrival/contracts';
import { useRef, useState } from 'react';
import { Spinner } from '../../../ui/spinner';
import { oneRisk } from '../../../words/one-risk';
import { useWords } from '../../../words/words';
import { useFrameMessages } from './frame-messages';
import styles from './one-risk.module.css';

interface Props {
  url: string;
  onMessage: (message: Exclude<OneRiskMessage, { type: 'waiversLoaded' }>) => void;
}

/** The partner's page (spec §2): in a frame of its own origin, that reaches nothing of ours and leads nowhere else (D41). */
export function PartnerPage({ url, onMessage }: Props) {
  const words = useWords(oneRisk);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useFrameMessages(frame, url, (message) => {
    setLoaded(true);
    if (message.type !== 'waiversLoaded') onMessage(message);
  });
  return (
    <div className={styles.page}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={words.frame}
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="strict-origin"
      />
      {!isLoaded && (
        <div className={styles.loader}>
          <Spinner label={words.loading} />
        </div>
      )}
    </div>
  );
}
