import type { ArrivingFamily } from '@arrival/contracts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { say } from '../../words/say';
import { boughtWords, memberWords } from './arrival-words';
import { FamilyLink, type PlaceAndDay } from './family-link';
import { MemberLeft } from './member-left';

interface Props extends PlaceAndDay {
  families: readonly ArrivingFamily[];
}

const columns = ['family', 'member', 'bought', 'left'] as const;
const widths = { family: '24%', member: '22%', bought: '24%', left: '30%' } as const;

/** A family beside its members, one line each: lines lie between families alone. */
export function FamilyTable({ families, ...place }: Props) {
  return (
    <Table sx={{ tableLayout: 'fixed', '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sx={{ width: widths[column] }}>
              {say(`resources.arrivals.columns.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {families.map((family) => (
        <Family key={family.headContactId} family={family} {...place} />
      ))}
    </Table>
  );
}

function Family({ family, ...place }: PlaceAndDay & { family: ArrivingFamily }) {
  return (
    <TableBody sx={{ '& tr:not(:last-of-type) > td': { borderBottom: 0, pb: 0.5 }, '& tr + tr > td': { pt: 0.5 } }}>
      {family.members.map((member, index) => (
        <TableRow key={member.contactId}>
          {index === 0 && (
            <TableCell component="th" scope="rowgroup" rowSpan={family.members.length}>
              <FamilyLink family={family} {...place} />
            </TableCell>
          )}
          <TableCell>{memberWords(member)}</TableCell>
          <TableCell sx={{ color: 'text.secondary' }}>{boughtWords(member)}</TableCell>
          <TableCell>
            <MemberLeft member={member} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}
