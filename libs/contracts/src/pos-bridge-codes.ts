/** The systems that may stand behind a bridge (spec §3). */
export const posSystems = ['RTP', 'SW'] as const;
export type PosSystem = (typeof posSystems)[number];

/** An order line, a transaction, or access that was paid before; and what became of it. */
export const purchaseKinds = ['orderLine', 'transaction', 'prepaidAccess'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];
export type PurchaseStatus = 'open' | 'closed' | 'cancelled';

/** What each system calls what it sells, and what that is here. */
export const bridgeCodes = {
  RTP: {
    kind: { ORDERLINE: 'orderLine', TRANSACTION: 'transaction', PREPAIDACCESS: 'prepaidAccess' },
    purchaseStatus: { '1': 'open', '2': 'closed', '9': 'cancelled' },
    mediaStatus: { '1': 'active', '0': 'inactive' },
  },
  SW: {
    kind: { RES: 'orderLine', SALE: 'transaction', PASS: 'prepaidAccess' },
    purchaseStatus: { O: 'open', C: 'closed', V: 'cancelled' },
    mediaStatus: { A: 'active', I: 'inactive' },
  },
} as const satisfies Record<
  PosSystem,
  {
    kind: Record<string, PurchaseKind>;
    purchaseStatus: Record<string, PurchaseStatus>;
    mediaStatus: Record<string, 'active' | 'inactive'>;
  }
>;

/** How each system numbers its customers: RTP's IP code, Siriusware's guest number. */
export const customerNumbers = { RTP: /^\d{1,12}$/, SW: /^[A-Z0-9][A-Z0-9-]{0,19}$/ } as const satisfies Record<
  PosSystem,
  RegExp
>;
