import type { ImportLine } from '@arrival/contracts';

export type Column = keyof ImportLine;
/** What somebody has said a field is called in their file, as `plainHeading` has it; empty where they said that it is not there. */
export type OwnHeadings = Readonly<Partial<Record<Column, string>>>;
/** At which place of a row a field stands. */
export type Places = Readonly<Partial<Record<Column, number>>>;

/** Headings by which shops' files call the columns, in small letters without signs. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  orderNumber: [
    ...['ordernumber', 'orderno', 'orderid', 'order', 'bookingnumber', 'bookingid', 'booking', 'reservation'],
    ...['bestellnummer', 'auftragsnummer', 'buchungsnummer', 'numérodecommande', 'numeroordine', 'númerodepedido'],
  ],
  email: ['email', 'mail', 'emailaddress', 'customeremail', 'billingemail', 'emailadresse', 'courriel', 'correo'],
  firstName: ['firstname', 'givenname', 'forename', 'vorname', 'prénom', 'nome', 'nombre'],
  lastName: [
    ...['lastname', 'surname', 'familyname'],
    ...['nachname', 'nom', 'nomdefamille', 'cognome', 'apellido', 'apellidos'],
  ],
  dateOfBirth: [
    ...['birthdate', 'dateofbirth', 'dob', 'birthday', 'born'],
    ...['geburtsdatum', 'datedenaissance', 'datadinascita', 'fechadenacimiento'],
  ],
  phone: [
    ...['phone', 'phonenumber', 'mobile', 'telephone'],
    ...['telefon', 'telefonnummer', 'téléphone', 'telefono', 'teléfono'],
  ],
  productCode: ['productcode', 'product', 'sku', 'code', 'artikelnummer', 'codeproduit', 'codiceprodotto', 'código'],
  day: [
    ...['day', 'date', 'visitdate', 'productdate', 'startdate', 'from'],
    ...['besuchstag', 'datedevisite', 'datavisita', 'fechadevisita'],
  ],
  lastDay: [
    ...['lastday', 'validuntil', 'expires', 'enddate', 'until'],
    ...['gültigbis', 'datedefin', 'datafine', 'válidohasta'],
  ],
  isCancelled: [
    ...['cancelled', 'canceled', 'iscancelled', 'iscanceled', 'cancelledat', 'canceledat', 'status', 'orderstatus'],
    ...['storniert', 'annulé', 'annullato', 'cancelado', 'statut', 'stato', 'estado'],
  ],
};
export const orderColumns = Object.keys(headings) as Column[];
/** Without these a file says nothing. */
export const neededColumns = ['orderNumber', 'email', 'firstName', 'lastName', 'productCode'] as const;

export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Where each field stands: as somebody said, else by what shops and the console call it. */
export function placesOf(heads: readonly string[], names: (column: Column) => string, own: OwnHeadings): Places {
  const plain = heads.map(plainHeading);
  const found = orderColumns.map((column) => {
    if (own[column] === '') return [column, undefined] as const;
    const said = own[column] ? plain.indexOf(own[column]) : -1;
    const known = [plainHeading(names(column)), ...headings[column]].map((name) => plain.indexOf(name));
    return [column, [said, ...known].find((place) => place >= 0)] as const;
  });
  return Object.fromEntries(found.filter(([, place]) => place !== undefined));
}
