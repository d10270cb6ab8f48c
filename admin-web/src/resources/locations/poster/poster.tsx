import type { AdminLocation } from '@arrival/contracts';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import { Button, Dialog } from '@mui/material';
import { useState } from 'react';
import { say } from '../../../words/say';
import { PosterDialog } from './poster-dialog';

/** The usual way in for guests who stand before the door: a code that hangs there. */
export function Poster({ location }: { location: AdminLocation }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<QrCodeIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {say('resources.locations.poster.open')}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} aria-labelledby="poster-title" fullWidth maxWidth="sm">
          <PosterDialog location={location} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
