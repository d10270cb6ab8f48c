import { defaultDocumentTitle, defaultFavicon } from '@arrival/contracts';
import type { Settings } from '../settings';
import { themeProperties } from './theme-properties';

/** Dresses the document: colours through the CSSOM (a style attribute would break the content security policy), favicon, title. */
export function applyTheme({ theme, language }: Settings): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(themeProperties(theme))) root.style.setProperty(name, value);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = theme.general?.favicon || defaultFavicon;
  baseTitle = language.application?.title || defaultDocumentTitle;
  setDocumentTitle(pageTitle);
}

let baseTitle: string = defaultDocumentTitle;
let pageTitle = '';
/** How each error that stands now is said of a title. */
const errors: Array<(title: string) => string> = [];

/** "Your family · Summit Ridge"; the operator's title alone on pages without one. */
export function setDocumentTitle(page: string): void {
  pageTitle = page;
  const title = page ? `${page} · ${baseTitle}` : baseTitle;
  document.title = errors.at(-1)?.(title) ?? title;
}

/** The title says that there is an error until the answer is called: it is the first that a screen reader says. */
export function titleAnError(said: (title: string) => string): () => void {
  errors.push(said);
  setDocumentTitle(pageTitle);
  return () => {
    errors.splice(errors.indexOf(said), 1);
    setDocumentTitle(pageTitle);
  };
}
