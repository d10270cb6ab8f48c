import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Printed } from '../../shared/printed';
import { useSentToPrinter } from '../../shared/use-sent-to-printer';

const margin = '12mm';

const sheet = {
  color: '#000000',
  backgroundColor: '#ffffff',
  fontSize: '10pt',
  lineHeight: 1.35,
  '& h1': { fontSize: '15pt', m: 0 },
  '& p': { m: 0, mt: '1mm' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', mt: '4mm' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: '1mm 2mm 1mm 0',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 700, borderBottom: '0.4mm solid #000000' },
  '& thead th:first-of-type': { width: '12mm' },
  '& thead th:last-of-type': { width: '34%' },
  '& tbody': { breakInside: 'avoid', borderBottom: '0.2mm solid #767676' },
  // So many with long names do not fit under the title and would leave their page empty: they part between two of them.
  '& tbody:has(> :nth-of-type(9))': { breakInside: 'auto', '& td': { breakInside: 'avoid' } },
} as const;

interface Props {
  size: 'portrait' | 'landscape';
  title: string;
  /** What stands under the title, one below the other. */
  lines: readonly string[];
  columns: readonly string[];
  onDone: () => void;
  /** Bodies of the table: each stays on one page where it can. */
  children: ReactNode;
}

/** A list on paper, for when the network is gone: black on white, its first column a box for each who came. */
export function PrintedSheet({ size, title, lines, columns, onDone, children }: Props) {
  useSentToPrinter(onDone);
  return (
    <Printed page={{ size, margin }}>
      <Box sx={sheet}>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </Box>
    </Printed>
  );
}

/** Ticked by hand. */
export const TickBox = () => <Box sx={{ width: '3.6mm', height: '3.6mm', border: '0.3mm solid #000000' }} />;
