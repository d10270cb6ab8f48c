import type { ErasedHousehold } from '@arrival/contracts';
import { useDayWords } from '../../lib/wording/day-words';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { account } from '../../words/account';
import { useWords } from '../../words/words';

interface Props {
  /** Empty when the answer that said more was lost. */
  erased: Partial<ErasedHousehold>;
  onRead: () => void;
}

/** The family was deleted: what stays, and until when (D61). */
export function ErasedWords({ erased: { signaturesKept, keptUntil }, onRead }: Props) {
  const words = useWords(account);
  const day = useDayWords();
  return (
    <>
      <PageHeader title={words.erased} description={words.erasedWhy} />
      {signaturesKept && keptUntil && <p>{words.erasedKept({ count: signaturesKept, day: day(keptUntil) })}</p>}
      <Button size="l" full onClick={onRead}>
        {words.done}
      </Button>
    </>
  );
}
