import { type AdminWaiver, languageNames } from '@arrival/contracts';
import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/panel';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { Comparison } from './comparison';

const signaturesPath = (filter: Record<string, unknown>) =>
  `/signatures?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const columns = ['version', 'language', 'since', 'by', 'signed', 'changes'] as const;

type Version = AdminWaiver['versions'][number];

/** The text before it in the same language; the newest stands first. */
const before = (versions: readonly Version[], { version, language }: Version) =>
  versions.find((other) => other.language === language && other.version < version);

const isNow = (versions: readonly Version[], { version, language }: Version) =>
  versions.find((other) => other.language === language)?.version === version;

/** On a phone its language stands below a version, and who made it below its date. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { sm: 'none' }, overflowWrap: 'anywhere' };

/** Every text that the waiver had, who signed which, and what changed from one to the next (D45). */
export function VersionsPanel() {
  const waiver = useRecordContext<AdminWaiver>();
  const [compared, setCompared] = useState<number>();
  if (!waiver?.versions?.length) return null;
  const { versions, posWaiverId } = waiver;
  const now = versions.find(({ version }) => version === compared);
  const earlier = now && before(versions, now);
  return (
    <Panel title={say('resources.waivers.versions.title')}>
      <Box sx={{ overflowX: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column} sx={column === 'by' || column === 'language' ? wide : undefined}>
                  {say(`resources.waivers.versions.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map((each) => (
              <VersionRow
                key={each.version}
                posWaiverId={posWaiverId}
                versions={versions}
                shown={each}
                isCompared={each.version === compared}
                onCompare={setCompared}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {now && earlier && <Comparison key={now.version} posWaiverId={posWaiverId} before={earlier} now={now} />}
    </Panel>
  );
}

interface RowProps {
  posWaiverId: string;
  versions: readonly Version[];
  shown: Version;
  isCompared: boolean;
  onCompare: (version: number | undefined) => void;
}

function VersionRow({ posWaiverId, versions, shown, isCompared, onCompare }: RowProps) {
  const { version, language, title, createdDateUtc, signatureCount } = shown;
  const createdBy = shown.createdBy ?? say('resources.waivers.versions.setUp');
  const previous = before(versions, shown);
  return (
    <TableRow>
      <TableCell>
        {isNow(versions, shown) ? say('resources.waivers.versions.now', { version }) : version}
        <Box lang={language} sx={{ display: narrow.display }}>
          {languageNames[language]}
        </Box>
      </TableCell>
      <TableCell sx={wide}>
        <span lang={language}>{languageNames[language]}</span>
        <Typography lang={language} variant="body2" color="text.secondary">
          {title}
        </Typography>
      </TableCell>
      <TableCell>
        {instantWords(createdDateUtc)}
        <Box sx={narrow}>{createdBy}</Box>
      </TableCell>
      <TableCell sx={wide}>{createdBy}</TableCell>
      <TableCell>
        <Link component={RouterLink} to={signaturesPath({ posWaiverId, textVersion: version })}>
          {say('resources.waivers.versions.signatures', { smart_count: signatureCount })}
        </Link>
      </TableCell>
      <TableCell>
        {previous ? (
          <Button size="small" onClick={() => onCompare(isCompared ? undefined : version)}>
            {isCompared
              ? say('resources.waivers.versions.hide')
              : say('resources.waivers.versions.compare', { version: previous.version })}
          </Button>
        ) : (
          <Typography variant="body2">{say('resources.waivers.versions.first')}</Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
