import { parseDocument } from 'htmlparser2';

/** A waiver's HTML as the template reads it: tags that it knows, with nothing of them but what it shows. */
export type CopyNode = string | CopyElement;

export interface CopyElement {
  readonly tag: string;
  readonly children: readonly CopyNode[];
  /** Its text begins from the right. */
  readonly rtl: boolean;
  readonly href: string | null;
  /** Of a picture inside the text: the name of its file. */
  readonly file: string | null;
  readonly alt: string;
  /** Of a numbered list. */
  readonly start: number;
  /** Of a table. */
  readonly columns: number;
  readonly cells: readonly CopyNode[];
}

type Parsed = ReturnType<typeof parseDocument>['children'][number];
type ParsedElement = Extract<Parsed, { attribs: unknown }>;

const LETTER = /[\p{L}]/u;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ownPicture = /^data:image\/(png|jpeg|gif|webp);base64,(.+)$/s;
const ignored = new Set(['script', 'style', 'title', 'head']);

export interface CopyHtml {
  readonly nodes: readonly CopyNode[];
  /** Base64 by name. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Sanitised HTML as nodes; pictures that lie elsewhere are told by their words. */
export function copyNodes(html: string): CopyHtml {
  const pictures: Record<string, string> = {};
  const keep = (source: string): string | null => {
    const [, kind, content] = ownPicture.exec(source) ?? [];
    if (!kind || !content) return null;
    const name = `picture-${Object.keys(pictures).length}.${kind}`;
    pictures[name] = content;
    return name;
  };
  return { nodes: nodesOf(parseDocument(html).children, keep), pictures };
}

function nodesOf(parsed: readonly Parsed[], keep: (source: string) => string | null): CopyNode[] {
  return parsed.flatMap((node): CopyNode[] => {
    if (node.type === 'text') return [(node as { data: string }).data.replace(/\s+/g, ' ')];
    return 'attribs' in node && !ignored.has(node.name) ? [elementOf(node, keep)] : [];
  });
}

function elementOf(node: ParsedElement, keep: (source: string) => string | null): CopyElement {
  const { name: tag, attribs } = node;
  const rows = tag === 'table' ? rowsOf(node) : [];
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const children = tag === 'table' ? [] : nodesOf(node.children, keep);
  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, at) => (row[at] ? (nodesOf([row[at]], keep)[0] ?? '') : '')),
  );
  return {
    tag,
    children,
    rtl: attribs['dir'] === 'rtl' || (attribs['dir'] !== 'ltr' && isFromTheRight(textOf(node))),
    href: /^(https:|mailto:|tel:)/.test(attribs['href'] ?? '') ? (attribs['href'] ?? null) : null,
    file: tag === 'img' ? keep(attribs['src'] ?? '') : null,
    alt: attribs['alt'] || 'Picture',
    start: Number.parseInt(attribs['start'] ?? '1', 10) || 1,
    columns,
    cells,
  };
}

function rowsOf(node: ParsedElement): ParsedElement[][] {
  const elements = node.children.filter((child): child is ParsedElement => 'attribs' in child);
  if (node.name === 'tr') return [elements.filter(({ name }) => name === 'td' || name === 'th')];
  return elements.flatMap(rowsOf);
}

const textOf = (node: Parsed): string =>
  node.type === 'text' ? (node as { data: string }).data : 'children' in node ? node.children.map(textOf).join('') : '';

/** As its first letter is. */
function isFromTheRight(text: string): boolean {
  const first = LETTER.exec(text)?.[0];
  return first !== undefined && FROM_THE_RIGHT.test(first);
}
