import type { ChildRegistration } from '@arrival/contracts';
import { phoneText } from '@arrival/rules';
import type { LabelEntry } from '../../lib/checkin/label-list';

/** A registration as people read it (spec §2). */
export const registrationEntries = (saved: ChildRegistration, phoneRegion: string): LabelEntry[] => [
  { term: 'Primary Contact', value: saved.primaryEmergencyContact },
  { term: 'Primary Phone #', value: phoneText(saved.primaryEmergencyPhone, phoneRegion) },
  { term: 'Alternate Contact', value: saved.alternateEmergencyContact1 },
  { term: 'Secondary Phone #', value: phoneText(saved.alternateEmergencyPhone1, phoneRegion) },
  { term: 'Drug Allergy', value: saved.drugAllergy },
  { term: 'Food Allergy', value: saved.foodAllergy },
  { term: 'Medication', value: saved.medication },
  { term: 'Special Condition', value: saved.specialCondition },
];
