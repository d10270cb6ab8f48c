import { parseColor, type Rgb, readableOn, toHex } from '@arrival/rules';

const ink: Rgb = [11, 31, 51];

/** The theme's two colours as a style, its text made legible where the resort chose otherwise. */
export function groundAndText({ backgroundColor, textColor }: { backgroundColor: string; textColor: string }) {
  const ground = parseColor(backgroundColor) ?? ink;
  return { backgroundColor: toHex(ground), color: toHex(readableOn(ground, parseColor(textColor), ink)) };
}
