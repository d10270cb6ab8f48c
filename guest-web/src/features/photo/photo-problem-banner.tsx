import { Banner } from '../../ui/banner';
import { useErrorTitle } from '../../ui/use-error-title';
import type { PhotoProblem } from './photo-problem';
import styles from './photo-problem-banner.module.css';

/** What went wrong, in the widget's words, with its code for whoever helps. */
export function PhotoProblemBanner({ problem }: { problem: PhotoProblem }) {
  useErrorTitle();
  return (
    <Banner tone="error" live title={problem.message}>
      <p className={styles.code} data-code={problem.code}>
        Code: {problem.code}
        {problem.referenceId && ` · Reference: ${problem.referenceId}`}
      </p>
    </Banner>
  );
}
