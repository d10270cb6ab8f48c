import PrintIcon from '@mui/icons-material/Print';
import { Avatar, Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { dayWords } from '../../shared/day-words';
import { DescriptionList } from '../../shared/description-list';
import { instantWords } from '../../shared/instant-words';
import { say } from '../../words/say';
import { CardSection } from './card-section';
import { HealthAnswers } from './health-answers';
import { type LabelProps, labelEntries } from './label-entries';
import type { Member } from './member';
import { DoneTasks, SignedWaivers } from './member-record';
import { PrintedLabel } from './printed-label';
import { useStaffPhoto } from './use-staff-photo';

/** One member: who it is, what is done, and what staff may open. */
export function MemberCard({ member, isWanted }: { member: Member; isWanted: boolean }) {
  const name = `${member.firstName} ${member.lastName}`;
  const photo = useStaffPhoto(member.imageUrl);
  const age = member.age === null ? say('shared.ages.notKnown') : say('shared.years', { smart_count: member.age });
  return (
    <Card component="article" aria-label={name} sx={isWanted ? { borderColor: 'primary.main', borderWidth: 2 } : {}}>
      <CardContent>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <Avatar
            {...(photo && { src: photo })}
            alt={photo ? say('resources.guests.photoOf', { name }) : ''}
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
              {member.isHeadOfHouseHold ? say('resources.guests.accountHolder', { age }) : age}
            </Typography>
          </Box>
          {isWanted && <Chip label={say('resources.guests.lookedFor')} color="primary" size="small" />}
        </Box>
        <DescriptionList
          entries={[
            [say('resources.guests.details.dateOfBirth'), member.dateOfBirth && dayWords(member.dateOfBirth)],
            [say('resources.guests.details.email'), member.email],
            [say('resources.guests.details.phone'), member.phone],
            [say('resources.guests.details.customerNumber'), member.customerNumber],
          ]}
        />
        <DoneTasks member={member} />
        <SignedWaivers member={member} />
        {member.rentalLabel && (
          <RentalLabel name={name} customerNumber={member.customerNumber} label={member.rentalLabel} />
        )}
        {member.hasHealthAnswers && <HealthAnswers contactId={member.contactId} name={name} />}
      </CardContent>
    </Card>
  );
}

function RentalLabel(props: LabelProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <CardSection title={say('resources.guests.rental.title', { when: instantWords(props.label.updatedAtUtc) })}>
      <DescriptionList entries={labelEntries(props.label)} />
      <Button variant="outlined" startIcon={<PrintIcon />} sx={{ mt: 1.5 }} onClick={() => setPrinting(true)}>
        {say('resources.guests.rental.print')}
      </Button>
      {isPrinting && <PrintedLabel {...props} onDone={() => setPrinting(false)} />}
    </CardSection>
  );
}
