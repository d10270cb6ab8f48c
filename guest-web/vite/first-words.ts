import type { Plugin, Rolldown } from 'vite';

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const firstWords = '<!-- first words -->';

/**
 * A style sheet in the head holds back the whole page. Behind the first words it holds back the app alone, which is not there yet.
 * Vite puts the sheets of later parts into the head, so before these: in a layer they yield to the later ones all the same.
 */
export function stylesAfterFirstWords(): Plugin {
  return {
    name: 'arrival:first-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== '/index.html') return html;
        const links = (html.match(styleSheet) ?? []).map((link) => link.trim());
        if (links.length === 0 || !html.includes(firstWords)) throw new Error('index.html has changed its shape');
        for (const item of Object.values(bundle)) if (isLinked(item, links)) item.source = layered(String(item.source));
        return html.replace(styleSheet, '').replace(firstWords, [firstWords, ...links].join('\n    '));
      },
    },
  };
}

const isLinked = (item: Rolldown.OutputAsset | Rolldown.OutputChunk, links: string[]): item is Rolldown.OutputAsset =>
  item.type === 'asset' && links.some((link) => link.includes(item.fileName));

const fontFace = /@font-face\s*{[^}]*}/g;

/** Faces stay outside, where the waiver's frame finds them. */
const layered = (css: string): string =>
  `${(css.match(fontFace) ?? []).join('')}@layer app{${css.replace(fontFace, '')}}`;
