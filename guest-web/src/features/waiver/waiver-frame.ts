import { type LanguageTag } from '@arrival/contracts';
import { splitKeyPoints } from '@arrival/rules';
import { directionOf, markDocument } from '@arrival/web/mark-document';
import DOMPurify from 'dompurify';

const forbidden = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'name'],
};

/** A waiver text without anything that acts (D50). */
function safeFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...forbidden, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}

const rules = `
  :root { color-scheme: light dark; background: transparent; }
  body { margin: 0; padding: 0 0 8px; color: var(--ink); font-family: var(--font); font-size: calc(1rem * var(--size, 1)); line-height: 1.55; overflow-wrap: anywhere; }
  h1, h2, h3, h4 { line-height: 1.25; margin: 1.6em 0 0.5em; text-wrap: balance; }
  h1 { font-size: 1.4em; } h2 { font-size: 1.25em; } h3 { font-size: 1.1em; } h4 { font-size: 1em; }
  body > :first-child { margin-top: 0; } body > :last-child { margin-bottom: 0; }
  p, ul, ol { margin: 0 0 1em; } ul, ol { padding-inline-start: 1.4em; } li { margin-bottom: 0.4em; }
  img { max-width: 100%; height: auto; } table { border-collapse: collapse; } td, th { border: 1px solid var(--line); padding: 6px 10px; text-align: start; }
  a { color: var(--action-text); }
  body > aside:first-child { padding: 14px 16px; margin-bottom: 1.2em; background: var(--action-soft); border-radius: 16px; }
  aside > .short { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; margin: 0 0 0.5em; font-weight: 700; }
  aside > .short small { font-weight: 400; color: var(--ink-soft); }
  aside > ul { margin: 0; }
  @media print { body { color: #000; padding: 0; } }
`;

const copied = ['--ink', '--ink-soft', '--line', '--action-text', '--action-soft', '--font'];

/** The fonts of the page are not those of the frame; its own copy of the rules names the same files. */
function fontRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => absolute(rule.cssText, rule.parentStyleSheet?.href ?? location.href))
    .join('\n');
}

const absolute = (css: string, base: string): string =>
  css.replace(/url\("?([^")]+)"?\)/g, (_, path: string) => `url("${new URL(path, base).href}")`);

/** A text and the language that it is in. */
export interface ShownText {
  html: string;
  language: LanguageTag;
}

interface KeyPointWords {
  inShort: string;
  fullTextCounts: string;
}

/** What stands over the key points, in the guest's language. */
function headOf(inner: Document, inShort: string, fullTextCounts: string): HTMLElement {
  const head = inner.createElement('p');
  const note = inner.createElement('small');
  head.className = 'short';
  // In the guest's language, whichever the text is in.
  head.lang = document.documentElement.lang;
  head.dir = document.documentElement.dir;
  note.textContent = fullTextCounts;
  head.append(inShort, note);
  return head;
}

/** Writes the text into the script-less frame, in the resort's type and colours. */
export function fillFrame(frame: HTMLIFrameElement, { html, language }: ShownText, words: KeyPointWords): void {
  const inner = frame.contentDocument;
  if (!inner) return;
  markDocument(language, inner);
  inner.body.replaceChildren(inner.importNode(safeFragment(html), true));
  // A stop for the keyboard where there is something to press.
  frame.tabIndex = inner.links.length > 0 ? 0 : -1;
  if (splitKeyPoints(html).points.length > 0)
    inner.body.firstElementChild?.prepend(headOf(inner, words.inShort, words.fullTextCounts));
  dressFrame(frame);
  paintFrame(frame);
}

/**
 * Its rules with the faces that the page has now. A made style sheet needs no hole in the page's policy; iPhones make none before iOS 16.4.
 */
export function dressFrame(frame: HTMLIFrameElement): void {
  const inner = frame.contentDocument;
  const window_ = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!inner || !window_) return;
  if (Reflect.has(inner, 'adoptedStyleSheets')) {
    const sheet = new window_.CSSStyleSheet();
    sheet.replaceSync(fontRules() + rules);
    inner.adoptedStyleSheets = [sheet];
  } else {
    const style = inner.head.querySelector('style') ?? inner.head.appendChild(inner.createElement('style'));
    style.textContent = fontRules() + rules;
  }
}

/** The page's present colours, after a change between light and dark too. */
export function paintFrame(frame: HTMLIFrameElement): void {
  const page = getComputedStyle(document.documentElement);
  for (const name of copied)
    frame.contentDocument?.documentElement.style.setProperty(name, page.getPropertyValue(name));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The waiver as a page of its own, to keep. */
export function waiverFile(title: string, { html, language }: ShownText): Blob {
  const body = document.createElement('div');
  body.append(safeFragment(html));
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}</style>`;
  return new Blob(
    [
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${head}</head><body><h1>${escaped(title)}</h1>${body.innerHTML}</body></html>`,
    ],
    {
      type: 'text/html',
    },
  );
}
