import type { ImportLine } from '@arrival/contracts';

type Column = keyof ImportLine;

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

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Which field a heading means; the field's own name in the console means it too. */
export function columnOf(heading: string, names: (column: Column) => string): Column | undefined {
  const said = plain(heading);
  if (said === '') return undefined;
  return orderColumns.find((column) => headings[column].includes(said) || plain(names(column)) === said);
}
