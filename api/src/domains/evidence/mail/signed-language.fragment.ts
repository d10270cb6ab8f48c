/** The language in which somebody signed here last, as their copy was mailed in; null of who never did. `contact`: an expression of SQL. */
export const signedLanguage = (contact: string): string =>
  `(select m.language from copy_mail m where m.signer_contact_id = ${contact} order by m.created_at desc limit 1)`;
