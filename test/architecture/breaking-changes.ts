type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Tree = { [name: string]: Json };

const treeOf = (value: Json | undefined): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** What a schema is, wherever it stands: looked up by its name, and only once on each way down. */
class Comparison {
  readonly found = new Set<string>();

  constructor(
    private readonly before: Tree,
    private readonly after: Tree,
  ) {}

  operations(): void {
    const [before, after] = [treeOf(this.before['paths']), treeOf(this.after['paths'])];
    for (const [path, verbs] of Object.entries(before)) {
      for (const [verb, operation] of Object.entries(treeOf(verbs))) {
        const name = `${verb.toUpperCase()} ${path}`;
        const now = treeOf(after[path])[verb];
        if (now === undefined) this.found.add(`${name} is gone`);
        else this.#operation(name, treeOf(operation), treeOf(now));
      }
    }
  }

  #operation(name: string, before: Tree, after: Tree): void {
    this.#parameters(name, listOf(before['parameters']).map(treeOf), listOf(after['parameters']).map(treeOf));
    const [body, bodyNow] = [treeOf(before['requestBody']), treeOf(after['requestBody'])];
    for (const [type, content] of Object.entries(treeOf(bodyNow['content']))) {
      const old = treeOf(body['content'])[type];
      if (old !== undefined)
        this.#schema(`${name} takes`, treeOf(old)['schema'], treeOf(content)['schema'], 'request', []);
    }
    const [answer, answerNow] = [before, after].map(({ responses }) =>
      treeOf(treeOf(treeOf(responses)['200'])['content']),
    );
    for (const [type, content] of Object.entries(answer ?? {})) {
      const now = answerNow?.[type];
      if (now === undefined) this.found.add(`${name} no longer answers ${type}`);
      else this.#schema(`${name} answers`, treeOf(content)['schema'], treeOf(now)['schema'], 'answer', []);
    }
  }

  #parameters(name: string, before: Tree[], after: Tree[]): void {
    for (const parameter of after) {
      const old = before.find((known) => known['name'] === parameter['name'] && known['in'] === parameter['in']);
      const where = `${name} takes ${String(parameter['name'])}`;
      if (parameter['required'] === true && old?.['required'] !== true)
        this.found.add(`${where}, which is required now`);
      if (old) this.#schema(where, old['schema'], parameter['schema'], 'request', []);
    }
  }

  /** In a request nothing more may be asked and nothing less taken; in an answer nothing may be missing. */
  #schema(
    where: string,
    before: Json | undefined,
    after: Json | undefined,
    side: 'request' | 'answer',
    way: readonly string[],
  ): void {
    const names = [treeOf(before)['$ref'], treeOf(after)['$ref']].join(' ');
    if (names.trim() !== '' && way.includes(names)) return;
    const further = [...way, names];
    const [old, now] = [this.#resolved(this.before, before), this.#resolved(this.after, after)];
    this.#enum(where, listOf(old['enum']), listOf(now['enum']), side);
    this.#fields(where, old, now, side, further);
    if (old['items'] && now['items']) this.#schema(`${where}[]`, old['items'], now['items'], side, further);
    for (const kind of ['anyOf', 'oneOf']) {
      for (const [index, one] of listOf(old[kind]).entries())
        this.#schema(where, one, listOf(now[kind])[index] ?? {}, side, further);
    }
  }

  /** A new value in an answer is one more of its kind. */
  #enum(where: string, before: Json[], after: Json[], side: 'request' | 'answer'): void {
    if (side === 'answer' || after.length === 0) return;
    const missing = before.filter((value) => !after.includes(value)).map(String);
    if (missing.length > 0) this.found.add(`${where} without ${missing.join(', ')}`);
  }

  #fields(where: string, before: Tree, after: Tree, side: 'request' | 'answer', way: readonly string[]): void {
    const [old, now] = [treeOf(before['properties']), treeOf(after['properties'])];
    const isRequired = (schema: Tree, field: string) => listOf(schema['required']).includes(field);
    for (const [field, schema] of Object.entries(old)) {
      if (now[field] === undefined) this.found.add(`${where} no ${field} any more`);
      else this.#schema(`${where} ${field}`, schema, now[field], side, way);
    }
    const newlyRequired = Object.keys(now).filter((field) => isRequired(after, field) && !isRequired(before, field));
    if (side === 'request')
      for (const field of newlyRequired) this.found.add(`${where} ${field}, which is required now`);
  }

  #resolved(document: Tree, schema: Json | undefined): Tree {
    const { $ref } = treeOf(schema);
    if (typeof $ref !== 'string') return treeOf(schema);
    return treeOf(treeOf(treeOf(document['components'])['schemas'])[$ref.split('/').at(-1) ?? '']);
  }
}

/** What callers of the API as it was would stumble over, in words, sorted. */
export function breakingChanges(before: object, after: object): string[] {
  const comparison = new Comparison(before as Tree, after as Tree);
  comparison.operations();
  return [...comparison.found].sort();
}
