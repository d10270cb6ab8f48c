import type { OpenAPIObject } from '@nestjs/swagger';

const SCHEMAS = '#/components/schemas/';
const SUFFIX = /Dto$/;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const isShape = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['properties'] === 'object';

/** The same whatever the order of its names. */
const keyOf = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${name}:${keyOf(value[name] ?? null)}`).join()}}`;
};

/** A shape that stands under a name is told by its name wherever it is repeated. Names are the subject's: `ContactDto` is `Contact`. */
export function nameShapes(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as { [name: string]: Json };
  const names = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => (isShape(schema) ? [[keyOf(schema), name] as const] : [])),
  );
  const reference = (name: string) => ({ $ref: SCHEMAS + name.replace(SUFFIX, '') });

  const named = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value['$ref'] === 'string' && value['$ref'].startsWith(SCHEMAS))
      return reference(value['$ref'].slice(SCHEMAS.length));
    const name = isShape(value) ? names.get(keyOf(value)) : undefined;
    return name ? reference(name) : inside(value);
  };
  const inside = (value: { [name: string]: Json }): Json =>
    Object.fromEntries(Object.entries(value).map(([name, child]) => [name, named(child)]));

  const own = Object.entries(schemas).map(([name, schema]) => [
    name.replace(SUFFIX, ''),
    isShape(schema) ? inside(schema) : named(schema),
  ]);
  const paths = named(document.paths as unknown as Json) as unknown as OpenAPIObject['paths'];
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(own) },
  } as OpenAPIObject;
}
