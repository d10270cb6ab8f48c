import { familyCodeWords } from '@arrival/rules';
import { toast } from '../../lib/toast';
import type { complete } from '../../words/complete';
import type { Said } from '../../words/section';

/** Shows the code to whoever opens it. It stands behind the `#`: no server is told, and nobody is signed in by it. */
const linkTo = (familyCode: string): string => `${window.location.origin}/family-code#${familyCode}`;

/** Hands the family's code to another phone, by the phone's own ways where it has some, else by a copied link. */
export async function sharePass(familyCode: string, words: Said<typeof complete.english>): Promise<void> {
  const text = words.codeInWords({ code: familyCodeWords(familyCode) });
  const url = linkTo(familyCode);
  if ('share' in navigator) {
    const isDone = await navigator.share({ text, url }).then(
      () => true,
      // Who closes the phone's list has decided.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return;
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    toast.success(words.copied);
  } catch {
    toast.error(words.notCopied({ link: url }));
  }
}
