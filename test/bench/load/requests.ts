/** The next request of a kind of work; undefined when there is none left. */
export type Next = () => string | Buffer | undefined;

/** A request's head but for the empty line that ends it. */
export const post = (path: string, token: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`;

const BOUNDARY = 'arrival-bench-boundary';

/** A whole request that uploads one file. */
export function multipart(path: string, token: string, file: Buffer, type: string): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo"\r\ncontent-type: ${type}\r\n\r\n`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const start = post(path, token, `multipart/form-data; boundary=${BOUNDARY}`, head.length + file.length + end.length);
  return Buffer.concat([Buffer.from(`${start}\r\n${head}`), file, Buffer.from(end)]);
}
