import type { SealedColumn } from '../../../platform/crypto/sealed-column';

/** Children's health answers on their way to the point of sale (D51); gone once it has them. */
export const sealedDeliveriesColumn: SealedColumn = {
  table: 'pos_delivery',
  column: 'sealed',
  words: ['child registration to hand over', 'child registrations to hand over'],
  primaryKey: [['key', 'text']],
  keyId: 'key_id',
  sealed: 'sealed',
  assignments: 'key_id = $2, sealed = $3',
  row: ([key]) => String(key),
};
