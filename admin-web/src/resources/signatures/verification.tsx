import type { SignatureVerification } from '@arrival/contracts';
import { saveBlob } from '@arrival/web/save-blob';
import { Alert, AlertTitle, Box, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useJson } from '../../data/use-json';
import { DescriptionList } from '../../shared/description-list';
import { instantWords } from '../../shared/wording/instant-words';
import type { signatures } from '../../words/en/signatures';
import { say } from '../../words/say';

/** Whether a signature is what it was: asked for by a button, computed by the server anew (D45, D46). */
export function Verification({ id }: { id: string }) {
  const [isAsked, ask] = useState(false);
  const { data, error, isFetching, refetch } = useJson<SignatureVerification>(
    isAsked ? `/api/admin/signatures/${id}/verification` : undefined,
  );
  const verify = () => (isAsked ? void refetch() : ask(true));
  return (
    <Card component="section" aria-label={say('resources.signatures.verification.title')}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1, minWidth: 200 }}>
            {say('resources.signatures.verification.title')}
          </Typography>
          {data && <Proof id={id} found={data} />}
          <Button variant="outlined" onClick={verify} disabled={isFetching}>
            {say(data ? 'resources.signatures.verification.again' : 'resources.signatures.verification.verify')}
          </Button>
        </Box>
        {!isAsked && <Typography>{say('resources.signatures.verification.help')}</Typography>}
        {isFetching && <LinearProgress aria-label={say('resources.signatures.verification.checking')} />}
        {error && !isFetching && <Alert severity="error">{error.message}</Alert>}
        {data && !isFetching && <Found found={data} />}
      </CardContent>
    </Card>
  );
}

/** For whoever wants to check it elsewhere, without us. */
function Proof({ id, found }: { id: string; found: SignatureVerification }) {
  const save = () =>
    saveBlob(new Blob([`${JSON.stringify(found, null, 2)}\n`], { type: 'application/json' }), `evidence-${id}.json`);
  return (
    <Button onClick={save} disabled={found.state === 'broken'}>
      {say('resources.signatures.verification.download')}
    </Button>
  );
}

const severities = { valid: 'success', waiting: 'info', broken: 'error' } as const;

function Found({ found }: { found: SignatureVerification }) {
  const { state, faults, seal } = found;
  const words = (): ReactNode => {
    if (state === 'broken')
      return (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {faults.map((fault) => (
            <li key={fault}>{say(`resources.signatures.verification.faults.${fault}`)}</li>
          ))}
        </Box>
      );
    if (seal) return say('resources.signatures.verification.sealed', { time: instantWords(seal.sealedAtUtc) });
    return say(`resources.signatures.verification.${found.isSealing ? 'tonight' : 'noKey'}`);
  };
  return (
    <Stack spacing={2}>
      <Alert severity={severities[state]} role="status">
        <AlertTitle>{say(`resources.signatures.verification.states.${state}`)}</AlertTitle>
        {words()}
      </Alert>
      <DescriptionList entries={entriesOf(found)} />
    </Stack>
  );
}

type Entry = [string, ReactNode];

function entriesOf({ chainPosition, chainLength, recordHash, previousHash, hashedAtUtc, seal }: SignatureVerification) {
  const name = (detail: keyof typeof signatures.verification.details) =>
    say(`resources.signatures.verification.details.${detail}`);
  const place = (at: number, of: number) => say('resources.signatures.verification.place', { at, of });
  const entries: Entry[] = [
    [name('chain'), place(chainPosition, chainLength)],
    [name('hashedAt'), instantWords(hashedAtUtc)],
    [name('recordHash'), recordHash],
    [name('previousHash'), previousHash ?? say('resources.signatures.verification.first')],
  ];
  if (!seal) return entries;
  return [
    ...entries,
    [name('log'), place(seal.position + 1, seal.size)] as Entry,
    [name('sealedAt'), instantWords(seal.sealedAtUtc)] as Entry,
    ...stampEntry(name('stamped'), seal.timeStamp),
    [name('root'), seal.root] as Entry,
    [name('verifierKey'), seal.verifierKey] as Entry,
  ];
}

const stampEntry = (name: string, stamp: NonNullable<SignatureVerification['seal']>['timeStamp']): Entry[] =>
  stamp
    ? [
        [
          name,
          say('resources.signatures.verification.stampedBy', {
            time: instantWords(stamp.stampedAtUtc),
            authority: stamp.authority,
          }),
        ],
      ]
    : [];
