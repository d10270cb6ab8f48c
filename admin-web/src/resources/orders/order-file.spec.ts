import { dayOf } from './order-cells';
import { exampleFile, notAList, piecesOf, readOrders, textOf } from './order-file';

const head = 'Order No.,E-Mail,First Name,Surname,DOB,SKU,Visit date,Valid until,Status';
const lena = '1001,lena@example.com,Lena,Hoffmann,1988-04-12,SKI-SET,2026-12-27,,';

test('headings are known by what shops call them, in any order, and a cell may hold the sign between cells', () => {
  const { lines, unread, missing } = readOrders(
    `Surname;Order;e-mail;Given name;product\n"Hoffmann; jr.";A-7;lena@example.com;Lena;SKI-SET\n\n`,
    'mmddyyyy',
  );
  expect([unread, missing]).toEqual([[], []]);
  expect(lines).toEqual([
    {
      row: 2,
      line: {
        orderNumber: 'A-7',
        email: 'lena@example.com',
        firstName: 'Lena',
        lastName: 'Hoffmann; jr.',
        dateOfBirth: null,
        phone: null,
        productCode: 'SKI-SET',
        day: null,
        lastDay: null,
        isCancelled: false,
      },
    },
  ]);
});

test('columns without which a file says nothing are named', () => {
  expect(readOrders('Order,First name\n1,Lena', 'mmddyyyy')).toMatchObject({
    lines: [],
    unread: [],
    missing: ['email', 'lastName', 'productCode'],
  });
});

test('what somebody says a heading means goes before what it is known for', () => {
  const text = 'Email,Contact e-mail,Bestellung,Rufname,Name,Artikel\na@example.com,b@example.com,7,Lena,Berg,SKI';
  const own = { orderNumber: 'bestellung', firstName: 'rufname', lastName: 'name', productCode: 'artikel' };
  expect(readOrders(text, 'mmddyyyy').missing).toEqual(['orderNumber', 'firstName', 'lastName', 'productCode']);
  expect(readOrders(text, 'mmddyyyy', own).lines[0]?.line).toMatchObject({ email: 'a@example.com', lastName: 'Berg' });
  const other = { ...own, email: 'contactemail' };
  expect(readOrders(text, 'mmddyyyy', other).lines[0]?.line.email).toBe('b@example.com');
});

test('what somebody says is not in the file is not looked for', () => {
  const text = [head, `${lena}deposit`].join('\n');
  expect(readOrders(text, 'mmddyyyy').unread).toEqual([{ row: 2, column: 'isCancelled', value: 'deposit' }]);
  expect(readOrders(text, 'mmddyyyy', { isCancelled: '' }).lines[0]?.line.isCancelled).toBe(false);
});

test.each([
  ['Bestellnummer;E-Mail-Adresse;Vorname;Nachname;Geburtsdatum;Telefon;Artikelnummer;Besuchstag;Gültig bis;Storniert'],
  ['Numéro de commande;Courriel;Prénom;Nom;Date de naissance;Téléphone;Code produit;Date de visite;Date de fin;Annulé'],
  ['Numero ordine;E-mail;Nome;Cognome;Data di nascita;Telefono;Codice prodotto;Data visita;Data fine;Annullato'],
  [
    'Número de pedido;Correo;Nombre;Apellidos;Fecha de nacimiento;Teléfono;Código;Fecha de visita;Válido hasta;Cancelado',
  ],
])('a shop of another language: %s', (headings) => {
  const { places, missing } = readOrders(headings, 'ddmmyyyy');
  expect([Object.values(places), missing]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], []]);
});

test('a heading that is empty, or a sign alone, means nothing', () => {
  for (const blank of ['', '#'])
    expect(readOrders(`${blank},${head}\n7,${lena}`, 'ddmmyyyy').lines[0]?.line).toMatchObject({
      orderNumber: '1001',
      email: 'lena@example.com',
      productCode: 'SKI-SET',
      isCancelled: false,
    });
});

test('an order of which a row cannot be read is left out whole, whatever nobody sees was copied along with its number', () => {
  const marked = lena.replace('1001', '\u200e1001');
  const { lines, unread } = readOrders(
    [head, marked, marked.replace('lena@example.com', 'lena')].join('\n'),
    'ddmmyyyy',
  );
  expect([lines, unread]).toEqual([[], [{ row: 3, column: 'email', value: 'lena' }]]);
});

test('a row that cannot be read is told by its field, and its whole order is left out', () => {
  const { lines, unread } = readOrders(
    [head, lena, '1001,lena@example.com,Mira,Hoffmann,31/31/2017,SKI-SET,,,', lena.replace('1001', '1002')].join('\n'),
    'ddmmyyyy',
  );
  expect(unread).toEqual([{ row: 3, column: 'dateOfBirth', value: '31/31/2017' }]);
  expect(lines.map(({ row }) => row)).toEqual([4]);
});

test('all that is wrong with a row is told at once, as it stands in the file', () => {
  const { unread } = readOrders(`${head}\n1003,lena at example,,Hoffmann,1988-04-12,SKI-SET,tomorrow,,`, 'mmddyyyy');
  expect(unread).toEqual([
    { row: 2, column: 'email', value: 'lena at example' },
    { row: 2, column: 'firstName', value: '' },
    { row: 2, column: 'day', value: 'tomorrow' },
  ]);
});

test.each([
  ['2026-12-31', 'mmddyyyy', '2026-12-31'],
  ['2026-12-31T09:00:00Z', 'mmddyyyy', '2026-12-31'],
  ['12/31/2026', 'mmddyyyy', '2026-12-31'],
  ['12/31/2026 09:00', 'mmddyyyy', '2026-12-31'],
  ['3/4/2026', 'mmddyyyy', '2026-03-04'],
  ['3/4/2026', 'ddmmyyyy', '2026-04-03'],
  ['31.12.2026', 'mmddyyyy', '2026-12-31'],
  ['31/12/2026', 'mmddyyyy', null],
  ['30.02.2026', 'ddmmyyyy', null],
  ['soon', 'ddmmyyyy', null],
] as const)('the day %s where %s is written is %s', (text, dateFormat, day) => {
  expect(dayOf(text, dateFormat)).toBe(day);
});

test.each([
  [true, ['refunded', 'Cancelled', 'yes', 'storniert', 'annulée', '2026-12-01 09:00:00 +0100', '12/01/2026']],
  [false, ['completed', 'paid', 'partially_paid', '0', 'nein', '']],
])('cancelled is %s where a shop writes so', (isCancelled, said) => {
  const { lines, unread } = readOrders([head, ...said.map((words) => lena + words)].join('\n'), 'mmddyyyy');
  expect(unread).toEqual([]);
  expect(lines.map(({ line }) => line.isCancelled)).toEqual(said.map(() => isCancelled));
});

test('where nobody can tell whether an order is cancelled it is left to a person', () => {
  const { lines, unread } = readOrders([head, `${lena}partially_refunded`].join('\n'), 'mmddyyyy');
  expect([lines, unread]).toEqual([[], [{ row: 2, column: 'isCancelled', value: 'partially_refunded' }]]);
});

test('letters are read as the spreadsheet wrote them', () => {
  expect(textOf(new TextEncoder().encode('\ufeffZoë').buffer as ArrayBuffer)).toBe('Zoë');
  expect(textOf(new Uint8Array([0x5a, 0x6f, 0xeb]).buffer)).toBe('Zoë');
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]).buffer)).toBe('Zoë');
  expect(textOf(new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb]).buffer)).toBe('Zoë');
});

test.each([
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['empty', []],
  ['empty', [0xef, 0xbb, 0xbf, 0x0d, 0x0a]],
  [undefined, [0x50, 0x4b, 0x2c, 0x41]],
])('a file that is no list at all is %s', (why, bytes) => {
  expect(notAList(new Uint8Array(bytes).buffer)).toBe(why);
});

test('an order stays together in the pieces that are sent', () => {
  const rows = Array.from({ length: 1200 }, (_, at) => lena.replace('1001', String(Math.floor(at / 2) % 300)));
  const pieces = piecesOf(readOrders([head, ...rows].join('\n'), 'mmddyyyy').lines);
  expect(pieces.map((piece) => piece.length)).toEqual([500, 500, 200]);
  const holders = pieces.map((piece) => new Set(piece.map(({ line }) => line.orderNumber)));
  expect(holders.reduce((sum, numbers) => sum + numbers.size, 0)).toBe(300);
});

test('an order that no call can hold is left out and told once; the others are sent', () => {
  const rows = Array.from({ length: 501 }, () => lena.replace('1001', 'GROUP'));
  const { lines, tooLarge, unread } = readOrders([head, lena, ...rows, lena].join('\n'), 'mmddyyyy');
  expect(piecesOf(lines).map((piece) => piece.map(({ row }) => row))).toEqual([[2, 504]]);
  expect([tooLarge, unread]).toEqual([[{ row: 3, orderNumber: 'GROUP', rows: 501 }], []]);
});

test('the example can be read as it is', () => {
  const { lines, unread } = readOrders(exampleFile(), 'ddmmyyyy');
  expect([lines.length, unread]).toEqual([2, []]);
});
