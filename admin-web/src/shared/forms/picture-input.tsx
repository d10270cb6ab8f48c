import { photoLimits, type ResortPicture } from '@arrival/contracts';
import UploadIcon from '@mui/icons-material/Upload';
import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callJson } from '../../data/transport';
import { say } from '../../words/say';
import { useLabel } from './use-label';

interface Props {
  source: string;
  helperText: string;
}

interface Named {
  label: string;
}

const asTyped = (text: string) => text;
const kinds = photoLimits.acceptedTypes.join(',');
const mostBytes = photoLimits.maxFileSizeMegabytes * 1024 * 1024;

/** The address of a picture: typed, or of one that is uploaded; with the picture below. */
export function PictureInput({ source, helperText }: Props) {
  const label = useLabel(source);
  const { setValue } = useFormContext();
  const take = (address: string) =>
    setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Box sx={{ width: '100%', minWidth: 0, mb: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextInput source={source} parse={asTyped} helperText={helperText} />
        <UploadButton label={label} onUploaded={take} />
      </Box>
      <Preview source={source} label={label} />
    </Box>
  );
}

function UploadButton({ label, onUploaded }: Named & { onUploaded: (address: string) => void }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File) => {
    if (file.size > mostBytes)
      return notify(say('shared.picture.tooBig', { megabytes: photoLimits.maxFileSizeMegabytes }), { type: 'error' });
    const body = new FormData();
    body.append('file', file);
    setBusy(true);
    try {
      onUploaded((await callJson<ResortPicture>('/api/admin/pictures', { method: 'POST', body })).address);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        loading={isBusy}
        aria-label={say('shared.picture.uploadFor', { label })}
        onClick={() => input.current?.click()}
        sx={{ mt: 1, flex: '0 0 auto' }}
      >
        {say('shared.picture.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        aria-label={say('shared.picture.choose', { label })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
          target.value = '';
        }}
      />
    </>
  );
}

function Preview({ source, label }: Named & Pick<Props, 'source'>) {
  const address: unknown = useWatch({ name: source });
  if (typeof address !== 'string' || !/^(\/(?![/\\])|https:\/\/)/i.test(address)) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={say('shared.picture.preview', { label })}
      sx={{
        display: 'block',
        maxWidth: 'min(240px, 100%)',
        // Its own height would push the fields below it when it arrives.
        height: 120,
        objectFit: 'scale-down',
        borderRadius: 1,
        backgroundColor: 'grey.600',
      }}
    />
  );
}
