/** Where the digits of the guests' keyboards begin: Arabic, Persian, and the wide ones of a Japanese one. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** A text as it was typed, its digits as 0 to 9 whatever the keyboard writes. */
export const withLatinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The digits alone; everything else is left out. */
export const typedDigits = (text: string): string => withLatinDigits(text).replace(/\D/g, '');

function latinDigit(digit: string): string {
  const zero = zeros.find((first) => digit.charCodeAt(0) >= first && digit.charCodeAt(0) < first + 10);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
}
