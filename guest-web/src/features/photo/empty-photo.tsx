import type { PhotoContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../../lib/browser/on-demand';
import { useText } from '../../lib/wording/texts';
import { Avatar } from '../../ui/avatar';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { PhotoPicker } from './photo-picker';
import type { PhotoSources } from './photo-sources';

// Few browsers are without one.
const NoCamera = onDemand(() => import('../../ui/other-browser/no-camera').then((module) => module.NoCamera));

interface Props {
  contact: PhotoContactTask['contact'];
  sources: PhotoSources;
  below: ReactNode;
  /** Cancel or skip. */
  children: ReactNode;
}

/** Nothing chosen yet: the stored photo, or what a good one is. */
export function EmptyPhoto({ contact, sources, below, children }: Props) {
  const words = useWords(photo);
  const text = useText();
  const label = contact.imageUrl ? words.update : words.add;
  return (
    <>
      {!sources.take && (
        <Suspense fallback={null}>
          <NoCamera />
        </Suspense>
      )}
      <PhotoPicker label={label} sources={sources} secondary={children} below={below}>
        {contact.imageUrl ? <Avatar name={fullName(contact)} src={contact.imageUrl} size={160} /> : <GoodPhoto />}
        <p>{text('checkIn.photoNote')}</p>
      </PhotoPicker>
    </>
  );
}

/** What a good photo is, as a picture: one face, large, straight, in the light. */
function GoodPhoto() {
  return (
    <svg viewBox="0 0 160 160" width="148" height="148" aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="152" height="152" rx="20" fill="var(--action-soft)" />
      <path d="M28 156c0-30 22-46 52-46s52 16 52 46Z" fill="var(--action)" />
      <path d="M80 30c-20 0-31 15-31 37s13 43 31 43 31-21 31-43-11-37-31-37Z" fill="#e9b58f" />
      <path d="M47 66c-2-28 14-44 33-44s35 16 33 44c-6-12-10-20-16-22-12 6-32 6-42 0-4 4-6 12-8 22Z" fill="#5a3b28" />
      <circle cx="68" cy="70" r="3" fill="#2c1c12" />
      <circle cx="92" cy="70" r="3" fill="#2c1c12" />
      <path d="M68 90c7 6 17 6 24 0" fill="none" stroke="#2c1c12" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
