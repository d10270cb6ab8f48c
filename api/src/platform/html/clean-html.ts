import { fieldRemark } from '@arrival/contracts';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { DomainError } from '../calls/domain-error';

/** No text of people is deeper; the time that sanitising takes grows with the square of the depth. */
const DEEPEST = 100;
/** A path of this site, or a picture inside the text. */
const ownPicture = /^(\/(?![/\\])|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$)/;

const options: IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    ol: ['start', 'type'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && /^data:/i.test(attribs['src'] ?? '') && !ownPicture.test(attribs['src'] ?? ''),
};

/** HTML of administrators and the point of sale without anything that runs or loads from elsewhere (D50). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

const refused = (...remark: Parameters<typeof fieldRemark>) =>
  new DomainError('request.invalid', { errors: [fieldRemark(...remark)] });

interface Written {
  /** The field that a refusal names. */
  readonly path: string;
  /** A picture elsewhere can change after the text was signed; then it is refused. */
  readonly hasOwnPicturesOnly?: boolean;
}

/** The same on its way in, refused before it costs time: too deep, or with pictures that are not ours. Throws `request.invalid`. */
export function cleanWrittenHtml(html: string, { path, hasOwnPicturesOnly = false }: Written): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: (name, { src = '' }) => {
      depth += 1;
      if (depth > DEEPEST) throw refused(path, 'nestedTooDeep', { levels: DEEPEST });
      if (hasOwnPicturesOnly && name === 'img' && !ownPicture.test(src)) {
        throw refused(path, 'otherPicture', { address: src.slice(0, 200) });
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}
