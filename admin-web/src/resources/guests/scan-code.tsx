import { useScanCode } from '@arrival/web/use-scan-code';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { say } from '../../words/say';
import { cameraProblem } from './camera-problem';

/** Reads the code on the guest's phone with the camera, in every browser. */
export function ScanCode({ onCode }: { onCode: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const found = (code: string) => {
    close();
    onCode(code);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<QrCodeScannerIcon />} sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        {say('resources.guests.scan.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="scan-title" fullWidth maxWidth="xs">
        <DialogTitle id="scan-title">{say('resources.guests.scan.open')}</DialogTitle>
        <DialogContent>
          <Camera onCode={found} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{say('app.cancel')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { video, failure } = useScanCode(onCode);
  if (failure) return <Alert severity="warning">{cameraProblem(failure)}</Alert>;
  return (
    <>
      <DialogContentText sx={{ mb: 1.5 }}>{say('resources.guests.scan.text')}</DialogContentText>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={say('resources.guests.scan.video')}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          borderRadius: 3,
          backgroundColor: '#0b1f33',
        }}
      />
    </>
  );
}
