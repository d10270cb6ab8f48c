import type { ErasureNotice } from '@arrival/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../../lib/api/transport';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { useWords } from '../../words/words';
import { yourData } from '../../words/your-data';
import styles from './your-data.module.css';

const noticeQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => get<ErasureNotice>('/api/profile/erasure', { signal }),
});

interface Props {
  /** Ticked from the start. */
  isAgreed: boolean;
  isUnderWay: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What goes and what stays, and a tick before anything does (D61). */
export function AskErasure({ isAgreed: isAgreedBefore, isUnderWay, onClose, onConfirm }: Props) {
  const words = useWords(yourData);
  const { data: notice } = useQuery(noticeQuery);
  const [isAgreed, setAgreed] = useState(isAgreedBefore);
  const [isPressed, setPressed] = useState(false);
  const confirm = () => {
    setPressed(true);
    if (isAgreed) onConfirm();
  };
  return (
    <Dialog
      title={words.ask}
      role="alertdialog"
      onClose={isUnderWay ? undefined : onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isUnderWay}>
            {words.keep}
          </Button>
          <Button variant="danger" onClick={confirm} busy={isUnderWay}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <dl className={styles.meaning}>
        <dt>{words.goes}</dt>
        <dd>{words.goesWhat}</dd>
        <dt>{words.stays}</dt>
        <dd>{words.staysWhat}</dd>
        {notice && <dd>{words.staysTime({ count: notice.signatureYears })}</dd>}
        <dd>{words.staysCopies}</dd>
      </dl>
      <Checkbox
        label={words.understood}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={isPressed && !isAgreed ? words.tickFirst : undefined}
      />
    </Dialog>
  );
}
