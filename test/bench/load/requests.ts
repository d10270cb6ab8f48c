/** The next request of a kind of work; undefined when there is none left. */
export type Next = () => string | Buffer | undefined;

/** A request's head but for the empty line that ends it. */
export const post = (path: string, token: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`;

const BOUNDARY = 'arrival-bench-boundary';

interface Beside {
  fields?: Readonly<Record<string, string>>;
  /** Each with its line's end. */
  headers?: string;
}

/** A whole request that uploads one file, and fields before it. */
export function multipart(
  path: string,
  token: string,
  file: Buffer,
  type: string,
  { fields = {}, headers = '' }: Beside = {},
): Buffer {
  const part = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const before = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`);
  const head = Buffer.from(`${before.join('')}${part('name="file"; filename="photo"')}content-type: ${type}\r\n\r\n`);
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const start = post(path, token, `multipart/form-data; boundary=${BOUNDARY}`, head.length + file.length + end.length);
  return Buffer.concat([Buffer.from(`${start}${headers}\r\n`), head, file, Buffer.from(end)]);
}
