import type { Waiver } from '@arrival/contracts';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { waiver as waiverWords } from '../../words/waiver';
import { useLanguage, useWords } from '../../words/words';
import { useWaiverText, WaiverBody } from './waiver-body';

/** In whose language the text is when it is not the guest's, and which text binds when this one is only its translation (D45). */
export function TextLanguage({ waiver }: { waiver: Waiver }) {
  const words = useWaiverWords();
  const spoken = useLanguage();
  const { language, bindingText } = waiver;
  return (
    <>
      {language !== spoken && waiver.rolTextHash !== null && (
        <Banner tone="info" title={words.notInYours({ language: words.name(language) })}>
          {words.notInYoursWhy}
        </Banner>
      )}
      {bindingText && <BindingText waiver={waiver} bindingText={bindingText} />}
    </>
  );
}

interface Props {
  waiver: Waiver;
  bindingText: NonNullable<Waiver['bindingText']>;
}

function BindingText({ waiver, bindingText: { language, rolTextHash } }: Props) {
  const words = useWaiverWords();
  const [isOpen, setOpen] = useState(false);
  const name = words.name(language);
  return (
    <>
      <Banner
        tone="info"
        title={words.onlyTranslated({ language: name })}
        action={
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideBinding : words.showBinding({ language: name })}
          </Button>
        }
      />
      {isOpen && <ShownText waiver={{ ...waiver, language, rolText: null, rolTextHash }} />}
    </>
  );
}

function ShownText({ waiver }: { waiver: Waiver }) {
  return <WaiverBody title={waiver.title} hasText language={waiver.language} text={useWaiverText(waiver)} />;
}

function useWaiverWords() {
  const words = useWords(waiverWords);
  const spoken = useLanguage();
  const names = new Intl.DisplayNames([spoken], { type: 'language' });
  return { ...words, name: (language: string) => names.of(language) ?? language };
}
