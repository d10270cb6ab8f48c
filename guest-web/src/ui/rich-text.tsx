import { useSanitisedHtml } from '@arrival/web/use-sanitised-html';
import styles from './rich-text.module.css';

/** An administrator's HTML as a guest may see it. */
export function RichText({ html }: { html: string }) {
  return <div dir="auto" ref={useSanitisedHtml(html)} className={styles.text} />;
}
