import { Alert, Avatar, Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../shared/description-list';
import { type LabelProps, labelEntries, ranOutWords } from '../../shared/rental-labels/label-entries';
import { dayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { CardSection } from './card-section';
import { HealthAnswers } from './health-answers';
import { labelsOf } from './labels-of';
import type { Member } from './member';
import { DoneTasks, SignedWaivers } from './member-record';
import { PrintLabels } from './print-labels';
import { useStaffPhoto } from './use-staff-photo';

interface Props {
  member: Member;
  isWanted: boolean;
  /** What may be done with the member. */
  children?: ReactNode;
}

/** One member: who it is, what is done, and what staff may open. */
export function MemberCard({ member, isWanted, children }: Props) {
  const name = `${member.firstName} ${member.lastName}`;
  const photo = useStaffPhoto(member);
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
        {children}
        <DoneTasks member={member} />
        <SignedWaivers member={member} />
        {labelsOf([member]).map((label) => (
          <RentalLabel key={label.customerNumber} {...label} />
        ))}
        {member.hasHealthAnswers && <HealthAnswers contactId={member.contactId} name={name} />}
      </CardContent>
    </Card>
  );
}

function RentalLabel(props: LabelProps) {
  const { isValid, validUntil, updatedAtUtc, askedAgain } = props.label;
  return (
    <CardSection title={say('resources.guests.rental.title', { when: instantWords(updatedAtUtc) })}>
      {!isValid && validUntil && askedAgain === null && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {say('resources.guests.rental.old', { ranOut: ranOutWords(validUntil) })}
        </Alert>
      )}
      <DescriptionList entries={labelEntries(props.label)} />
      <PrintLabels labels={[props]} />
    </CardSection>
  );
}
