import type { DateFormat, ImportLine } from '@arrival/contracts';
import { isDay } from '@arrival/rules';

const two = (digits: string) => digits.padStart(2, '0');

/** A day as files write it: 2026-12-31, 31.12.2026, or with slashes in the order of *General*. Null when it is none. */
export function dayOf(text: string, dateFormat: DateFormat): string | null {
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ ,T].*)?$/.exec(text) ?? [];
  if (!first || !second || !year) return isDay(text.slice(0, 10)) ? text.slice(0, 10) : null;
  const isMonthFirst = sign !== '.' && dateFormat === 'mmddyyyy';
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  const found = `${year}-${two(month)}-${two(day)}`;
  return isDay(found) ? found : null;
}

// As shops of several languages write the state of an order, in small letters without signs.
const over =
  /^(yes|y|true|1|x|cancell?ed|refunded|void(ed)?|ja|storniert|erstattet|oui|annulée?|remboursée?|sì|annullat[oa]|rimborsat[oa]|sí|cancelad[oa]|anulad[oa])$/;
const holds =
  /^(no|n|false|0|new|open|active|pending|processing|on ?hold|authorized|booked|confirmed|paid|partially ?paid|complete|completed|closed|fulfilled|unfulfilled|shipped|nein|offen|bezahlt|bestätigt|abgeschlossen|non|payée?|confirmée?|pagat[oa]|confermat[oa]|pagad[oa]|confirmad[oa])?$/;

/** Whether an order is cancelled; a day is the one on which it was. What nobody can tell stays as it is, and is refused like every other field. */
function cancelledOf(text: string, dateFormat: DateFormat): boolean | string {
  const plain = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (holds.test(plain)) return false;
  return over.test(plain) || dayOf(text, dateFormat) !== null || text;
}

export type Cells = Partial<Record<keyof ImportLine, string>>;

/** What the cells of a row say; a day that is none stays as it is, and is refused like every other field. */
export function lineOf(cells: Cells, dateFormat: DateFormat): unknown {
  const day = (text = '') => (text === '' ? null : (dayOf(text, dateFormat) ?? text));
  const { orderNumber = '', email = '', firstName = '', lastName = '', productCode = '', phone } = cells;
  return {
    ...{ orderNumber, email, firstName, lastName, productCode },
    phone: phone || null,
    dateOfBirth: day(cells.dateOfBirth),
    day: day(cells.day),
    lastDay: day(cells.lastDay),
    isCancelled: cancelledOf(cells.isCancelled ?? '', dateFormat),
  };
}
