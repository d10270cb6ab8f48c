import { pick, type Random } from '../art/random';
import { addDays, bornOn, type Day } from '../resort/days';

/** Somebody of a made-up crowd, with what they bought, hold and saved, as rows want it. */
export interface CrowdMember {
  /** Place in the household, 0 for the head. */
  place: number;
  first_name: string;
  last_name: string;
  date_of_birth: Day;
  purchases: { product_id: number; kind: string; status: string; product_date: Day | null }[];
  media: { product_id: number; is_printed: boolean; requires_image: boolean }[];
  authorizations: { pos_waiver_id: string; effective_on: Day; expires_on: Day }[];
  rental: { ability_key: string; height_key: string; weight_key: string; age_key: string; saved_on: Day } | null;
}

const firstNames =
  'Emma Liam Olivia Noah Ava Lucas Mia Ethan Sofia Mason Chloe Logan Zoe Jacob Lily Daniel Nora Henry Ella Owen Maya Leo Hazel Jack Ivy Finn Ruth Hugo Clara Max'.split(
    ' ',
  );
const lastNames =
  'Carter Nguyen Garcia Miller Okafor Rivera Haddad Larsen Weber Rossi Tanaka Kim Patel Brown Novak Silva Murphy Dubois Andersson Cohen'.split(
    ' ',
  );
/** How many households have one member, two, and so on; three on average. */
const sizes = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6];

const LIFT_TICKET = 5001;
const SEASON_PASS = 5002;
const LESSON = 5003;
const LESSON_WITH_RENTAL = 5004;
const RENTAL = 5006;
const often = {
  adult: [LIFT_TICKET, LIFT_TICKET, SEASON_PASS, RENTAL],
  child: [LESSON, LESSON_WITH_RENTAL, LIFT_TICKET, SEASON_PASS],
};

const chance = (random: Random, share: number): boolean => random() < share;
const whole = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

/** A household of at most `most` members: parents first, then children, now and then a grandparent. */
export function makeHousehold(random: Random, today: Day, most: number): CrowdMember[] {
  const size = Math.min(pick(random, sizes), most);
  const [name, first] = [pick(random, lastNames), whole(random, 0, firstNames.length - 1)];
  const headAge = whole(random, 24, 62);
  const hasPlans = chance(random, 0.75);
  const visit = addDays(today, Math.floor(random() ** 2 * 60) - 3);
  return Array.from({ length: size }, (_, place) => {
    const age = ageAt(random, place, headAge);
    const person = {
      place,
      first_name: firstNames[(first + place * 7) % firstNames.length] as string,
      last_name: name,
    };
    const born = { date_of_birth: bornOn(today, age, whole(random, 0, 364)) };
    return { ...person, ...born, ...holdings(random, today, age, hasPlans ? visit : undefined) };
  });
}

function ageAt(random: Random, place: number, headAge: number): number {
  if (place === 0) return headAge;
  if (place === 1 && chance(random, 0.8)) return Math.max(21, headAge + whole(random, -6, 6));
  if (place > 3 && chance(random, 0.15)) return whole(random, 62, 82);
  return whole(random, 2, Math.max(4, Math.min(17, headAge - 20)));
}

function holdings(
  random: Random,
  today: Day,
  age: number,
  visit: Day | undefined,
): Pick<CrowdMember, 'purchases' | 'media' | 'authorizations' | 'rental'> {
  const product = visit && chance(random, 0.85) ? pick(random, age < 18 ? often.child : often.adult) : undefined;
  const isPass = product === SEASON_PASS;
  return {
    purchases:
      product && visit ? [{ product_id: product, ...bought(random), product_date: isPass ? null : visit }] : [],
    media:
      product && (isPass || chance(random, 0.5))
        ? [{ product_id: product, is_printed: chance(random, 0.4), requires_image: isPass }]
        : [],
    authorizations: ['SP-LIABILITY', 'SP-RENTAL', 'SP-SCHOOL'].flatMap((id) =>
      chance(random, 0.35) ? [signed(random, today, id)] : [],
    ),
    rental:
      age > 3 && chance(random, 0.4) ? { ...measures(age), saved_on: addDays(today, -whole(random, 0, 600)) } : null,
  };
}

/** One of twenty-five is cancelled. */
const bought = (random: Random) => ({
  kind: pick(random, ['orderLine', 'orderLine', 'orderLine', 'transaction', 'prepaidAccess']),
  status: chance(random, 0.04) ? 'cancelled' : 'open',
});

/** Two in three still hold. */
function signed(random: Random, today: Day, pos_waiver_id: string): CrowdMember['authorizations'][number] {
  const effective_on = addDays(today, -whole(random, 0, 270));
  return { pos_waiver_id, effective_on, expires_on: addDays(effective_on, 180) };
}

function measures(age: number) {
  const [height_key, weight_key] = age < 8 ? ['H', 'D'] : age < 13 ? ['I', 'G'] : ['K', 'K'];
  return {
    age_key: age < 10 ? 'A09' : age < 50 ? 'A10' : 'A50',
    ability_key: age < 8 ? 'I' : 'II',
    height_key: height_key as string,
    weight_key: weight_key as string,
  };
}
