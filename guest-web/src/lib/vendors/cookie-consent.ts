import { isSomebodySignedIn } from '../sign-in/session';
import { answerConsent } from './consent';
import { isVendorDocument, markVendorDocument } from './vendor-document';

/**
 * Adds the resort's cookie consent (spec §3) to a document without token and form (D58), under the page's nonce (D50). Scripts come as code
 * or as script elements.
 */
export function addCookieConsent(scripts: string | null, styles: string | null): void {
  if (isVendorDocument()) return;
  markVendorDocument();
  // Back to this document as the browser kept it, after somebody has signed in: it has to begin anew, without the vendor.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSomebodySignedIn()) location.reload();
  });
  window.arrivalConsent = answerConsent;
  if (styles) document.head.append(styleOf(styles));
  if (scripts) document.head.append(...scriptsOf(scripts));
}

const written = (html: string, selector: string): Element[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector),
];

/** Of this page's content security policy. */
const pageNonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

function styleOf(styles: string): HTMLStyleElement {
  const style = document.createElement('style');
  const elements = written(styles, 'style');
  style.textContent = elements.length > 0 ? elements.map((element) => element.textContent).join('\n') : styles;
  style.nonce = pageNonce();
  return style;
}

/** Copies, because a parsed script element never runs. What is loaded from elsewhere gets no nonce: the page's policy names its hosts. */
function scriptsOf(scripts: string): HTMLScriptElement[] {
  const elements = written(scripts, 'script');
  if (elements.length === 0) return [scriptOf(scripts)];
  return elements.map((element) => {
    const script = scriptOf(element.textContent ?? '');
    if (element.hasAttribute('src')) script.nonce = '';
    for (const { name, value } of element.attributes) if (name !== 'nonce') script.setAttribute(name, value);
    return script;
  });
}

function scriptOf(code: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.textContent = code;
  script.nonce = pageNonce();
  return script;
}
