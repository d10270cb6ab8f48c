import { mostIpCodes } from '@arrival/contracts';
import { saveBlob } from '@arrival/web/save-blob';
import DownloadIcon from '@mui/icons-material/Download';
import { Button, CardContent, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Call, request } from '../../data/transport';
import { say } from '../../words/say';
import { codesIn } from './codes-in';

/** The test download of what customers may use, by their numbers at the point of sale (D36). */
export function EntitlementsTest() {
  const [text, setText] = useState('');
  const { isLoading, download } = useDownload();
  const codes = codesIn(text);
  const isTooMany = codes.length > mostIpCodes;
  const counted = { count: codes.length.toLocaleString(), most: mostIpCodes };
  return (
    <CardContent component="section" aria-labelledby="entitlements-title">
      <Typography variant="h6" component="h2" id="entitlements-title" gutterBottom>
        {say('resources.reporting.entitlements.title')}
      </Typography>
      <TextField
        multiline
        minRows={4}
        maxRows={8}
        fullWidth
        label={say('resources.reporting.entitlements.codes', { most: mostIpCodes })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTooMany}
        helperText={say(
          isTooMany ? 'resources.reporting.entitlements.tooMany' : 'resources.reporting.entitlements.counted',
          counted,
        )}
      />
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={codes.length === 0 || isTooMany}
        loading={isLoading}
        loadingPosition="start"
        onClick={() =>
          download('entitlements.json', '/api/report/customer/entitlements', {
            method: 'POST',
            body: { ipCodesCommaSeparated: codes.join(',') },
          })
        }
      >
        {say('resources.reporting.entitlements.download')}
      </Button>
    </CardContent>
  );
}

/** Fetches a file with the administrator's token and hands it to the browser; what fails is told and stays (spec §8). */
function useDownload() {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, path, call }: { name: string; path: string; call?: Call | undefined }) =>
      saveBlob(await (await request(path, call)).blob(), name),
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  return { isLoading: isPending, download: (name: string, path: string, call?: Call) => mutate({ name, path, call }) };
}
