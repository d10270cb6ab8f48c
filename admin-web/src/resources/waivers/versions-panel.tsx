import type { AdminWaiver } from '@arrival/contracts';
import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/form-parts';
import { instantWords } from '../../shared/instant-words';
import { say } from '../../words/say';
import { Comparison } from './comparison';

export const signaturesPath = (filter: Record<string, unknown>) =>
  `/signatures?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const columns = ['version', 'since', 'by', 'signed', 'changes'] as const;

/** On a phone who made a version stands below its date. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { sm: 'none' }, overflowWrap: 'anywhere' };

/** Every text that the waiver had, who signed which, and what changed from one to the next (D45). */
export function VersionsPanel() {
  const waiver = useRecordContext<AdminWaiver>();
  const [compared, setCompared] = useState<number>();
  if (!waiver?.versions?.length) return null;
  const { versions, posWaiverId } = waiver;
  const [now, before] = [
    versions.find(({ version }) => version === compared),
    versions.find(({ version }) => version === (compared ?? 0) - 1),
  ];
  return (
    <Panel title={say('resources.waivers.versions.title')}>
      <Box sx={{ overflowX: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column} sx={column === 'by' ? wide : undefined}>
                  {say(`resources.waivers.versions.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map(({ version, createdDateUtc, createdBy, signatureCount }) => (
              <TableRow key={version}>
                <TableCell>
                  {version === versions[0]?.version ? say('resources.waivers.versions.now', { version }) : version}
                </TableCell>
                <TableCell>
                  {instantWords(createdDateUtc)}
                  <Box sx={narrow}>{createdBy ?? say('resources.waivers.versions.setUp')}</Box>
                </TableCell>
                <TableCell sx={wide}>{createdBy ?? say('resources.waivers.versions.setUp')}</TableCell>
                <TableCell>
                  <Link component={RouterLink} to={signaturesPath({ posWaiverId, textVersion: version })}>
                    {say('resources.waivers.versions.signatures', { smart_count: signatureCount })}
                  </Link>
                </TableCell>
                <TableCell>
                  {versions.some((other) => other.version === version - 1) ? (
                    <Button size="small" onClick={() => setCompared(version === compared ? undefined : version)}>
                      {version === compared
                        ? say('resources.waivers.versions.hide')
                        : say('resources.waivers.versions.compare', { version: version - 1 })}
                    </Button>
                  ) : (
                    <Typography variant="body2">{say('resources.waivers.versions.first')}</Typography>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {now && before && <Comparison key={now.version} posWaiverId={posWaiverId} before={before} now={now} />}
    </Panel>
  );
}
