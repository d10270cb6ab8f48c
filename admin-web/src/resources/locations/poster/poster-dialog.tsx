import { type AdminLocation, type LanguageTag, languageTags } from '@arrival/contracts';
import { useQrPath } from '@arrival/web/use-qr-path';
import PrintIcon from '@mui/icons-material/Print';
import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Skeleton, TextField } from '@mui/material';
import { useState } from 'react';
import { CopyButton } from '../../../shared/copy-button';
import { ReadFailure } from '../../../shared/failures/read-failure';
import { Printed } from '../../../shared/printed';
import { LanguageChoice } from '../../../shared/translations/language-choice';
import { say } from '../../../words/say';
import { PosterSheet } from './poster-sheet';
import { usePosterTexts } from './use-poster-texts';

const page = { size: 'portrait', margin: '12mm' };
const nothingMissing = () => 0;
const lines = ['title', 'description'] as const;
type Typed = Partial<Record<(typeof lines)[number], string>>;

/** What hangs somewhere outlives a new name: it leads there by the id. What it says may be another thing than the page says that it leads to. */
export function PosterDialog({ location, onClose }: { location: AdminLocation; onClose: () => void }) {
  const [language, setLanguage] = useState<LanguageTag>('en');
  const [typed, setTyped] = useState<Typed>({});
  const { address: guests, texts, error, retry } = usePosterTexts(language);
  const choose = (chosen: LanguageTag) => {
    setLanguage(chosen);
    setTyped({});
  };
  const address = guests && `${guests}/l/${location.id}`;
  const poster = address && texts && { ...texts, ...typed, place: location.name, address, language };
  // Nothing is sent to the printer without its code.
  const isDrawn = Boolean(useQrPath(address ?? '')) && poster !== undefined;
  return (
    <>
      <DialogTitle id="poster-title">{say('resources.locations.poster.name', { place: location.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2, justifyItems: 'center' }}>
        {!location.isEnabled && (
          <Alert severity="warning" sx={{ width: '100%' }}>
            {say('resources.locations.poster.notEnabled')}
          </Alert>
        )}
        <Box sx={{ width: '100%' }}>
          <LanguageChoice languages={languageTags} language={language} onChange={choose} missing={nothingMissing} />
        </Box>
        {poster &&
          lines.map((line) => (
            <TextField
              key={line}
              label={say(`resources.locations.poster.${line}`)}
              value={poster[line]}
              onChange={(event) => setTyped({ ...typed, [line]: event.target.value })}
              lang={language}
              multiline
              fullWidth
              size="small"
            />
          ))}
        {error && <ReadFailure error={error} retry={retry} />}
        {poster ? (
          <Box
            sx={{ fontSize: 'min(16px, 4vw)', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
          >
            <PosterSheet {...poster} />
          </Box>
        ) : (
          !error && <Skeleton variant="rounded" width={288} height={392} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& > button': { whiteSpace: 'nowrap' } }}>
        {address && <CopyButton text={address} label={say('resources.locations.poster.copy')} />}
        <Button startIcon={<PrintIcon />} variant="contained" disabled={!isDrawn} onClick={() => window.print()}>
          {say('resources.locations.poster.print')}
        </Button>
        <Button onClick={onClose}>{say('resources.locations.poster.close')}</Button>
      </DialogActions>
      {poster && (
        <Printed page={page}>
          <Box sx={{ fontSize: '10mm', display: 'grid', justifyItems: 'center' }}>
            <PosterSheet {...poster} />
          </Box>
        </Printed>
      )}
    </>
  );
}
