import { Avatar, Box, Card, CardContent, Chip, Typography } from '@mui/material';
import { dayWords } from '../../shared/day-words';
import { Facts } from '../../shared/facts';
import { HealthAnswers } from './health-answers';
import type { Member } from './member';
import { DoneTasks, SignedWaivers } from './member-record';
import { RentalLabel } from './rental-label';
import { useStaffPhoto } from './use-staff-photo';

/** One member: who it is, what is done, and what staff may open. */
export function MemberCard({ member, isWanted }: { member: Member; isWanted: boolean }) {
  const name = `${member.firstName} ${member.lastName}`;
  const photo = useStaffPhoto(member.imageUrl);
  const age = member.age === null ? 'age not known' : `${member.age} years`;
  return (
    <Card component="article" aria-label={name} sx={isWanted ? { borderColor: 'primary.main', borderWidth: 2 } : {}}>
      <CardContent>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <Avatar
            {...(photo && { src: photo })}
            alt={photo ? `Photo of ${name}` : ''}
            sx={{ width: 72, height: 72, backgroundColor: 'primary.main' }}
          >
            {member.firstName.charAt(0)}
            {member.lastName.charAt(0)}
          </Avatar>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography color="text.secondary">
              {age}
              {member.isHeadOfHouseHold && ' · account holder'}
            </Typography>
          </Box>
          {isWanted && <Chip label="Looked for" color="primary" size="small" />}
        </Box>
        <Facts
          facts={[
            ['Date of birth', member.dateOfBirth && dayWords(member.dateOfBirth)],
            ['E-mail', member.email],
            ['Phone', member.phone],
            ['Customer number', member.customerNumber],
          ]}
        />
        <DoneTasks member={member} />
        <SignedWaivers member={member} />
        {member.rentalLabel && <RentalLabel name={name} customerNumber={member.customerNumber} label={member.rentalLabel} />}
        {member.hasHealthAnswers && <HealthAnswers contactId={member.contactId} name={name} />}
      </CardContent>
    </Card>
  );
}
