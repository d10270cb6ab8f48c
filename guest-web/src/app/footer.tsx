import { Link } from 'react-router-dom';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/sign-in/use-session';
import { useText } from '../lib/wording/texts';
import { footer as footerWords } from '../words/footer';
import { useWords } from '../words/words';
import styles from './footer.module.css';

/** Application title and subtitle, in the theme's footer colours (spec §2). */
export function Footer() {
  const text = useText();
  const words = useWords(footerWords);
  const { theme, cookieConsentScript, helpUrl } = useSettings();
  const { footer } = theme;
  const session = useSession();
  return (
    <footer className={styles.footer}>
      {footer.backgroundImageUrl && (
        <img src={footer.backgroundImageUrl} alt="" className={styles.picture} loading="lazy" />
      )}
      <div className={styles.content}>
        <div>
          <p className={styles.title}>{text('application.title')}</p>
          <p className={styles.subtitle}>{text('application.subtitle')}</p>
        </div>
        <nav className={styles.links} aria-label={words.more}>
          <Link to="/about">{words.about}</Link>
          {helpUrl && (
            <a href={helpUrl} target="_blank" rel="noopener">
              {words.help}
            </a>
          )}
          {cookieConsentScript && (
            // A tab without a way back to this one has no token: only there may the resort's consent script run (D58).
            <a href="/about#privacy-choices" target="_blank" rel="noopener">
              {words.privacyChoices}
            </a>
          )}
          {session && !session.isAtCounter && <Link to="/logout">{words.signOut}</Link>}
        </nav>
      </div>
    </footer>
  );
}
