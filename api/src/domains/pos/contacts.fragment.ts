/** Contacts in other domains' SQL, which names them no table. */

/** The name of a contact, by an expression for its id. */
export const contactName = (id: string) =>
  `(select c.first_name || ' ' || c.last_name from contact c where c.contact_id = ${id})`;

/** The head of a contact's household, by an expression for its id. */
export const headOf = (id: string) =>
  `(select coalesce(c.parent_contact_id, c.contact_id) from contact c where c.contact_id = ${id})`;

/** Everybody with their names and the head of their household. */
export const members =
  'select c.contact_id, coalesce(c.parent_contact_id, c.contact_id) as head_contact_id, c.first_name, c.last_name from contact c';

/** Where mail to a contact goes, by an expression for its id: their own address, else the head's; null when none is on file. */
export const mailAddress = (id: string) =>
  `(select coalesce(nullif(c.email, ''), nullif(h.email, '')) from contact c left join contact h on h.contact_id = c.parent_contact_id where c.contact_id = ${id})`;

/** The customer number of a contact, by an expression for its id. */
export const customerNumberOf = (id: string) => `(select c.customer_number from contact c where c.contact_id = ${id})`;

/** The birth date of a contact, by an expression for its id. */
export const bornOn = (id: string) => `(select c.date_of_birth from contact c where c.contact_id = ${id})`;

/** The ids of contacts by name; the parameter is a `nameSearch`. */
export const contactsNamed = (parameter: string) =>
  `select c.contact_id from contact c where name_words_of(c.first_name, c.last_name) @@ to_tsquery('simple', plain_letters(${parameter}))`;

/** Apostrophes and hyphens of every kind (D68). */
const unheard = "'`\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032\u2010-\u2015\u2212-";

/** A whole name in one writing, by expressions for its parts: who is called alike is equal in it, whatever marks, apostrophes, hyphens and spaces were typed. */
export const plainName = (firstName: string, lastName: string) =>
  `regexp_replace(plain_letters(${firstName} || ' ' || ${lastName}), '[\\s${unheard.replace("'", "''")}]', '', 'g')`;

const mostWords = 8;

/** What `contactsNamed` looks for: names that have a word beginning with each of these, whatever marks its letters carry; null when there is too little to look for. */
export function nameSearch(text: string): string | null {
  // A mark alone is no word: nothing of it is left in plain letters.
  const words = text.toLowerCase().match(/\p{M}*[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  if (words.length === 0 || /^[a-z0-9]$/.test(words.join(''))) return null;
  return words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}

/** As `nameSearch`, of a whole name that may be written with apostrophes and hyphens or without. */
export function namesakeSearch(name: string): string | null {
  const writings = [nameSearch(name), nameSearch(name.replace(new RegExp(`[${unheard}]`, 'gu'), ''))];
  return writings.every((writing) => writing !== null) ? writings.map((words) => `(${words})`).join(' | ') : null;
}
