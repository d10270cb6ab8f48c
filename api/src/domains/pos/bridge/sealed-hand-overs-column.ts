import { sealedColumn } from '../../../platform/crypto/sealed-column';

/** Children's health answers on their way to the point of sale (D51); gone once it has them. */
export const sealedHandOversColumn = sealedColumn({
  table: 'pos_delivery',
  words: ['child registration to hand over', 'child registrations to hand over'],
  primaryKey: [['key', 'text']],
});
