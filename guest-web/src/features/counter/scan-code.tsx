import { useScanCode } from '@arrival/web/use-scan-code';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';

/** All the style there is, as in the form. */
const picture = { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 16 } as const;

interface Props {
  /** What stands in the code: an address with the letters at its end. */
  onCode: (text: string) => void;
  onClose: () => void;
}

/** The tablet's own camera reads what the screen of the staff shows. */
export function ScanCode({ onCode, onClose }: Props) {
  const words = useWords(counter);
  const { video, failure } = useScanCode(onCode);
  return (
    <Dialog
      title={words.scan}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {failure ? words.blind : <video ref={video} muted playsInline aria-label={words.scan} style={picture} />}
    </Dialog>
  );
}
