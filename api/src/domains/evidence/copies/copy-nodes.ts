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
  /** Of a numbered list: where it begins, and how it counts. */
  readonly start: number;
  readonly numbering: string;
  /** Of a table. */
  readonly columns: number;
  readonly cells: readonly CopyNode[];
}

type Parsed = ReturnType<typeof parseDocument>['children'][number];
type ParsedElement = Extract<Parsed, { attribs: unknown }>;

const LETTER = /[\p{L}]/u;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ownPicture = /^data:image\/(png|jpeg|gif|webp);base64,(.+)$/s;
/** The compiler gives up where lists, quotations or tables lie much deeper in each other: from there on their words stand in one. */
const DEEPEST = 24;
/** Longer ones the compiler does not take. */
const LINK = /^(https:|mailto:|tel:).{0,2000}$/s;
const LARGEST_NUMBER = 1_000_000;
/** As HTML and the compiler write them alike. */
const NUMBERINGS: ReadonlySet<string> = new Set(['a', 'A', 'i', 'I']);
const ignored = new Set(['script', 'style', 'title', 'head']);

type Keep = (source: string) => string | null;

export interface CopyHtml {
  readonly nodes: readonly CopyNode[];
  /** Base64 by name. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Sanitised HTML as nodes; pictures that lie elsewhere are told by their words. */
export function copyNodes(html: string): CopyHtml {
  const pictures: Record<string, string> = {};
  const keep: Keep = (source) => {
    const [, kind, content] = ownPicture.exec(source) ?? [];
    if (!kind || !content) return null;
    const name = `picture-${Object.keys(pictures).length}.${kind}`;
    pictures[name] = content;
    return name;
  };
  return { nodes: nodesOf(parseDocument(html).children, keep, DEEPEST), pictures };
}

/** `room`: how many more may lie in each other. */
function nodesOf(parsed: readonly Parsed[], keep: Keep, room: number): CopyNode[] {
  return parsed.flatMap((node): CopyNode[] => {
    if (node.type === 'text' || room === 0) return [textOf(node).replace(/\s+/g, ' ')];
    return 'attribs' in node && !ignored.has(node.name) ? [elementOf(node, keep, room - 1)] : [];
  });
}

function elementOf(node: ParsedElement, keep: Keep, room: number): CopyElement {
  const { name: tag, attribs } = node;
  const rows = tag === 'table' ? rowsOf(node) : [];
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const flowing =
    tag === 'table' ? node.children.filter((child) => isElement(child) && child.name === 'caption') : node.children;
  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, at) => (row[at] ? (nodesOf([row[at]], keep, room)[0] ?? '') : '')),
  );
  return {
    tag,
    children: nodesOf(flowing, keep, room),
    rtl: attribs['dir'] === 'rtl' || (attribs['dir'] !== 'ltr' && isFromTheRight(textOf(node))),
    href: LINK.test(attribs['href'] ?? '') ? (attribs['href'] ?? null) : null,
    file: tag === 'img' ? keep(attribs['src'] ?? '') : null,
    alt: attribs['alt'] || 'Picture',
    start: startOf(attribs['start']),
    numbering: `${NUMBERINGS.has(attribs['type'] ?? '') ? attribs['type'] : 1}.`,
    columns,
    cells,
  };
}

/** The compiler counts from nothing on. */
function startOf(written = ''): number {
  const start = Number.parseInt(written, 10);
  return Number.isNaN(start) ? 1 : Math.min(Math.max(0, start), LARGEST_NUMBER);
}

const isElement = (node: Parsed): node is ParsedElement => 'attribs' in node;

function rowsOf(node: ParsedElement): ParsedElement[][] {
  const elements = node.children.filter(isElement);
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
