import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { codeReader } from './barcode-detector';

const lookMilliseconds = 250;

/** Reads the guest's code with the camera where the browser can; elsewhere the code is typed or pasted into the search. */
export function ScanCode({ onCode }: { onCode: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [reader] = useState(codeReader);
  if (!reader) return null;
  const found = (code: string) => {
    setOpen(false);
    onCode(code);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<QrCodeScannerIcon />} sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        Scan a code
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="scan-title" fullWidth maxWidth="xs">
        <DialogTitle id="scan-title">Hold the code before the camera</DialogTitle>
        <DialogContent>
          <Camera reader={reader} onCode={found} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Camera({ reader, onCode }: { reader: NonNullable<ReturnType<typeof codeReader>>; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const take = useRef(onCode);
  take.current = onCode;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isWanted = true;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isWanted || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => setRefused(true));
    const timer = setInterval(async () => {
      const [code] = video.current?.srcObject ? await reader.detect(video.current).catch(() => []) : [];
      if (code && isWanted) take.current(code.rawValue);
    }, lookMilliseconds);
    return () => {
      isWanted = false;
      clearInterval(timer);
      stop();
    };
  }, [reader]);
  if (isRefused) return <Alert severity="warning">The camera cannot be used. Type the code into the search instead.</Alert>;
  return <Box component="video" ref={video} muted playsInline sx={{ width: '100%', borderRadius: 3, backgroundColor: '#0b1f33' }} />;
}
