import { lostInEditor } from './plain-formats';

test('headings, paragraphs, lists and links are kept', () => {
  expect(
    lostInEditor(
      '<h2>Risk</h2><p>Wear a <strong>helmet</strong>.<br>See <a href="https://x.example">this</a></p><ol><li>One</li></ol>',
    ),
  ).toEqual([]);
});

test('a table, a picture and a language are named, each once', () => {
  expect(lostInEditor('<table><tr><td>1</td><td>2</td></tr></table><p lang="fr">Ski <IMG src="/a.png"></p>')).toEqual([
    'table',
    'tr',
    'td',
    'lang',
    'img',
  ]);
});
