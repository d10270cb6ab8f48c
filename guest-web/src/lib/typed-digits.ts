/** Where the digits of the guests' keyboards begin: Arabic, Persian, and the wide ones of a Japanese one. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** The digits that somebody has typed, as 0 to 9 whatever the keyboard writes; everything else is left out. */
export function typedDigits(text: string): string {
  return Array.from(text.replace(/[^0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, ''), latinDigit).join('');
}

function latinDigit(digit: string): string {
  const zero = zeros.find((first) => digit.charCodeAt(0) >= first && digit.charCodeAt(0) < first + 10);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
}
