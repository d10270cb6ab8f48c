/** A text of SQL, to be sorted as people look for it: in any case, an accent no letter of its own, numbers by what they count. */
export const inReadingOrder = (text: string): string => `${text} collate reading_order`;

/** Nothing is stored in this order; without it PostgreSQL would warn in each session after an update of ICU. */
export const refreshReadingOrder = 'alter collation reading_order refresh version';
