import { z } from 'zod';
import { childRegistrationSchema } from './child-registration';
import { bridgeCodes, customerNumbers, type PosSystem, posSystems } from './pos-bridge-codes';
import { bridgePassNumber } from './pos-bridge-passes';
import { answeredIdSchema, daySchema, instantSchema, recordIdSchema } from './primitives';
import { lineText, plainText } from './text';

/**
 * The wire between Arrival and an operator's bridge to the point of sale (D26, D27): one place, from which `docs/openapi.pos-bridge.json` is made.
 * Arrival calls, the bridge answers; fields that are not named here are passed over.
 */
export const bridgeVersion = 1;

const code = (codes: Record<string, string>) => z.enum(Object.keys(codes) as [string, ...string[]]);
const rowKey = lineText(64).min(1).describe('Names this row of the point of sale, for as long as it is there');

const listKey = lineText(50).describe("The entry's key in the console's rental lists");
const rentalAnswers = {
  ageKey: listKey,
  abilityKey: listKey,
  heightKey: listKey,
  weightKey: listKey,
  shoeSize: lineText(32).nullable().describe('A key of the list, or as the guest typed it'),
  goofy: z.enum(['Y', 'N']).nullable().describe('Right foot in front on a snowboard'),
  bootSoleMm: z
    .number()
    .int()
    .positive()
    .max(1_000)
    .nullable()
    .describe('Sole of the boots that somebody brings, in millimetres'),
};
const authorization = {
  posWaiverId: lineText(64).min(1).describe("The waiver's id: the authorization type, as products name it"),
  effectiveOn: daySchema.describe('The first day'),
  expiresOn: daySchema.nullable().describe('The last day; null has no end'),
};

const purchase = (codes: (typeof bridgeCodes)[PosSystem]) =>
  z.object({
    key: rowKey,
    productId: recordIdSchema.describe('One of the products'),
    kind: code(codes.kind),
    status: code(codes.purchaseStatus),
    productDate: daySchema
      .nullable()
      .describe(
        'The day of the visit; null for a season pass: prepaid access that ends on a date of its own, or lasts more than 31 days',
      ),
    expiresOn: daySchema.nullable().describe('The last day; null has no end'),
    orderId: answeredIdSchema.nullable(),
    transactionId: answeredIdSchema.nullable(),
    salesLocationId: recordIdSchema.nullable().describe('Where it was sold; the console may let only some count'),
    resortCode: lineText(64).nullable(),
    resortGroupCode: lineText(64).nullable(),
  });

const medium = (codes: (typeof bridgeCodes)[PosSystem]) =>
  z.object({
    key: rowKey,
    productId: recordIdSchema,
    status: code(codes.mediaStatus),
    printedAt: instantSchema.nullable().describe('Null until it is printed'),
    requiresImage: z.boolean().describe('It is printed with a photo'),
    passNumber: bridgePassNumber
      .nullable()
      .default(null)
      .describe('What stands on it; of two media with the same number the active one has it'),
    rfidNumber: bridgePassNumber.nullable().default(null).describe('What its chip says'),
    blockedReason: lineText(200)
      .nullable()
      .default(null)
      .describe(
        "Why one that is not active opens nothing, in the point of sale's own words: the console maps them to guests'",
      ),
  });

const householdOf = <System extends PosSystem>(system: System) =>
  z.object({
    members: z
      .array(
        z.object({
          customerNumber: z.string().regex(customerNumbers[system]),
          arrivalId: answeredIdSchema.nullable().describe("Arrival's own id, as an effect named it; null before"),
          firstName: lineText(100),
          lastName: lineText(100),
          dateOfBirth: daySchema.nullable(),
          email: lineText(254).nullable().describe("The head's is by which a guest is found"),
          phone: lineText(32).nullable(),
          purchases: z.array(purchase(bridgeCodes[system])).max(1_000),
          media: z.array(medium(bridgeCodes[system])).max(200),
          authorizations: z.array(z.object(authorization)).max(500),
          rentalProfile: z.object({ ...rentalAnswers, savedAt: instantSchema }).nullable(),
        }),
      )
      .min(1)
      .max(100)
      .describe('The head first; nobody twice'),
  });

/** A household as the point of sale knows it. Children's health answers and photos are never read back. */
export const bridgeHouseholds = { RTP: householdOf('RTP'), SW: householdOf('SW') } as const;
export type BridgeHousehold = z.infer<(typeof bridgeHouseholds)['RTP']> | z.infer<(typeof bridgeHouseholds)['SW']>;
export type BridgeMember = BridgeHousehold['members'][number];

/** GET /v1/status: which system answers, and by which version of this contract. */
export const bridgeStatusSchema = z.object({ system: z.enum(posSystems), version: z.literal(bridgeVersion) });

/** GET /v1/products: everything that a household's purchases and media may name. */
const bridgeProductSchema = z.object({
  productId: recordIdSchema,
  code: lineText(64),
  name: lineText(200).min(1),
  isSeasonPass: z.boolean(),
  requiresImage: z.boolean().describe('Its medium is printed with a photo'),
  rules: z
    .array(lineText(64))
    .max(50)
    .describe('`RENTALPROFILEREQUIRED`, `CHILDREGPROFILEREQUIRED`, `IMAGEREQUIRED`; others are passed over'),
  posWaiverIds: z.array(lineText(64)).max(50).describe('The authorization types that its holder needs'),
});
export const bridgeProductsSchema = z.object({ products: z.array(bridgeProductSchema).max(10_000) });
export type BridgeProduct = z.infer<typeof bridgeProductSchema>;

/** POST /v1/households/find: whom a guest is, by the verified e-mail of the sign-in. */
export const bridgeFindSchema = z.object({
  email: lineText(254),
  firstName: lineText(100),
  lastName: lineText(100),
  dateOfBirth: daySchema.nullable(),
});

/** GET /v1/households/{customerNumber} and the answer of find: null for nobody. */
export const bridgeHouseholdAnswer = z.discriminatedUnion('system', [
  z.object({ system: z.literal('RTP'), household: bridgeHouseholds.RTP.nullable() }),
  z.object({ system: z.literal('SW'), household: bridgeHouseholds.SW.nullable() }),
]);

export const bridgePageLimit = 500;
export const bridgePageNext = lineText(200).nullable().describe('What `after` is next; null at the end');
/** GET /v1/households?after=&limit=&changedSince=: each household is read by itself, so that a wrong one holds up none of the others. */
export const bridgePageAnswer = z.object({
  system: z.enum(posSystems),
  households: z.array(z.unknown()).max(bridgePageLimit),
  next: bridgePageNext,
});

/** What a guest did. With the same key it is applied once, however often it comes. */
const bridgeEffectData = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('contact') })
    .describe('Somebody is new in the family, or has told their birth date; the contact beside it says who'),
  z
    .object({
      kind: z.literal('authorization'),
      ...authorization,
      comment: plainText(4_000).describe('Who signed for whom, when and with what'),
      signatureId: z
        .uuid()
        .describe(
          "The signature's record in Arrival; of what was signed on paper or with a partner, its reference in the trail",
        ),
    })
    .describe('A waiver was signed for the contact'),
  z.object({ kind: z.literal('rentalProfile'), ...rentalAnswers }).describe('Takes the place of the one on file'),
  z
    .object({ kind: z.literal('childRegistration'), ...childRegistrationSchema.shape })
    .describe('Takes the place of the one on file. It holds health answers: nobody asks for them again'),
  z
    .object({
      kind: z.literal('photo'),
      sha256: z.string().length(64).describe('Of the JPEG, in hexadecimal'),
      jpegBase64: z.base64().max(3_000_000).describe('400 by 400 pixels'),
    })
    .describe('Takes the place of the one on file'),
]);
export type BridgeEffectData = z.output<typeof bridgeEffectData>;

/** PUT /v1/effects/{key}. */
export const bridgeEffectSchema = z.object({
  occurredAt: instantSchema.describe('Decides between two profiles or photos of one person: the newer stays'),
  contact: z
    .object({
      arrivalId: answeredIdSchema.describe("Arrival's own id: keep it, and tell it with the household"),
      headArrivalId: answeredIdSchema.describe("The head's; the same as `arrivalId` for the head"),
      customerNumber: lineText(20).nullable().describe('Null while Arrival knows none'),
      headCustomerNumber: lineText(20).nullable().describe('Null while Arrival knows none'),
      firstName: lineText(100),
      lastName: lineText(100),
      dateOfBirth: daySchema.nullable(),
      email: lineText(254).nullable(),
      phone: lineText(32).nullable(),
    })
    .describe(
      'By customer number, else by `arrivalId` when it came before, else by name and birth date in the household; else the person is new there. ' +
        'The household likewise: by either number, else by either id, else it is new.',
    ),
  effect: bridgeEffectData,
});
export type BridgeEffect = z.output<typeof bridgeEffectSchema>;

export const bridgeEffectAnswer = z.object({
  key: z.uuid(),
  outcome: z
    .enum(['applied', 'repeated', 'outdated'])
    .describe(
      '`repeated`: the key was here before; `outdated`: something newer is on file, so this one changes nothing. Each is a confirmation',
    ),
  customerNumber: lineText(20).min(1).describe("The contact's, also of somebody new"),
});
export type BridgeEffectAnswer = z.infer<typeof bridgeEffectAnswer>;

/** POST /v1/effects/known: which of these keys the point of sale has. */
export const bridgeKeysSchema = z.object({ keys: z.array(z.uuid()).max(1_000) });

/** Any refusal. */
export const bridgeRefusalSchema = z.object({
  code: lineText(64).describe('For people who look for the reason'),
  message: plainText(500),
});
