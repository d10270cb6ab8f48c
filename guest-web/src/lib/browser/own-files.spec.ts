import { isOwnFile } from './own-files';

const site = 'https://resort.example';
const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const portal = answer('text/html; charset=utf-8', '<title>Free WiFi</title>');

test.each([
  ['/assets/index-abc.js', answer('application/javascript; charset=utf-8')],
  ['/assets/index-abc.css', answer('text/css; charset=utf-8')],
  ['/assets/figtree-latin.woff2', answer('font/woff2')],
  ['/demo/welcome.svg', answer('image/svg+xml')],
  ['/pictures/hero', answer('image/webp')],
  ['/index.html?__WB_REVISION__=1', answer('text/html', '<div id="root"></div>')],
])('%s is kept as what it is, and no page of a network as it', async (path, own) => {
  expect(await isOwnFile(site + path, own)).toBe(true);
  expect(await isOwnFile(site + path, portal)).toBe(false);
});

test('what is not there is no file', async () => {
  expect(await isOwnFile(`${site}/assets/a.js`, answer('text/javascript', '', 404))).toBe(false);
});

test('its body is left to be kept', async () => {
  const page = answer('text/html', '<div id="root"></div>');
  await isOwnFile(`${site}/index.html`, page);
  expect(page.bodyUsed).toBe(false);
});
