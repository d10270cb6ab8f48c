import sharp from 'sharp';
import { DomainError } from '../../platform/calls/domain-error';
import { cleanSignature } from './signature-image';

const ink = {
  input: Buffer.from('<svg width="80" height="40"><path d="M5 30 L70 8" stroke="black" stroke-width="3"/></svg>'),
  top: 20,
  left: 30,
};
const canvas = (width = 200, height = 80) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
const drawn = async () => canvas().composite([ink]).png().toBuffer();

async function refusal(base64: string): Promise<string | undefined> {
  const error: unknown = await cleanSignature(base64).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DomainError);
  expect((error as DomainError).code).toBe('waiver.signature_invalid');
  return (error as DomainError).options.errors?.[0]?.message;
}

describe('cleanSignature', () => {
  it('keeps a drawn signature pixel by pixel', async () => {
    const png = await drawn();
    const kept = await cleanSignature(png.toString('base64'));
    expect((await sharp(kept).raw().toBuffer()).equals(await sharp(png).raw().toBuffer())).toBe(true);
  });

  it('drops everything that is not a pixel', async () => {
    const png = await canvas()
      .composite([ink])
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    expect(png.includes('secret place')).toBe(true);
    expect((await cleanSignature(png.toString('base64'))).includes('secret place')).toBe(false);
  });

  it.each([
    ['transparent', { r: 0, g: 0, b: 0, alpha: 0 }],
    ['white', { r: 255, g: 255, b: 255, alpha: 1 }],
  ])('refuses a blank %s pad', async (_, background) => {
    const blank = await sharp({ create: { width: 300, height: 100, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await refusal(blank.toString('base64'))).toBe('Please Sign.');
  });

  it('refuses what is no PNG, is damaged, or has a tail', async () => {
    const png = await drawn();
    const flipped = Buffer.from(png);
    flipped[60] = (flipped[60] as number) ^ 0xff;
    expect(await refusal(Buffer.from('<html></html>').toString('base64'))).toBe('The signature must be a PNG picture');
    expect(await refusal(flipped.toString('base64'))).toBe('The signature must be a PNG picture');
    expect(await refusal(Buffer.concat([png, Buffer.from('<script>')]).toString('base64'))).toBe(
      'The signature must be a PNG picture',
    );
    expect(await refusal(png.subarray(0, png.length - 20).toString('base64'))).toBe(
      'The signature must be a PNG picture',
    );
    expect(await refusal(`data:image/png;base64,${png.toString('base64')}`)).toContain('without prefix');
  });

  it('refuses a picture out of bounds', async () => {
    const wide = await canvas(2400, 40)
      .composite([ink].map((layer) => ({ ...layer, top: 0 })))
      .png()
      .toBuffer();
    expect(await refusal(wide.toString('base64'))).toContain('2000 pixels');
  });
});
