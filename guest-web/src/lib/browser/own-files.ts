/** What a file is by its name, and what an answer that is one says of itself. */
const kinds = [
  { name: /\.js$/, type: /javascript/ },
  { name: /\.css$/, type: /^text\/css/ },
  { name: /\.woff2$/, type: /^font\// },
  { name: /\.html$/, type: /^text\/html/ },
] as const;
const image = /^image\//;
/** Where the app is drawn. */
const ownPage = 'id="root"';

/** Is it the file of that address, and not a page that a network or a proxy has put in its place? What is none of these is an image. */
export async function isOwnFile(address: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  const { pathname } = new URL(address);
  const type = kinds.find(({ name }) => name.test(pathname))?.type ?? image;
  if (!type.test(answer.headers.get('content-type') ?? '')) return false;
  return !pathname.endsWith('.html') || (await answer.clone().text()).includes(ownPage);
}
