import { type CompleteEndpoint, gearExample } from '@arrival/contracts';
import { gearAnswers } from '@arrival/rules';

const of = (contactId: number, relatedObject: object | null) => ({
  id: `1.1.1.${contactId}`,
  taskId: 1,
  contact: { contactId },
  relatedObject,
});
const skip = { value: { ...of(100002, null), isSkipped: true } };

/** Bodies for the Swagger page. */
export const completionExamples: Record<CompleteEndpoint, Record<string, { value: object }>> = {
  '/Waiver': {
    typed: {
      value: of(100002, {
        rolTextHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        agree: true,
        signerName: 'Emma Carter',
        consent: true,
        relationship: 'parent',
        signatureDateOffset: -7,
      }),
    },
    consolidated: {
      value: of(100002, {
        waiverHTML: '<h2>…</h2>',
        agree: true,
        signerName: 'Emma Carter',
        consent: true,
        relationship: 'guardian',
        contactIds: [100002, 100003],
        agreedContactIds: [100003],
      }),
    },
    skip,
  },
  '/RentalProfile': {
    profile: {
      value: of(100002, {
        selectedAge: 'A09',
        selectedAbility: 'I',
        selectedHeight: 'H',
        selectedWeight: 'E',
        ...gearAnswers(gearExample),
      }),
    },
    skip,
  },
  '/ChildRegistration': {
    profile: {
      value: of(100002, {
        primaryEmergencyContact: 'Emma Carter',
        primaryEmergencyPhone: '+1 970 555 0100',
        alternateEmergencyContact1: 'Daniel Carter',
        alternateEmergencyPhone1: '+1 970 555 0101',
        drugAllergy: 'None',
        foodAllergy: 'Peanuts',
        medication: 'None',
        specialCondition: 'None',
      }),
    },
    skip,
  },
  '/Photo': {
    uploaded: { value: of(100002, { photoHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }) },
    skip,
  },
};
