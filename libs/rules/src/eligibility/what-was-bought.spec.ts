import fc from 'fast-check';
import { addDays } from '../dates/day';
import { ageOn, isAgeInRange } from '../people/age';
import type { EligibilityConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import { mediumOf, today } from '../records/household.fixture';
import { allTasks, anyConfiguration, anyHousehold, anyVisit } from './any-household.fixture';
import { decideEligibility } from './eligibility';

/** D9, D64 and D67 over whole households: which activity applies by what was bought, and what the purchase asks for. */

type Check = (household: Household, configuration: EligibilityConfiguration, visitDate: string | undefined) => void;
const bought = anyConfiguration.map((configuration) => ({
  ...configuration,
  location: { ...configuration.location, usePosTransactionsAndOrders: true },
}));
const always = (check: Check) => fc.assert(fc.property(anyHousehold, bought, anyVisit, check), { numRuns: 400 });

const birthOf = (household: Household, contactId: number) =>
  household.contacts.find((contact) => contact.contactId === contactId)?.dateOfBirth ?? null;

test('the default activity stands in for those whose age fits it; the others have nothing to do here', () => {
  always((household, configuration, visitDate) => {
    const { activities, contacts } = decideEligibility(household, configuration, { today, visitDate });
    const own = configuration.location.activities.find(({ id }) => id === configuration.location.defaultActivityId);
    for (const { contactId, activityIds, tasksTotal } of contacts) {
      const decisions = activities.flatMap((activity) =>
        activity.contacts.filter((contact) => contact.contactId === contactId),
      );
      const isBought = decisions.some(({ reason }) => reason.code === 'purchased');
      const visit = visitDate && visitDate > today ? visitDate : today;
      const isFitting = own !== undefined && isAgeInRange(ageOn(birthOf(household, contactId), visit), own);
      if (!isBought) expect(activityIds).toEqual(isFitting ? [own?.id] : []);
      if (activityIds.length === 0) expect(tasksTotal).toBe(0);
      for (const decision of decisions) if (decision.reason.code === 'purchased') expect(decision.applies).toBe(true);
    }
    if (own) expect(activities[0]?.isDefault).toBe(true);
  });
});

test("ages for what was bought are those of that purchase's day", () => {
  always((household, configuration, visitDate) => {
    for (const { contacts } of decideEligibility(household, configuration, { today, visitDate }).activities) {
      for (const { contactId, age, reason } of contacts) {
        if (reason.code !== 'purchased' || !reason.productDate) continue;
        expect(age).toBe(ageOn(birthOf(household, contactId), reason.productDate));
      }
    }
  });
});

test('case and spaces of the rules of a product change nothing', () => {
  always((household, configuration, visitDate) => {
    const odd = (text: string, index: number) =>
      index % 2 === 0 ? ` ${text.toLowerCase()}\t` : `${text[0]}${text.slice(1).toLowerCase()}`;
    const products = configuration.products.map((product) => ({
      ...product,
      rules: product.rules.map(odd),
      authorizationTypes: [...product.authorizationTypes.map(odd), ' '],
    }));
    const expected = decideEligibility(household, configuration, { today, visitDate });
    expect(decideEligibility(household, { ...configuration, products }, { today, visitDate })).toEqual(expected);
  });
});

test('a pass of a product that belongs to no activity asks nobody for a photo', () => {
  always((household, configuration, visitDate) => {
    const media = [1, 2, 3].map((contactId) => mediumOf({ contactId, productId: 999, isImageRequired: true }));
    const tasks = (family: Household) => allTasks(decideEligibility(family, configuration, { today, visitDate }));
    expect(tasks({ ...household, media: [...household.media, ...media] })).toEqual(tasks(household));
  });
});

test('a photo that only a pass or a rule asks for is asked with an unprinted pass of the same activity', () => {
  always((household, configuration) => {
    const { location, products } = configuration;
    const hasRules = new Set(
      products
        .filter(
          (one) =>
            one.authorizationTypes.length > 0 ||
            one.isImageRequired ||
            one.rules.some((rule) => rule !== 'PICKUPONPUB'),
        )
        .map(({ id }) => id),
    );
    for (const { activityId, contacts } of decideEligibility(household, configuration, { today }).activities) {
      const own = location.activities.find(({ id }) => id === activityId)?.productIds ?? [];
      if (!own.every((id) => hasRules.has(id))) continue;
      for (const { contactId, reason, tasks } of contacts) {
        if (reason.code !== 'purchased' || !tasks.some(({ taskTypeId, isAsked }) => taskTypeId === 4 && isAsked))
          continue;
        const passes = household.media.filter(
          (medium) =>
            medium.contactId === contactId && medium.isActive && !medium.isPrinted && own.includes(medium.productId),
        );
        expect(passes.length).toBeGreaterThan(0);
      }
    }
  });
});

test('the order in which things are kept changes nothing, not even the words', () => {
  always((household, configuration, visitDate) => {
    const turned = {
      ...household,
      purchases: household.purchases.toReversed(),
      media: household.media.toReversed(),
      authorizations: household.authorizations.toReversed(),
      rentalProfiles: household.rentalProfiles.toReversed(),
      childRegistrations: household.childRegistrations.toReversed(),
      photos: household.photos.toReversed(),
      skips: household.skips.toReversed(),
    };
    const expected = decideEligibility(household, configuration, { today, visitDate });
    expect(decideEligibility(turned, configuration, { today, visitDate })).toEqual(expected);
  });
});

test('of two saved profiles the newer counts', () => {
  always((household, configuration, visitDate) => {
    const older = [1, 2, 3].map((contactId) => ({ contactId, updatedAtUtc: `${addDays(today, -1000)}T18:00:00Z` }));
    const newer = [1, 2, 3].map((contactId) => ({ contactId, updatedAtUtc: `${today}T19:00:00Z` }));
    const decide = (rentalProfiles: Household['rentalProfiles']) =>
      decideEligibility({ ...household, rentalProfiles }, configuration, { today, visitDate });
    expect(decide([...older, ...newer])).toEqual(decide(newer));
    expect(decide([...newer, ...older])).toEqual(decide(newer));
  });
});
