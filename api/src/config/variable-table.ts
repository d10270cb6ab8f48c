import { z } from 'zod';
import { environmentSchema } from './environment';

const MARKED = /(<!-- variables -->\n)[\s\S]*?(<!-- \/variables -->)/;

interface Described {
  readonly description?: string;
  readonly default?: unknown;
}

/** Every variable with its default and its line of help, as a Markdown table, from the schema that reads them. */
export function variableTable(): string {
  const { properties = {}, required = [] } = z.toJSONSchema(environmentSchema, { io: 'input' });
  const rows = Object.entries(properties as Record<string, Described>).map(
    ([name, { description, default: value = '' }]) => {
      const otherwise = required.includes(name) ? 'required' : value === '' ? '' : `\`${String(value)}\``;
      return `| \`${name}\` | ${otherwise} | ${description ?? ''} |\n`;
    },
  );
  return `| variable | default | |\n| --- | --- | --- |\n${rows.join('')}`;
}

/** The document with the table of now between its marks. */
export function withVariableTable(document: string): string {
  if (!MARKED.test(document)) throw new Error('the document has no place for the variables');
  return document.replace(MARKED, (_, begin: string, end: string) => `${begin}${variableTable()}${end}`);
}
