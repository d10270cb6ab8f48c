import { type LanguageTag, languageNames, languageTags } from '@arrival/contracts';
import { useEffect } from 'react';
import { pickLanguage } from '../lib/language/speak-in';
import { toast } from '../lib/toast';
import { watchFaces } from '../lib/wording/faces';
import { Icon } from '../ui/icon';
import { languageChoice } from '../words/language';
import { useLanguage, useWords } from '../words/words';
import styles from './language-picker.module.css';

/** The languages by their own names; the phone's own list opens. */
export function LanguagePicker() {
  const words = useWords(languageChoice);
  const tag = useLanguage();
  // Here because it is on every page and comes after the first paint.
  useEffect(() => {
    const stop = watchFaces();
    return () => stop();
  }, []);
  const pick = (wanted: LanguageTag) => pickLanguage(wanted).catch(() => toast.error(words.notHere));
  return (
    <label className={styles.picker}>
      <Icon name="language" size={20} />
      <span aria-hidden="true">{tag.toUpperCase()}</span>
      <select
        aria-label={words.language}
        autoComplete="language"
        value={tag}
        onChange={(event) => void pick(event.target.value as LanguageTag)}
        className={styles.select}
      >
        {languageTags.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
