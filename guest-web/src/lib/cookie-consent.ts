import { cspNonce } from './csp-nonce';

/**
 * The pages before sign-in. Signing in leaves this document for the provider, so a script of the resort's consent vendor never
 * shares one with a waiver, a child's answers or a pass (quality.md §3); the vendor keeps the choice in its own cookie.
 */
const consentPaths = ['/', '/welcome', '/about'];

let isAdded = false;

/** Adds the resort's cookie consent (spec §3), under the page's nonce (D50). Scripts come as code or as script elements. */
export function addCookieConsent(scripts: string | null, styles: string | null, isSignedIn: boolean): void {
  if (isAdded || isSignedIn || !consentPaths.includes(location.pathname)) return;
  isAdded = true;
  if (styles) document.head.append(styleOf(styles));
  if (scripts) document.head.append(...scriptsOf(scripts));
}

const written = (html: string, selector: string): Element[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector),
];

function styleOf(styles: string): HTMLStyleElement {
  const style = document.createElement('style');
  const elements = written(styles, 'style');
  style.textContent = elements.length > 0 ? elements.map((element) => element.textContent).join('\n') : styles;
  style.nonce = cspNonce() ?? '';
  return style;
}

/** Copies, because a parsed script element never runs. */
function scriptsOf(scripts: string): HTMLScriptElement[] {
  const elements = written(scripts, 'script');
  if (elements.length === 0) return [scriptOf(scripts)];
  return elements.map((element) => {
    const script = scriptOf(element.textContent ?? '');
    for (const { name, value } of element.attributes) if (name !== 'nonce') script.setAttribute(name, value);
    return script;
  });
}

function scriptOf(code: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.textContent = code;
  script.nonce = cspNonce() ?? '';
  return script;
}
