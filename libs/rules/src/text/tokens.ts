const TOKEN = /\{(\w+)\}/g;

/**
 * Fills `{Token}`s in one pass; a token that is not known (or has no value) stays as typed (D30), and a value that looks like a token is
 * not filled again.
 */
export function fillTokens(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(TOKEN, (typed, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? typed : String(value);
  });
}
