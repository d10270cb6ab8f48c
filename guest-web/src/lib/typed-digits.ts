/** Where the digits of the guests' keyboards begin: Arabic, Persian, and the wide ones of a Japanese one. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** A text as it was typed, its digits as 0 to 9 whatever the keyboard writes. */
export const withLatinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The digits alone; everything else is left out. */
export const typedDigits = (text: string): string => withLatinDigits(text).replace(/\D/g, '');

/** Points and commas of the same keyboards. */
const withLatinPoints = (text: string): string => text.replace(/[٫．]/g, '.').replace(/，/g, ',');

export const startsWithPoint = (text: string): boolean => /^[.,]/.test(withLatinPoints(text));

/** So many digits, and one more behind a point or a comma; what cannot belong to such a number is left out. */
export function typedNumber(text: string, digits: 2 | 3): string {
  const [whole = '', point = '', rest = ''] = withLatinPoints(withLatinDigits(text))
    .replace(/[^\d.,]/g, '')
    .split(/([.,])/);
  return whole && `${whole.slice(0, digits)}${point}${rest.slice(0, 1)}`;
}

/** Centimetres. Many people tell their height in metres: 1,75 and 1.75 are 175 of them, for nobody is that few. */
export function typedCentimetres(text: string): string {
  const [, metres, rest] = /^\D*([12])[.,](\d\d)/.exec(withLatinPoints(withLatinDigits(text))) ?? [];
  return metres === undefined ? typedNumber(text, 3) : `${metres}${rest}`;
}

/** The one digit of feet, and whatever was typed behind it. */
export function typedFeet(text: string): [feet: string, behind: string] {
  const latin = withLatinDigits(text).replace(/^\D+/, '');
  return [latin.slice(0, 1), latin.slice(1)];
}

function latinDigit(digit: string): string {
  const zero = zeros.find((first) => digit.charCodeAt(0) >= first && digit.charCodeAt(0) < first + 10);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
}
