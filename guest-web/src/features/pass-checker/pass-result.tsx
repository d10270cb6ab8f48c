import type { PassCheck, PassCheckRequest } from '@arrival/contracts';
import { isProblem } from '../../lib/api/problem';
import { useDayWords } from '../../lib/wording/day-words';
import { useErrorWords } from '../../lib/wording/error-words';
import { useText } from '../../lib/wording/texts';
import { Banner } from '../../ui/banner';
import { LabelledValues } from '../../ui/labelled-values';
import { passChecker } from '../../words/pass-checker';
import { useWords } from '../../words/words';

interface Props {
  asked: PassCheckRequest | undefined;
  result: PassCheck | undefined;
  error: unknown;
}

/** What the resort says of the pass, and for which pass and day it says so. */
export function PassResult({ asked, result, error }: Props) {
  const text = useText();
  const words = useWords(passChecker);
  const errorWords = useErrorWords();
  const day = useDayWords();
  if (error) {
    const message = isProblem(error, 'request.too_many') ? words.tooMany : errorWords(error);
    return <Banner tone="error" live title={message} />;
  }
  if (!asked || !result) return null;
  const { isValid, productName, validFrom, validTo, reasonCode, reasonText } = result;
  const why = reasonText ?? (reasonCode && words[reasonCode]);
  return (
    <Banner
      tone={isValid ? 'success' : 'warning'}
      live
      title={text(isValid ? 'passChecker.validTitle' : 'passChecker.invalidTitle')}
    >
      <p>{words.checkedFor({ pass: asked.passId, day: day(asked.date) })}</p>
      {why && <p>{why}</p>}
      <LabelledValues
        values={[
          [words.product, productName],
          [words.from, validFrom && day(validFrom)],
          [words.to, validTo && day(validTo)],
        ]}
      />
    </Banner>
  );
}
