/** Letters that the app's own face has not, and the faces that have them. Each names its files by letters: the browser takes those that it needs. */
const faces: readonly (readonly [letters: RegExp, bring: () => Promise<unknown>])[] = [
  [
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\u{1ea0}-\u{1ef1}]/u,
    () => import('@fontsource-variable/noto-sans/wght.css'),
  ],
  [/\p{Script=Arabic}/u, () => import('@fontsource-variable/noto-sans-arabic/wght.css')],
  [/\p{Script=Hebrew}/u, () => import('@fontsource-variable/noto-sans-hebrew/wght.css')],
  [/\p{Script=Thai}/u, () => import('@fontsource-variable/noto-sans-thai/wght.css')],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  ],
  // After the face that stands before it: alone on the page, it would be fetched for letters that the other has.
  [
    /\p{Script=Han}/u,
    () =>
      import('@fontsource-variable/noto-sans-jp/wght.css').then(
        () => import('@fontsource-variable/noto-sans-sc/wght.css'),
      ),
  ],
  [/\p{Script=Hangul}/u, () => import('@fontsource-variable/noto-sans-kr/wght.css')],
];
const brought = new Map<RegExp, Promise<unknown>>();

/** Brings the faces that a text needs, each once. Settles when they are here; one that does not come is asked for the next time. */
export async function bringFaces(text: string): Promise<void> {
  const needed = faces.filter(([letters]) => letters.test(text));
  await Promise.all(
    needed.map(([letters, bring]) => {
      const coming = brought.get(letters) ?? bring().catch(() => brought.delete(letters));
      brought.set(letters, coming);
      return coming;
    }),
  );
}

/** What a piece of the page says: not a list's choices, which the phone shows in its own letters. */
function wordsIn(node: Node): string {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement instanceof HTMLOptionElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const words = node instanceof Text ? [node.data] : [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ');
}

const isField = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
const fieldsIn = (node: Node) =>
  node instanceof Element ? [...node.querySelectorAll('input, textarea')].filter(isField) : [];

/** Whatever is shown or typed gets its face, whichever language the app speaks. Answers what ends it. */
export function watchFaces(): () => void {
  const look = (node: Node) => void bringFaces([wordsIn(node), ...fieldsIn(node).map(({ value }) => value)].join(' '));
  const lookAtTyped = ({ target }: Event) => isField(target) && void bringFaces(target.value);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') look(target);
      for (const node of addedNodes) look(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  document.addEventListener('input', lookAtTyped);
  look(document.body);
  return () => {
    observer.disconnect();
    document.removeEventListener('input', lookAtTyped);
  };
}
