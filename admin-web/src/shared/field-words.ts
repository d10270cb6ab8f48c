const known: Record<string, string> = {
  usePosTransactionsAndOrders: 'Use POS',
  posWaiverId: 'POS waiver id',
  imageUrl: 'Image address',
  checkInCompleteText: 'Text after check-in',
  html: 'Text',
};

/** `isEditProfileLocation` as people read it: "Is Edit Profile Location". */
export function fieldWords(field: string): string {
  const spaced = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/(Date)?\s?Utc$/, '$1');
  return known[field] ?? spaced.replace(/^./, (first) => first.toUpperCase());
}

/** A value of a record in a comparison. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
