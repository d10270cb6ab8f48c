import type { Plugin } from 'vite';

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const firstWords = '<!-- first words -->';

/** A style sheet in the head holds back the whole page. Behind the first words it holds back the app alone, which is not there yet. */
export function stylesAfterFirstWords(): Plugin {
  return {
    name: 'arrival:first-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = (html.match(styleSheet) ?? []).map((link) => link.trim());
        if (links.length === 0 || !html.includes(firstWords)) throw new Error('index.html has changed its shape');
        return html.replace(styleSheet, '').replace(firstWords, [firstWords, ...links].join('\n    '));
      },
    },
  };
}
