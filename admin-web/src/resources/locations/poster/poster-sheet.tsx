import type { LanguageTag } from '@arrival/contracts';
import { directionOf } from '@arrival/web/mark-document';
import { Box } from '@mui/material';
import { QrCode } from '../../../shared/qr-code';
import { useFitting } from '../../../shared/use-fitting';
import { say } from '../../../words/say';
import type { PosterTexts } from './use-poster-texts';

export interface PosterProps extends PosterTexts {
  place: string;
  address: string;
  language: LanguageTag;
}

/** A page of A4 and of Letter within its margins, where an em is a centimetre. */
const sheet = {
  boxSizing: 'border-box',
  width: '18em',
  height: '24.5em',
  p: '0.6em',
  display: 'grid',
  gridTemplateRows: 'auto 7em auto 1fr auto',
  justifyItems: 'center',
  alignItems: 'center',
  gap: '0.4em',
  overflow: 'hidden',
  color: '#000000',
  backgroundColor: '#ffffff',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;
const letters = { largest: 1, smallest: 0.3, step: 0.05, unit: 'em' } as const;
const line = { fontWeight: 700, maxWidth: '100%', maxHeight: '2.6em', overflow: 'hidden' } as const;

/** What hangs at the entrance: what it is for, the code to scan, and its address for whoever cannot. */
export function PosterSheet({ resort, title, description, place, address, language }: PosterProps) {
  const box = useFitting(letters, `${title}${description}`);
  return (
    <Box sx={sheet} lang={language} dir={directionOf(language)}>
      <Box sx={{ ...line, fontSize: '0.8em' }}>{resort}</Box>
      <Box
        ref={box}
        sx={{ width: '100%', height: '100%', minHeight: 0, display: 'grid', alignContent: 'center', gap: '0.4em' }}
      >
        <Box sx={{ fontSize: '1.8em', fontWeight: 800, lineHeight: 1.1 }}>{title}</Box>
        <Box sx={{ fontSize: '0.85em', lineHeight: 1.3 }}>{description}</Box>
      </Box>
      <Box sx={{ width: '11em' }}>
        <QrCode value={address} label={say('resources.locations.poster.qr')} />
      </Box>
      <Box sx={{ ...line, fontSize: '1.1em' }}>{place}</Box>
      <Box dir="ltr" sx={{ ...line, fontSize: '0.6em', fontWeight: 400 }}>
        {address.replace(/^https?:\/\//, '')}
      </Box>
    </Box>
  );
}
