import { contactExample, gearExample } from '@arrival/contracts';

/** An example of the API's documentation; invented people. */
export const memberProfileExample = {
  contact: { ...contactExample, email: null, phone: null },
  rentalProfile: {
    age: '9 and younger',
    ability: 'Type I',
    abilityKey: 'I',
    height: '4\'11"–5\'1"',
    heightMetric: '149–157 cm',
    weight: '67–78 lb',
    weightMetric: '31–35 kg',
    ...gearExample,
    version: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    updatedAtUtc: '2026-11-20T16:00:00.000Z',
    validUntil: '2027-11-20',
    isValid: true,
    askedAgain: null,
  },
  childRegistration: null,
  photo: { updatedAtUtc: '2026-11-20T16:00:00.000Z', validUntil: '2029-11-19', isValid: true, askedAgain: null },
  signedWaivers: [
    {
      signatureId: '5b2f0c3e-6f0e-4f0e-9d38-0e4c7f1f2a11',
      posWaiverId: 'W-SEASON',
      title: 'Season waiver',
      signerName: 'Emma Carter',
      isOnBehalf: true,
      relationship: 'parent',
      signedAtUtc: '2026-11-20T16:00:00.000Z',
      effectiveOn: '2026-11-20',
      expiresOn: '2027-04-30',
      copyUrl: '/api/profile/waivers/5b2f0c3e-6f0e-4f0e-9d38-0e4c7f1f2a11',
    },
  ],
  waiversElsewhere: [
    { posWaiverId: 'W-TUBING', title: 'Tubing waiver', effectiveOn: '2026-11-20', expiresOn: '2027-04-30' },
  ],
  mayBeRemoved: false,
};
