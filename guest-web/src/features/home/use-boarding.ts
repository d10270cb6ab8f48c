import type { ContactActivity, OneRiskSigning, Profile } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type HomeChoices, readHomeChoices, saveHomeChoices } from '../../lib/checkin/selection';
import { signingsKey } from '../../lib/one-risk/signings-key';
import type { Tokens } from '../../lib/wording/texts';
import { firstActivity, hasMembers, type MemberState, memberStates } from './member-state';
import { needAdult } from './needs-adult';
import { useUnsent } from './unsent';

/** What home shows and what the guest has chosen there: the activity, and who checks in. */
export function useBoarding(
  profile: Profile | undefined,
  activities: readonly ContactActivity[] | undefined,
  placeId = 0,
) {
  const offered = useMemo(() => (activities ?? []).filter(hasMembers), [activities]);
  const [choices, setChoices] = useState(readHomeChoices);
  const activity = offered.find((item) => item.id === choices.activities[placeId]) ?? firstActivity(offered);
  // Asked for elsewhere, and only with the feature.
  const { data: signings } = useQuery<OneRiskSigning[]>({ queryKey: signingsKey, enabled: false });
  const isUnsent = useUnsent();
  const members = useMemo(
    () => memberStates(profile?.contacts ?? [], activity, profile?.contact.contactId, signings, isUnsent),
    [profile, activity, signings, isUnsent],
  );
  const keyOf = ({ contact }: MemberState) => `${placeId}.${activity?.id}.${contact.contactId}`;
  const selected = members.filter(
    (member) => member.isSelectable && (choices.ticks[keyOf(member)] ?? member.isPreselected),
  );
  const codes = members.filter((member) => member.qrCode).length;
  const isKnown = profile && activities;
  /** One set for every text of home (D30); until the family is here nobody knows. */
  const tokens: Tokens = { MemberCount: isKnown ? selected.length : '…', QRCodeCount: isKnown ? codes : '…' };
  const choose = (changed: Partial<HomeChoices>) => {
    const next = { ...choices, ...changed };
    setChoices(next);
    saveHomeChoices(next);
  };
  return {
    offered,
    activity,
    members,
    selected,
    needAdult: needAdult(members, profile?.contact),
    accountHolderId: profile?.contact.contactId,
    codes,
    tokens,
    choose: (activityId: number) => choose({ activities: { ...choices.activities, [placeId]: activityId } }),
    select: (member: MemberState, isSelected: boolean) =>
      choose({ ticks: { ...choices.ticks, [keyOf(member)]: isSelected } }),
  };
}

export type Boarding = ReturnType<typeof useBoarding>;
