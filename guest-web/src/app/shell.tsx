import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { later } from '../lib/browser/later';
import { onDemand } from '../lib/browser/on-demand';
import { useSettings } from '../lib/settings';
import { setDocumentTitle } from '../lib/theme/apply-theme';
import { classes } from '../ui/classes';
import { PageHeader } from '../ui/page-header';
import sheet from '../ui/sheet.module.css';
import { PageSpinner } from '../ui/spinner';
import { shell, titles } from '../words/shell';
import { useWords } from '../words/words';
import { Backdrop } from './backdrop';
import { RouteBoundary } from './route-boundary';
import { useRouteMeta } from './route-meta';
import { routesWith } from './routes';
import styles from './shell.module.css';
import { TopBar } from './top-bar';
import { useHandsOver } from './use-hands-over';

const StateBar = later(() => import('./state-bar').then((module) => module.StateBar));
const Footer = later(() => import('./footer').then((module) => module.Footer));
const Ahead = later(() => import('./ahead').then((module) => module.Ahead));
const OutsideScripts = later(() => import('./outside-scripts').then((module) => module.OutsideScripts));
const LanguagePicker = later(() => import('./language-picker').then((module) => module.LanguagePicker));
const HandOver = onDemand(() => import('./hand-over').then((module) => module.HandOver));

const layouts = { hero: styles.hero, sheet: sheet.sheet, own: styles.own } as const;

/** What is around every page: the picture, the bar, the header from the route, the footer (spec §2, Shell). */
export function Shell() {
  const words = useWords(shell);
  const title = useWords(titles);
  const shown = routesWith(useSettings().features);
  const meta = useRouteMeta(shown);
  const pageTitle = meta.page ? title[meta.page] : '';
  const page = useRoutes(shown);
  const { pathname } = useLocation();
  const handsOver = useHandsOver();
  const isHero = meta.layout === 'hero';
  useStartAtTop(pathname);
  useEffect(() => {
    setDocumentTitle(pageTitle);
  }, [pageTitle]);
  return (
    <div className={classes(styles.shell, isHero && styles.heroShell, useTone())}>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <Backdrop tall={isHero} />
      <Suspense fallback={null}>
        <StateBar />
        <OutsideScripts />
        <Ahead />
      </Suspense>
      <Above hasBar={meta.header !== 'hidden' && !isHero} isOnSheet={!isHero} />
      <main id="main" tabIndex={-1} className={layouts[meta.layout ?? 'sheet']}>
        {meta.header === 'page' && (
          <PageHeader
            key={pathname}
            title={pageTitle}
            description={meta.why && title[meta.why]}
            back={meta.back && { to: meta.back.to, label: title[meta.back.page] }}
          />
        )}
        <RouteBoundary path={pathname}>
          <Suspense key={section(pathname)} fallback={<PageSpinner />}>
            {handsOver ? <HandOver /> : page}
          </Suspense>
        </RouteBoundary>
      </main>
      {meta.footer && (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
    </div>
  );
}

/** The bar, or the choice of language alone. */
function Above({ hasBar, isOnSheet }: { hasBar: boolean; isOnSheet: boolean }) {
  const picker = (
    <Suspense fallback={null}>
      <LanguagePicker />
    </Suspense>
  );
  if (hasBar) return <TopBar>{picker}</TopBar>;
  return (
    <div className={styles.below}>
      <div className={classes(styles.corner, isOnSheet && styles.onSheet)}>{picker}</div>
    </div>
  );
}

/** A new section shows its spinner at once; within one (the steps of check-in) the old step stays until the next is here. */
function section(pathname: string): string {
  return pathname.split('/')[1]?.toLowerCase() ?? '';
}

/** A new page starts at its top; Back returns to where the guest was (the browser's own memory). */
function useStartAtTop(pathname: string): void {
  const type = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current !== pathname && type !== 'POP') window.scrollTo(0, 0);
    before.current = pathname;
  }, [pathname, type]);
}

// Light text on the picture, unless the resort's own picture lies under a light overlay; all of its shadow where it lies under none.
function useTone(): string | undefined {
  const { general } = useSettings().theme;
  return general.backgroundImageUrl && styles[`under${general.overlayBackgroundWithGradient}`];
}
