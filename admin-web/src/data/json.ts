export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ a: { b: 1 } }` as `{ 'a.b': 1 }`, so that each value can be compared by itself. */
export function flatten(value: Json, prefix = ''): Json {
  const flat: Json = {};
  for (const [key, inside] of Object.entries(value)) {
    if (isObject(inside)) Object.assign(flat, flatten(inside, `${prefix}${key}.`));
    else flat[`${prefix}${key}`] = inside;
  }
  return flat;
}

/** The way back. */
export function unflatten(flat: Json): Json {
  const tree: Json = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split('.');
    let at = tree;
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Json;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  return tree;
}

/** The defaults where something is to be filled, else what is there (D43). Unknown keys stay. */
export function withDefaults(
  values: Json,
  defaults: Json,
  isToFill: (own: unknown, path: string) => boolean,
  prefix = '',
): Json {
  const merged: Json = { ...values };
  for (const [key, value] of Object.entries(defaults)) {
    const own = values[key];
    const path = `${prefix}${key}`;
    if (isObject(value)) merged[key] = withDefaults(isObject(own) ? own : {}, value, isToFill, `${path}.`);
    else if (isToFill(own, path)) merged[key] = value;
  }
  return merged;
}
