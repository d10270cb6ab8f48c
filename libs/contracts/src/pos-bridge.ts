import { z } from 'zod';
import { childRegistrationSchema } from './child-registration';
import { bridgeCodes, customerNumbers, type PosSystem } from './pos-bridge-codes';
import { bridgePassNumber } from './pos-bridge-passes';
import { daySchema, instantSchema } from './primitives';
import { lineText, plainText } from './text';

/**
 * The wire between Arrival and an operator's bridge to the point of sale (D26, D27): one place, from which `docs/openapi.pos-bridge.json` is made.
 * Arrival calls, the bridge answers; fields that are not named here are passed over.
 */
export const bridgeVersion = 1;

const code = (codes: Record<string, string>) => z.enum(Object.keys(codes) as [string, ...string[]]);
/** Names one row of the point of sale, for as long as it is there. */
const rowKey = lineText(64).min(1);
const posId = z.number().int().positive().max(2_147_483_647);
const bigId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const rentalAnswers = {
  ageKey: lineText(50),
  abilityKey: lineText(50),
  heightKey: lineText(50),
  weightKey: lineText(50),
  shoeSize: lineText(32).nullable(),
  goofy: z.enum(['Y', 'N']).nullable(),
  /** Of boots that somebody brings, in millimetres. */
  bootSoleMm: z.number().int().positive().max(1_000).nullable(),
};
const authorization = {
  posWaiverId: lineText(64).min(1),
  effectiveOn: daySchema,
  /** Null has no end. */
  expiresOn: daySchema.nullable(),
};

const purchase = (codes: (typeof bridgeCodes)[PosSystem]) =>
  z.object({
    key: rowKey,
    productId: posId,
    kind: code(codes.kind),
    status: code(codes.purchaseStatus),
    /** Null for a season pass. */
    productDate: daySchema.nullable(),
    expiresOn: daySchema.nullable(),
    orderId: bigId.nullable(),
    transactionId: bigId.nullable(),
    salesLocationId: posId.nullable(),
    resortCode: lineText(64).nullable(),
    resortGroupCode: lineText(64).nullable(),
  });

const medium = (codes: (typeof bridgeCodes)[PosSystem]) =>
  z.object({
    key: rowKey,
    productId: posId,
    status: code(codes.mediaStatus),
    printedAt: instantSchema.nullable(),
    requiresImage: z.boolean(),
    /** What stands on it, and what its chip says; of two media with the same number the active one has it. */
    passNumber: bridgePassNumber.nullable().default(null),
    rfidNumber: bridgePassNumber.nullable().default(null),
    /** Why one that is not active opens nothing, in the point of sale's own words: the console maps them to guests' (collection 2). */
    blockedReason: lineText(200).nullable().default(null),
  });

const householdOf = <System extends PosSystem>(system: System) =>
  z.object({
    /** The head first; nobody twice. */
    members: z
      .array(
        z.object({
          customerNumber: z.string().regex(customerNumbers[system]),
          /** Our own id, when an effect has named it. */
          arrivalId: bigId.nullable(),
          firstName: lineText(100),
          lastName: lineText(100),
          dateOfBirth: daySchema.nullable(),
          email: lineText(254).nullable(),
          phone: lineText(32).nullable(),
          purchases: z.array(purchase(bridgeCodes[system])).max(1_000),
          media: z.array(medium(bridgeCodes[system])).max(200),
          authorizations: z.array(z.object(authorization)).max(500),
          rentalProfile: z.object({ ...rentalAnswers, savedAt: instantSchema }).nullable(),
        }),
      )
      .min(1)
      .max(100),
  });

/** A household as the point of sale knows it. Children's health answers and photos are never read back. */
export const bridgeHouseholds = { RTP: householdOf('RTP'), SW: householdOf('SW') } as const;
export type BridgeHousehold = z.infer<(typeof bridgeHouseholds)['RTP']> | z.infer<(typeof bridgeHouseholds)['SW']>;
export type BridgeMember = BridgeHousehold['members'][number];

/** GET /v1/status: which system answers, and by which version of this contract. */
export const bridgeStatusSchema = z.object({ system: z.enum(['RTP', 'SW']), version: z.literal(bridgeVersion) });

/** GET /v1/products: everything that a household's purchases and media may name. */
const bridgeProductSchema = z.object({
  productId: posId,
  code: lineText(64),
  name: lineText(200).min(1),
  isSeasonPass: z.boolean(),
  requiresImage: z.boolean(),
  /** `RENTALPROFILEREQUIRED`, `CHILDREGPROFILEREQUIRED`, `IMAGEREQUIRED`; others are passed over (D16). */
  rules: z.array(lineText(64)).max(50),
  posWaiverIds: z.array(lineText(64)).max(50),
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
/** GET /v1/households?after=&limit=&changedSince=: each household is read by itself, so that a wrong one holds up none of the others. */
export const bridgePageAnswer = z.object({
  system: z.enum(['RTP', 'SW']),
  households: z.array(z.unknown()).max(bridgePageLimit),
  /** What `after` is next; null at the end. */
  next: lineText(200).nullable(),
});

/** What a guest did. With the same key it is applied once, however often it comes. */
const bridgeEffectData = z.discriminatedUnion('kind', [
  /** Somebody is new in the family, or has told their birth date; `contact` says who. */
  z.object({ kind: z.literal('contact') }),
  z.object({ kind: z.literal('authorization'), ...authorization, comment: plainText(4_000), signatureId: z.uuid() }),
  z.object({ kind: z.literal('rentalProfile'), ...rentalAnswers }),
  z.object({ kind: z.literal('childRegistration'), ...childRegistrationSchema.shape }),
  z.object({ kind: z.literal('photo'), sha256: z.string().length(64), jpegBase64: z.base64().max(3_000_000) }),
]);
export type BridgeEffectData = z.output<typeof bridgeEffectData>;

/** PUT /v1/effects/{key}. `occurredAt` decides between two profiles of one person: the newer stays. */
export const bridgeEffectSchema = z.object({
  occurredAt: instantSchema,
  /** By customer number, else by our id when it came before, else by name and birth date in the household; else the person is new. */
  contact: z.object({
    arrivalId: bigId,
    headArrivalId: bigId,
    customerNumber: lineText(20).nullable(),
    headCustomerNumber: lineText(20).nullable(),
    firstName: lineText(100),
    lastName: lineText(100),
    dateOfBirth: daySchema.nullable(),
    email: lineText(254).nullable(),
    phone: lineText(32).nullable(),
  }),
  effect: bridgeEffectData,
});
export type BridgeEffect = z.output<typeof bridgeEffectSchema>;

/** `repeated`: the key was here before; `outdated`: something newer is on file, so this one changes nothing. Each is a confirmation. */
export const bridgeEffectAnswer = z.object({
  key: z.uuid(),
  outcome: z.enum(['applied', 'repeated', 'outdated']),
  customerNumber: lineText(20).min(1),
});
export type BridgeEffectAnswer = z.infer<typeof bridgeEffectAnswer>;

/** POST /v1/effects/known: which of these keys the point of sale has. */
export const bridgeKeysSchema = z.object({ keys: z.array(z.uuid()).max(1_000) });

/** Any refusal. `code` is for people who look for the reason. */
export const bridgeRefusalSchema = z.object({ code: lineText(64), message: plainText(500) });
