import { escapeHtml } from '../../html/escape-html';

/** What a page says of itself before its app runs: to a browser, a messenger that shows a link, a search engine. Plain text. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** The page's whole address, and that of a picture. */
  readonly address: string;
  readonly picture: string;
  /** Shown until the app is here: the resort's name, in these colours (#rrggbb), under its picture when it has one. */
  readonly name: string;
  readonly backdrop: string;
  readonly ground: string;
  readonly ink: string;
}

/** Where the build leaves room for both. */
const HEAD = '<!-- words of the page -->';
const FIRST_WORDS = '<!-- first words -->';

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escapeHtml(content)}" />`;

// What the app will show at the same place: the largest thing that a guest sees need not wait for it.
const backdropOf = (address: string): string =>
  address && `<img src="${escapeHtml(address)}" alt="" fetchpriority="low" />`;

/** The page with its title, its description, the tags of a link's preview (Open Graph) and the words of its first moment. */
export function withWords(page: string, words: PageWords): string {
  const { title, description, address, picture, name, backdrop, ground, ink } = words;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    property('type', 'website'),
    property('site_name', name),
    property('title', title),
    property('description', description),
    property('url', address),
    property('image', picture),
    `<style>#first-words{background:${ground};color:${ink}}</style>`,
  ];
  return page
    .replace(HEAD, () => head.join('\n    '))
    .replace(FIRST_WORDS, () => `<div id="first-words">${backdropOf(backdrop)}<p>${escapeHtml(name)}</p></div>`);
}
