import type { ArrivingFamily } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { boughtWords, memberWords } from './arrival-words';
import { FamilyLink, type PlaceAndDay } from './family-link';
import { MemberLeft } from './member-left';

interface Props extends PlaceAndDay {
  families: readonly ArrivingFamily[];
}

/** Families under each other, for a phone. */
export function FamilyCards({ families, ...place }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {families.map((family) => (
        <Box
          component="li"
          key={family.headContactId}
          sx={{ px: 2, py: 1.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <FamilyLink family={family} {...place} />
          <Box component="ul" sx={{ m: 0, mt: 1.25, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
            {family.members.map((member) => (
              <Box component="li" key={member.contactId} sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
                <Typography>{memberWords(member)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {boughtWords(member)}
                </Typography>
                <MemberLeft member={member} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
