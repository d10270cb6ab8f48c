/** What the page tells of a call, as the document for integrators describes it. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly types: readonly string[];
  /** It is told something as JSON. */
  readonly hasBody: boolean;
  readonly parameters: readonly { readonly name: string; readonly description: string; readonly isRequired: boolean }[];
}

interface Operation {
  readonly summary?: string;
  readonly 'x-key-types'?: readonly string[];
  readonly requestBody?: object;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly required?: boolean;
  }[];
}

export interface IntegratorsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** One for each path and verb, in the order of the document. */
export function endpointsOf({ paths }: IntegratorsDocument): Endpoint[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      method: verb.toUpperCase(),
      path,
      summary: operation.summary ?? '',
      types: operation['x-key-types'] ?? [],
      hasBody: operation.requestBody !== undefined,
      parameters: (operation.parameters ?? []).map(({ name, description = '', required = false }) => ({
        name,
        description,
        isRequired: required,
      })),
    })),
  );
}

/** A line for the shell that runs as it stands once the key is in the environment; what must be filled in is `…`, in the path and behind it, and a file. */
export function curlLine({ method, path, parameters, hasBody }: Endpoint, address: string): string {
  const query = parameters
    .filter(({ name, isRequired }) => isRequired && !path.includes(`{${name}}`))
    .map(({ name }) => `${name}=…`);
  const where = [path.replace(/\{[^}]+\}/g, '…'), ...(query.length > 0 ? [query.join('&')] : [])].join('?');
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const body = hasBody ? '-H "content-type: application/json" -d @body.json ' : '';
  return `curl ${verb}-H "x-api-key: $ARRIVAL_KEY" ${body}"${address}${where}"`;
}
