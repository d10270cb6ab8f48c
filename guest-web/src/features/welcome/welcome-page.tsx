import type { Theme } from '@arrival/contracts';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { later } from '../../lib/browser/later';
import { useSettings } from '../../lib/settings';
import { markSigningIn } from '../../lib/sign-in/session';
import { useText } from '../../lib/wording/texts';
import { Button } from '../../ui/button';
import { PictureOr } from '../../ui/picture-or';
import { useTitleFocus } from '../../ui/use-title-focus';
import { WordMark } from '../../ui/word-mark';
import { welcome } from '../../words/welcome';
import { useWords } from '../../words/words';
import styles from './welcome-page.module.css';

const CannotSignIn = later(() => import('../../ui/other-browser/cannot-sign-in').then((module) => module.CannotSignIn));

/** The front door: whose place this is, what can be done here, and one button (spec §2, /welcome). */
export function WelcomePage() {
  const text = useText();
  const words = useWords(welcome);
  const navigate = useNavigate();
  const { general } = useSettings().theme;
  const title = useTitleFocus();
  const [cannot, setCannot] = useState(false);
  const start = () => {
    markSigningIn();
    void navigate('/home');
  };
  return (
    <div className={styles.page}>
      <WelcomeLogo general={general} title={text('application.title')} />
      <div className={styles.words}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {text('welcome.title')}
        </h1>
        <p className={styles.description}>{text('welcome.description')}</p>
        <Suspense fallback={null}>
          <CannotSignIn onFound={() => setCannot(true)} />
        </Suspense>
        {!cannot && (
          <>
            <Button size="l" full onClick={start} className={styles.button}>
              {text('welcome.signInButton')}
            </Button>
            <p className={styles.note}>{text('welcome.signInNote')}</p>
          </>
        )}
      </div>
      <Link to="/about" className={styles.about}>
        {words.about({ title: text('application.title') })}
      </Link>
    </div>
  );
}

interface LogoProps {
  general: Theme['general'];
  title: string;
}

/** The resort's logo in its set width, and its title as words or as an image. */
function WelcomeLogo({ general, title }: LogoProps) {
  const asImage = general.showArrivalTitleAsImage && general.arrivalTitleImageUrl;
  const words = <WordMark title={title} />;
  return (
    <div className={styles.logo}>
      <PictureOr
        src={general.logoUrl}
        alt={asImage ? '' : title}
        style={{ inlineSize: general.logoWelcomeWidth }}
        instead={!asImage && words}
      />
      {asImage && (
        <PictureOr
          src={general.arrivalTitleImageUrl}
          alt={title}
          style={{ inlineSize: general.arrivalTitleImageWidth }}
          instead={words}
        />
      )}
    </div>
  );
}
