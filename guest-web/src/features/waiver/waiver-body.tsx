import { errorWords } from '../../lib/problem';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageSkeleton } from '../../ui/skeleton';
import styles from './waiver-body.module.css';
import { WaiverText } from './waiver-text';

interface Props {
  title: string;
  hasText: boolean;
  html: string | undefined;
  error: Error | null;
  onRetry: () => void;
  onSign?: () => void;
}

/** The text once it is here; 'NO WAIVER' where there is none (spec §2). */
export function WaiverBody({ title, hasText, html, error, onRetry, onSign }: Props) {
  if (!hasText) {
    return (
      <Card className={styles.none}>
        <h2>NO WAIVER</h2>
        <p>There is no text to sign. Please ask at the guest desk.</p>
      </Card>
    );
  }
  if (html === undefined && error) {
    return (
      <Banner
        tone="error"
        live
        title="The text could not be loaded"
        action={
          <Button icon="retry" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {errorWords(error)}
      </Banner>
    );
  }
  if (html === undefined) return <PageSkeleton label="Loading the waiver" />;
  return (
    <>
      <p>
        <strong>Scroll through text below to read waiver</strong>
      </p>
      <WaiverText title={title} html={html} onSign={onSign} />
    </>
  );
}
