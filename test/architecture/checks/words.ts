import ts from 'typescript';
import { type Check, nodeCheck } from '../check';
import { isSpec } from '../tree';

/** Apps that keep what they say in a catalogue, `words/`. */
const spoken = ['guest-web/src/', 'admin-web/src/'];
/** Said to no guest: the family of the preview, and the names of what is counted (spec §7). */
const saidToNobody = ['guest-web/src/preview/family.ts', 'guest-web/src/lib/vendors/analytics.ts'];

const concerns = (path: string): boolean =>
  spoken.some((app) => path.startsWith(app) && !path.startsWith(`${app}words/`)) &&
  !saidToNobody.includes(path) &&
  !isSpec(path);

/** Attributes and properties whose text people read or hear. */
const read =
  /^(?!justify|align|option)(aria-(label|description|valuetext|roledescription)|alt|legend|hint|description|title|titleAccess|placeholder|content|confirm|empty|about|help|\w*([lL]abel|Title|Text|Help|Words|Content|Message))$/;
const letter = /\p{L}/u;
/** `Nothing found`, `could not be read`: more than one word of a language, and no list of CSS or of tags. */
const sentence = /^\p{Lu}\p{Ll}+(['’]\p{Ll}+)?,? \p{L}/u;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Whether a text is shown where its expression stands: what is handed to a call, or compared with, is not. */
function isShown(node: ts.Node, place: ts.Node): boolean {
  const { parent } = node;
  if (parent === place) return true;
  if (ts.isCallLikeExpression(parent) || ts.isJsxAttribute(parent) || ts.isElementAccessExpression(parent))
    return false;
  if (ts.isBinaryExpression(parent) && /^([!=]==?|in)$/.test(parent.operatorToken.getText())) return false;
  return isShown(parent, place);
}

const placeOf = (node: ts.Node): ts.Node | undefined =>
  ts.findAncestor(
    node.parent,
    (around) =>
      (ts.isJsxExpression(around) && !ts.isJsxAttribute(around.parent)) ||
      ts.isJsxAttribute(around) ||
      ts.isPropertyAssignment(around) ||
      ts.isFunctionLike(around),
  );

const nameOf = (place: ts.JsxAttribute | ts.PropertyAssignment): string =>
  place.name.getText().replace(/^['"]|['"]$/g, '');

function isReadThere(node: ts.Node): boolean {
  const place = placeOf(node);
  if (!place || !isShown(node, place)) return false;
  if (ts.isJsxAttribute(place)) return read.test(nameOf(place));
  if (ts.isPropertyAssignment(place)) return read.test(nameOf(place)) && !place.name.getText().startsWith('text');
  return ts.isJsxExpression(place);
}

const isNotification = (node: ts.Node): boolean =>
  ts.isCallLikeExpression(node.parent) &&
  /^(notify|HttpError)$/.test((node.parent as ts.CallExpression).expression.getText());

/** What is thrown at developers, or told to their console, says itself what happened. */
const isForDevelopers = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (around) =>
      (ts.isNewExpression(around) && around.expression.getText() === 'Error') ||
      (ts.isCallExpression(around) && /^(console\.\w+|super)$/.test(around.expression.getText())),
  ) !== undefined;

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** What people read stands in the catalogue, so that another language is another catalogue: no literal text in a screen. */
export const wordsInCatalogue: Check = nodeCheck('words-in-catalogue', concerns, (node) => {
  if (ts.isJsxText(node)) return letter.test(node.text) ? 'a literal text' : undefined;
  if (!isText(node) || !letter.test(node.text) || isName(node) || isForDevelopers(node)) return undefined;
  if (isReadThere(node) || isNotification(node) || sentence.test(node.text)) return 'a literal text';
  return undefined;
});
