/** Where the record is kept that was read or saved last. */
export const recordKey = (resource: string, id: number | string, meta?: object) =>
  [resource, 'getOne', { id: String(id), meta }] as const;
