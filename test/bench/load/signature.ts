import { crc32, deflateSync } from 'node:zlib';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

function header(side: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  data.writeUInt8(8, 8);
  return chunk('IHDR', data);
}

const ending = chunk('IEND', Buffer.alloc(0));

/** Side of a picture that is exactly 15 kB; the others are up to a fifth smaller or larger, as people's signatures are. */
const MIDDLE = 121;
const SPREAD = 12;

/** A grey PNG that differs with its number: pixels stored as they are, so that making one costs the generator little. */
export function buildSignature(seed: number): Buffer {
  const side = MIDDLE - SPREAD + (seed % (2 * SPREAD + 1));
  const rows = Buffer.alloc(side * (side + 1));
  for (let at = 0, state = seed | 1; at < rows.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    rows[at] = at % (side + 1) === 0 ? 0 : state >>> 24;
  }
  return Buffer.concat([magic, header(side), chunk('IDAT', deflateSync(rows, { level: 0 })), ending]);
}
