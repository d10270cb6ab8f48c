import type { ImportLine } from '@arrival/contracts';

export type Column = keyof ImportLine;
/** What somebody has said a field is called in their file, as `plainHeading` has it. */
export type OwnHeadings = Readonly<Partial<Record<Column, string>>>;
/** At which place of a row a field stands. */
export type Places = Readonly<Partial<Record<Column, number>>>;

/** Headings by which shops' files call the columns, in small letters without signs. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  orderNumber: ['ordernumber', 'orderno', 'orderid', 'order', 'bookingnumber', 'bookingid', 'booking', 'reservation'],
  email: ['email', 'mail', 'emailaddress', 'customeremail', 'billingemail'],
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'surname', 'familyname'],
  dateOfBirth: ['birthdate', 'dateofbirth', 'dob', 'birthday', 'born'],
  phone: ['phone', 'phonenumber', 'mobile', 'telephone'],
  productCode: ['productcode', 'product', 'sku', 'code'],
  day: ['day', 'date', 'visitdate', 'productdate', 'startdate', 'from'],
  lastDay: ['lastday', 'validuntil', 'expires', 'enddate', 'until'],
  isCancelled: ['cancelled', 'canceled', 'iscancelled', 'iscanceled', 'status'],
};
export const orderColumns = Object.keys(headings) as Column[];
/** Without these a file says nothing. */
export const neededColumns = ['orderNumber', 'email', 'firstName', 'lastName', 'productCode'] as const;

export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Where each field stands: as somebody said, else by what shops and the console call it. */
export function placesOf(heads: readonly string[], names: (column: Column) => string, own: OwnHeadings): Places {
  const plain = heads.map(plainHeading);
  const found = orderColumns.map((column) => {
    const said = own[column] ? plain.indexOf(own[column]) : -1;
    const known = [plainHeading(names(column)), ...headings[column]].map((name) => plain.indexOf(name));
    return [column, [said, ...known].find((place) => place >= 0)] as const;
  });
  return Object.fromEntries(found.filter(([, place]) => place !== undefined));
}
