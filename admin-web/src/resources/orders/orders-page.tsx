import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useStore } from 'react-admin';
import { Panel } from '../../shared/panel';
import { useBuiltIn } from '../../shared/settings/use-built-in';
import { useClientSettings } from '../../shared/settings/use-client-settings';
import { say } from '../../words/say';
import { HeadingChoices } from './heading-choices';
import { ImportOutcome } from './import-outcome';
import type { OwnHeadings } from './order-columns';
import { exampleFile, notAList, type OrderFile, readOrders, textOf } from './order-file';
import { useOrderImport } from './use-order-import';

interface Chosen extends OrderFile {
  readonly name: string;
  readonly text: string;
}

/** /admin/orders: what was bought, from the shop's list, where no point of sale is connected (D75). */
export function OrdersPage() {
  const settings = useClientSettings();
  // A shop's file looks alike each week: what its headings mean is said once in each browser.
  const [own, setOwn] = useStore<OwnHeadings>('orders.headings', {});
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const work = useOrderImport();
  const { isBuiltIn, isKnown } = useBuiltIn();
  const isTold = isKnown && !isBuiltIn;
  const isBusy = work.running !== undefined;
  const read = (name: string, text: string, headings: OwnHeadings) => {
    const found = readOrders(text, settings?.dateFormat ?? 'mmddyyyy', headings);
    work.forget();
    setChosen({ ...found, name, text });
    if (found.lines.length > 0) void work.send(found.lines, true);
  };
  const take = async (file: File) => {
    const bytes = await file.arrayBuffer();
    const why = notAList(bytes);
    setRefused(why && say(`resources.orders.notAList.${why}`, { name: file.name }));
    if (!why) return read(file.name, textOf(bytes), own);
    work.forget();
    setChosen(undefined);
  };
  const mean = ({ name, text }: Chosen, headings: OwnHeadings) => {
    setOwn(headings);
    read(name, text, headings);
  };
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 960 }}>
      <Title title={say('app.menu.orders')} />
      <Typography color="text.secondary">{say(isTold ? 'resources.orders.told' : 'resources.orders.intro')}</Typography>
      <Panel title={say('resources.orders.file')} aside={chosen?.name}>
        <Typography sx={{ mb: 1 }}>{say('resources.orders.whole')}</Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {say('resources.orders.columns')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton isBusy={isBusy} isOff={isTold} onChosen={(file) => void take(file)} />
          <Button startIcon={<DownloadIcon />} onClick={downloadExample}>
            {say('resources.orders.example')}
          </Button>
        </Box>
        {refused && (
          <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {refused}
          </Alert>
        )}
        {chosen && (
          <>
            {chosen.missing.length === 0 && (
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 1 }}>
                {say('resources.orders.headings')}
              </Button>
            )}
            {(isOpen || chosen.missing.length > 0) && (
              <HeadingChoices file={chosen} own={own} isBusy={isBusy} onChange={(headings) => mean(chosen, headings)} />
            )}
          </>
        )}
      </Panel>
      {chosen && chosen.missing.length === 0 && <ImportOutcome file={chosen} work={work} />}
    </Stack>
  );
}

function FileButton({ isBusy, isOff, onChosen }: { isBusy: boolean; isOff: boolean; onChosen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        loading={isBusy}
        disabled={isOff}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {say('resources.orders.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv"
        aria-label={say('resources.orders.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChosen(file);
          // The same file again, once it has been put right.
          target.value = '';
        }}
      />
    </>
  );
}

function downloadExample(): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', exampleFile()], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'orders.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
