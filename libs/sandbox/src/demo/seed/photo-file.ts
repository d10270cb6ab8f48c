import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { portrait, type Sitter } from '../art/portrait';

export interface PhotoFile {
  hash: string;
  storageKey: string;
  byteSize: number;
}

/** Draws a portrait, keeps it as a 400×400 JPEG where the API keeps its photos, and says what the row must say. */
export async function storePortrait(storageDir: string, sitter: Sitter): Promise<PhotoFile> {
  const bytes = await sharp(Buffer.from(portrait(sitter)))
    .resize(400, 400)
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `photos/${hash.slice(0, 2)}/${hash}.jpg`;
  const path = join(storageDir, storageKey);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, bytes, { mode: 0o600 });
  return { hash, storageKey, byteSize: bytes.length };
}

/** A drawn signature for the records of earlier visits: one quick line with loops, dark on white. */
export async function drawnSignature(seed: number): Promise<Buffer> {
  const wave = Array.from({ length: 9 }, (_, index) => {
    const x = 40 + index * 42;
    const swing = 18 + ((seed * 31 + index * 17) % 44);
    return `S${x + 18} ${110 + swing} ${x + 30} ${index % 2 ? 70 : 96}`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="180"><rect width="480" height="180" fill="#FFFFFF"/><path d="M28 118C40 20 70 20 60 96${wave}S440 120 456 88" fill="none" stroke="#0B1F33" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).toBuffer();
}
