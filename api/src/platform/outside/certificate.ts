import { connect } from 'node:tls';

const TIMEOUT_MS = 3_000;
const HTTPS = 443;

/** Until when browsers take the certificate of an https address, in milliseconds. Throws when they refuse it now, or nobody answers. */
export function certificateEnd(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || HTTPS), servername: hostname, timeout: TIMEOUT_MS });
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)));
    socket.once('error', reject);
  });
}
