/** A metric that an expression of Prometheus' language reads, and the labels that it asks for. */
export interface ReadMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** Every name that is no function, no keyword and no label. */
export function metricsOf(expression: string): ReadMetric[] {
  const plain = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ');
  return [...plain.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\(|\{[^}]*\})?/g)].flatMap(([, name = '', after = '']) =>
    after === '(' || KEYWORDS.has(name)
      ? []
      : [{ name, labels: [...after.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label as string) }],
  );
}
