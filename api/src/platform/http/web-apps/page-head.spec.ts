import { type PageWords, withWords } from './page-head';

const words: PageWords = {
  title: 'Village · Summit Ridge',
  description: 'Skip the counter',
  address: 'https://resort.example/l/1',
  picture: 'https://resort.example/a.png',
  name: 'Summit Ridge',
  backdrop: '/ridge.jpg',
  ground: '#0b1f33',
  ink: '#ffffff',
};
const page = '<head><!-- words of the page --></head><body><!-- first words --></body>';

test('a page says its title, its preview and its first words', () => {
  const said = withWords(page, words);
  expect(said).toContain('<title>Village · Summit Ridge</title>');
  expect(said).toContain('<meta property="og:image" content="https://resort.example/a.png" />');
  expect(said).toContain(
    '<div id="first-words"><img src="/ridge.jpg" alt="" fetchpriority="low" /><p>Summit Ridge</p></div>',
  );
});

test('what somebody typed stays text, signs of replacement included', () => {
  const said = withWords(page, { ...words, name: `</p><script>1</script>$&"'`, title: '$`' });
  expect(said).not.toContain('<script>');
  expect(said).toContain('<p>&lt;/p&gt;&lt;script&gt;1&lt;/script&gt;$&amp;&quot;&#39;</p>');
  expect(said).toContain('<title>$`</title>');
});

test('a resort without a picture says its name alone; an address stays an address', () => {
  expect(withWords(page, { ...words, backdrop: '' })).toContain('<div id="first-words"><p>Summit Ridge</p></div>');
  expect(withWords(page, { ...words, backdrop: '"><script>' })).not.toContain('<script>');
});
