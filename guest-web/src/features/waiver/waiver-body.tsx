import { Card } from '../../ui/card';
import { LoadFailure } from '../../ui/load-failure';
import { PageSkeleton } from '../../ui/skeleton';
import type { useWaiverText } from './use-waiver-text';
import styles from './waiver-body.module.css';
import { WaiverText } from './waiver-text';

interface Props {
  title: string;
  hasText: boolean;
  text: ReturnType<typeof useWaiverText>;
  onSign?: () => void;
}

/** The text once it is here; 'NO WAIVER' where there is none (spec §2). */
export function WaiverBody({ title, hasText, text, onSign }: Props) {
  if (!hasText) return <NoWaiver>There is no text to sign here yet.</NoWaiver>;
  if (!text.data)
    return text.isError ? <LoadFailure title="The text could not be loaded" query={text} /> : <PageSkeleton label="Loading the waiver" />;
  return (
    <>
      <p>
        <strong>Scroll through text below to read waiver</strong>
      </p>
      <WaiverText title={title} html={text.data.html} onSign={onSign} />
    </>
  );
}

/** 'NO WAIVER' in the words of spec §2, why, and where it is done (D55). */
export function NoWaiver({ children }: { children: string }) {
  return (
    <Card className={styles.none}>
      <h2>NO WAIVER</h2>
      <p>{children} Please ask at the guest desk; you can go on with everything else now.</p>
    </Card>
  );
}
