/** Somebody who can sign in at the sandbox's OpenID provider (D1). The demo resort knows its guests by `sub`. */
export interface DemoPerson {
  sub: string;
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  birthdate: string;
  role: 'guest' | 'administrator' | 'desk';
  /** One line that says why one would sign in as this person. */
  about: string;
}

export const demoPassword = 'demo';

const person = (
  role: DemoPerson['role'],
  name: [given: string, family: string],
  email: string,
  birthdate: string,
  about: string,
): DemoPerson => ({
  sub: `demo-${email.slice(0, email.indexOf('@')).replaceAll('.', '-')}`,
  email,
  password: demoPassword,
  givenName: name[0],
  familyName: name[1],
  birthdate,
  role,
  about,
});

/** The demo sign-ins; the seed makes one household for each guest but the brand-new one. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    'guest',
    ['Emma', 'Carter'],
    'emma.carter@example.com',
    '1987-03-14',
    'A parent with two children, everything still to do',
  ),
  person(
    'guest',
    ['Henrik', 'Lindqvist'],
    'henrik.lindqvist@example.com',
    '1981-11-02',
    'Nine in the household, from infant to grandmother',
  ),
  person(
    'guest',
    ['Sofia', 'Marino'],
    'sofia.marino@example.com',
    '1990-06-21',
    'Was here last month: everything valid, passes ready to print',
  ),
  person(
    'guest',
    ['Noah', 'Fischer'],
    'noah.fischer@example.com',
    '1995-09-08',
    'Brand new: signs in for the first time, no household yet',
  ),
  person(
    'guest',
    ['Priya', 'Raman'],
    'priya.raman@example.com',
    '1979-01-30',
    'Three adults, each of whom signs alone',
  ),
  person(
    'guest',
    ['Александра-Вікторія', 'Вишневецька-Заболоцька'],
    'oleksandra.vyshnevetska@example.com',
    '1984-12-05',
    'Long names, in Cyrillic, Arabic and Japanese',
  ),
  person(
    'guest',
    ['James', 'O’Connor'],
    'james.oconnor@example.com',
    '1983-08-17',
    'Bought lessons and rentals: at the ski school only what the purchase needs',
  ),
  person(
    'guest',
    ['Claire', 'Dubois'],
    'claire.dubois@example.com',
    '1976-05-09',
    'Her son turns 18 tomorrow: today she signs, tomorrow he does',
  ),
  person(
    'guest',
    ['Mateo', 'García'],
    'mateo.garcia@example.com',
    '1992-02-29',
    'Alone, born on 29 February, some things expired',
  ),
  person(
    'guest',
    ['Hannah', 'Weber'],
    'hannah.weber@example.com',
    '1988-10-23',
    'Half done: one child finished, one child to go',
  ),
  person('administrator', ['Robin', 'Hale'], 'robin.hale@example.com', '1980-04-11', 'Runs the resort’s check-in'),
  person(
    'administrator',
    ['Kim', 'Larsen'],
    'kim.larsen@example.com',
    '1985-07-19',
    'Second administrator, also a guest without children',
  ),
  person('desk', ['Alex', 'Moreau'], 'alex.moreau@example.com', '1999-02-16', 'Helps families, sets nothing up'),
];

/** What of the demo a resort has. */
export interface DemoAtResort {
  readonly hasFamilies: boolean;
  /** Whom the demo has at the desk is on the access list. */
  readonly hasDesk: boolean;
}

const atEmptyResort = {
  administrator: 'Sets up the resort',
  desk: 'Helps families, once an administrator has given access',
  guest: 'No household yet: signs in for the first time',
};

/** The demo sign-ins, with what is true of them at a resort. */
export const demoPeopleAt = ({ hasFamilies, hasDesk }: DemoAtResort): readonly DemoPerson[] =>
  demoPeople.map((one) =>
    (one.role === 'desk' ? hasDesk : hasFamilies) ? one : { ...one, about: atEmptyResort[one.role] },
  );

const addressesOf = (role: DemoPerson['role']) =>
  demoPeople.filter((one) => one.role === role).map(({ email }) => email);

/** Whom the demo resort has at the desk (D77). */
export const demoDesk = addressesOf('desk');

/** What the launcher and tests hand to ADMIN_EMAILS (D6). */
export const demoAdministrators = addressesOf('administrator');
