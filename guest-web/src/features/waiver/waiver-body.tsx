import { type LanguageTag, type WaiverText as Text, type Waiver } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { apiPath, get } from '../../lib/api/transport';
import { Card } from '../../ui/card';
import { LoadFailure } from '../../ui/load-failure';
import { PageSkeleton } from '../../ui/skeleton';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { TextRoute } from './text-route';
import styles from './waiver-body.module.css';
import { WaiverText } from './waiver-text';

/** The exact text that is shown and signed, by its hash; it never changes, so it is fetched once (D45). */
export function useWaiverText(shown: Waiver) {
  const hash = shown.rolTextHash;
  const route = use(TextRoute);
  return useQuery({
    queryKey: ['waiverText', hash],
    queryFn: ({ signal }) => get<Text>(apiPath(route, { hash: hash ?? '' }), { signal }),
    enabled: hash !== null && shown.rolText === null,
    ...(hash !== null && shown.rolText !== null ? { initialData: { hash, html: shown.rolText } } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Props {
  title: string;
  hasText: boolean;
  language: LanguageTag;
  text: ReturnType<typeof useWaiverText>;
  /** How much has been read, in per cent. */
  onRead?: (share: number) => void;
}

/** The text once it is here; 'NO WAIVER' where there is none (spec §2). */
export function WaiverBody({ title, hasText, language, text, onRead }: Props) {
  const words = useWords(waiver);
  if (!hasText) return <NoWaiver>{words.noText}</NoWaiver>;
  if (!text.data)
    return text.isError ? (
      <LoadFailure title={words.textNotLoaded} query={text} />
    ) : (
      <PageSkeleton label={words.loading} />
    );
  return (
    <>
      <p>
        <strong>{words.scroll}</strong>
      </p>
      <WaiverText title={title} text={{ html: text.data.html, language }} onRead={onRead} />
    </>
  );
}

/** 'NO WAIVER' in the words of spec §2, why, and where it is done (D55). */
export function NoWaiver({ children }: { children: string }) {
  const words = useWords(waiver);
  return (
    <Card className={styles.none}>
      <h2>{words.none}</h2>
      <p>{children}</p>
    </Card>
  );
}
