import { flatten, isObject, type Json, unflatten } from './json';

/** What the server computes of a text is nobody's to choose. */
const isText = (field: string) => field.startsWith('translations.') && !field.endsWith('.textHash');

/** A record's texts in other languages, each a field of its own: two people may have written different ones. */
export function textsApart({ translations, ...fields }: Json): Json {
  if (!isObject(translations)) return fields;
  const texts = Object.entries(flatten({ translations })).filter(([field]) => isText(field));
  return { ...fields, ...Object.fromEntries(texts) };
}

/** The way back; without any text `translations` is null. */
export function textsTogether(fields: Json): Json {
  const [texts, rest] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isText(field) === wanted)),
  ) as [Json, Json];
  return { translations: null, ...unflatten(texts), ...rest };
}
