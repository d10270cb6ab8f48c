import { BarcodeDetector } from 'qr/decode.js';
import { codeReader } from './code-reader';

const browser = globalThis as { BarcodeDetector?: unknown };
afterEach(() => {
  delete browser.BarcodeDetector;
});

const ownReader = (formats: () => Promise<string[]>) => Object.assign(class {}, { getSupportedFormats: formats });

test("the browser's own reader is taken where it knows QR codes", async () => {
  const Own = ownReader(async () => ['ean_13', 'qr_code']);
  browser.BarcodeDetector = Own;
  expect(await codeReader()).toBeInstanceOf(Own);
});

test.each([
  ['has none', undefined],
  ['has one that reads nothing', ownReader(async () => [])],
  ['has one that is out of service', ownReader(() => Promise.reject(new Error('Service unavailable')))],
])('a browser that %s gets ours', async (_case, own) => {
  if (own) browser.BarcodeDetector = own;
  expect(await codeReader()).toBeInstanceOf(BarcodeDetector);
});
