import {
  type ActivityContact,
  type Contact,
  type ContactActivity,
  type GuestLocation,
  type Profile,
  type SharedGrouping,
  type TaskReason,
} from '@arrival/contracts';

const modifiedDateUtc = '2026-01-01T00:00:00.000Z';

function member(contactId: number, firstName: string, age: number): Contact {
  const isHeadOfHouseHold = contactId === 1;
  return {
    contactId,
    parentContactId: isHeadOfHouseHold ? null : 1,
    firstName,
    lastName: 'Carter',
    dateOfBirth: null,
    age,
    photo: null,
    photoHash: null,
    imageUrl: null,
    isHeadOfHouseHold,
    isSelected: true,
  };
}

const [jane, mia, leo] = [member(1, 'Jane', 38), member(2, 'Mia', 9), member(3, 'Leo', 6)] as const;

export const profile: Profile = {
  contact: { ...jane, email: null, phone: null },
  contacts: [jane, mia, leo],
  familyCode: 'KMRTWXHP',
  asOfUtc: null,
};

export const location: GuestLocation = {
  id: 1,
  name: 'Village',
  description: null,
  isEnabled: true,
  isDefault: true,
  isEditProfileLocation: false,
  usePosTransactionsAndOrders: false,
  defaultActivityId: 1,
  checkInCompleteText: '<p>Pick up your passes at the box beside the gondola.</p>',
  timeZone: 'America/Denver',
  openingHours: null,
  modifiedDateUtc,
};

const reason = (taskId: number, taskName: string, isComplete: boolean): TaskReason => ({
  code: isComplete ? 'alreadyValidUntil' : 'requiredByActivity',
  activityName: 'Skiing',
  taskId,
  taskName,
  taskTypeId: taskId,
  isAsked: true,
  isOptional: false,
  isComplete,
  isSkipped: false,
});

const inActivity = (contact: Contact, isDone: boolean): ActivityContact => ({
  ...contact,
  tasksTotal: 2,
  tasksComplete: isDone ? 2 : 0,
  isCheckInComplete: isDone,
  hasWaiverHere: !isDone,
  reasons: [reason(1, 'Season waiver', isDone), reason(2, 'Rental profile', isDone)],
  qrCode: isDone ? `ARRIVAL-${contact.contactId}` : null,
});

export const activities: ContactActivity[] = [
  {
    id: 1,
    name: 'Skiing',
    ageMin: null,
    ageMax: null,
    imageUrl: null,
    isLocationDefaultActivity: true,
    modifiedDateUtc,
    contacts: [inActivity(jane, true), inActivity(mia, false), inActivity(leo, false)],
  },
];

const waiverTask = ({ contactId }: Contact): SharedGrouping['waiverContactTasks'][number] => ({
  id: `1.1.1.${contactId}`,
  taskId: 1,
  contactId,
  relatedObject: {
    title: 'Season waiver',
    rolText: '<h2>Skiing has risks</h2><p>This is where guests read the text of your waiver.</p>',
    rolTextHash: '0'.repeat(64),
    language: 'en',
    bindingText: null,
    rolAccepted: false,
    contactIds: [contactId],
    expectedSignerName: 'Jane Carter',
    signature: null,
    signatureDate: null,
    signatureDateOffset: null,
    comment: null,
  },
  isComplete: false,
  isReadOnly: false,
  isSkipped: false,
  reason: { code: 'requiredByActivity', activityName: 'Skiing' },
});

const waiver: SharedGrouping['tasks'][number] = {
  id: 1,
  taskTypeId: 1,
  name: 'Season waiver',
  posWaiverId: 'PREVIEW',
  consolidateWaivers: true,
  customComment: null,
  externalWaiverId: null,
  endEffectiveDate: null,
  isOptional: false,
  enableWetSignature: false,
  enableAgreeCheckbox: true,
  enableTextSignature: true,
};

export const grouping: SharedGrouping = {
  locationId: 1,
  activityId: 1,
  taskTypes: [],
  tasks: [waiver],
  contacts: [mia, leo],
  rentalListsHash: null,
  photoContactTasks: [],
  childRegistrationContactTasks: [],
  rentalProfileContactTasks: [],
  waiverContactTasks: [waiverTask(mia), waiverTask(leo)],
};

export const selection = { locationId: 1, activityId: 1, contactIds: [1] };
export const signedIn = {
  accessToken: '',
  idToken: undefined,
  subject: 'preview',
  givenName: 'Jane',
  familyName: 'Carter',
  name: '',
};
