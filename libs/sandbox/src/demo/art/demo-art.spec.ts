import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portrait } from './portrait';
import { demoArt } from './write-art';

const folder = join(__dirname, '../../../../../guest-web/public/demo');

test.each(Object.entries(demoArt()))('%s is committed as the generator draws it', (name, svg) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(svg);
});

test.each(Object.entries(demoArt()))('%s is valid, small and calls for nothing from outside', async (_name, svg) => {
  const { format, width } = await sharp(Buffer.from(svg)).metadata();
  expect(format).toBe('svg');
  expect(width).toBeGreaterThan(0);
  expect(svg.length).toBeLessThan(21_000);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|href=/);
});

test('a portrait is the same for the same seed and another for another', () => {
  const sitter = { seed: 4, age: 33, hair: 'short', skin: 1 } as const;
  expect(portrait(sitter)).toBe(portrait(sitter));
  expect(portrait({ ...sitter, seed: 5 })).not.toBe(portrait(sitter));
});
