import { minorRelationships } from '@arrival/contracts';
import fc from 'fast-check';
import { isMinor } from '../people/age';
import { fullName } from '../people/name';
import { fieldMessage } from '../text/field-error';
import { commentPrefix } from './comment';
import { signatureAlerts } from './signature';
import { signedPersons, signerOf } from './signed-persons';
import { expectedSignerName, isSharedSignature, type Signee, signedTogether, signingObjection } from './signers';
import { type SigningStatements, statedRelationship, statementAlerts } from './statements';

const methods = { enableAgreeCheckbox: false, enableTextSignature: true, enableWetSignature: false };
const age = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(17, 18));
const household = fc
  .tuple(fc.option(age), fc.array(age, { maxLength: 6 }))
  .map(([head, members]) => [head, ...members].map((years, index): Signee => person(index, years)));
/** A household, who of it still needs the waiver, and what a signer may say. */
const situation = fc.record({ people: household, isConsolidated: fc.boolean() }).chain(({ people, isConsolidated }) =>
  fc.record({
    people: fc.constant(people),
    isConsolidated: fc.constant(isConsolidated),
    open: fc.subarray(people, { minLength: 1 }),
    relationship: fc.constantFrom<SigningStatements['relationship']>(...minorRelationships, 'self', null, undefined),
    agreedContactIds: fc.option(fc.subarray(people.map(({ contactId }) => contactId))),
    consent: fc.boolean(),
  }),
);

function person(index: number, years: number | null): Signee {
  return { contactId: index + 1, firstName: `Person${index}`, lastName: 'Berg', age: years };
}

test('for every household and selection the record is true: who signed, for whom, as what', () => {
  fc.assert(
    fc.property(situation, ({ people, open, isConsolidated, ...given }) => {
      const signedIn = people[0]!;
      for (const contact of open) {
        const group = signedTogether(signedIn, contact, open, isConsolidated);
        if (signingObjection(signedIn, group, isConsolidated)) continue;
        const isShared = isSharedSignature(isConsolidated, group);
        if (statementAlerts(signedIn, group, isShared, given).length > 0) continue;
        const signer = signerOf(signedIn, group, isShared);
        expect(given.consent).toBe(true);
        expect(fullName(signer)).toBe(expectedSignerName(signedIn, group));
        for (const signed of signedPersons(signedIn, group, isShared, statedRelationship(given))) {
          expectTrue(signed, signedIn, signer, given);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

function expectTrue(
  signed: ReturnType<typeof signedPersons>[number],
  signedIn: Signee,
  signer: Signee,
  { relationship, agreedContactIds }: { relationship?: string | null; agreedContactIds: number[] | null },
): void {
  const { contact, role } = signed;
  const comment = commentPrefix({ signedIn, contact, role });
  expect(signed.isOnBehalf).toBe(signer.contactId !== contact.contactId);
  expect(isMinor(signer.age)).toBe(false);
  if (!signed.isOnBehalf) {
    expect(signed.relationship).toBe('self');
    expect(comment).toBe(`${fullName(signer)} signed on their own behalf.`);
  } else if (isMinor(contact.age)) {
    expect(signed.relationship).toBe(relationship);
    expect(minorRelationships).toContain(signed.relationship);
    expect(comment).toBe(`${fullName(signer)} signed on behalf of minor ${fullName(contact)}.`);
  } else {
    expect(signed.relationship).toBe('onBehalfOfAdult');
    expect(agreedContactIds).toContain(contact.contactId);
    expect(comment).toBe(`${fullName(signer)} signed on behalf of ${fullName(contact)}, who agreed.`);
  }
}

test('what the grouping says must be typed is accepted, by whichever member one comes', () => {
  fc.assert(
    fc.property(situation, ({ people, open, isConsolidated }) => {
      for (const contact of open) {
        const group = signedTogether(people[0]!, contact, open, isConsolidated);
        const signerName = expectedSignerName(people[0]!, group);
        expect(signatureAlerts(methods, { signerName }, expectedSignerName(people[0]!, [...group].reverse()))).toEqual(
          [],
        );
      }
    }),
  );
});

test('a minor without a stated relationship is never recorded', () => {
  expect(() => signedPersons(person(0, 40), [person(1, 8)], false, null)).toThrow();
});

test('each statement that is missing is named', () => {
  const [ana, mia, tom] = [person(0, 40), person(1, 8), person(2, 41)];
  const messages = (given: SigningStatements) => statementAlerts(ana, [ana, mia, tom], true, given).map(fieldMessage);
  expect(messages({})).toEqual([
    'Please choose what you are to Person1 Berg.',
    'Please check that Person2 Berg agreed.',
    'Please agree to sign electronically.',
  ]);
  expect(messages({ relationship: 'self', agreedContactIds: [2], consent: true })).toHaveLength(2);
  expect(messages({ relationship: 'guardian', agreedContactIds: [3], consent: true })).toEqual([]);
});
