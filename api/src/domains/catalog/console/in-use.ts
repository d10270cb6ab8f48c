import { DomainError } from '../../../platform/calls/domain-error';

export interface Use {
  readonly entity: string;
  readonly id: number;
  readonly name: string;
}

const SHOWN = 3;

/** Says by whom a record is used, so that nobody has to search. */
export function refuseInUse(usedBy: readonly Use[]): void {
  if (usedBy.length === 0) return;
  const names = usedBy.slice(0, SHOWN).map(({ name }) => name);
  const remark = { code: 'inUse', params: { names, more: usedBy.length - names.length } } as const;
  throw new DomainError('catalog.in_use', { remark, details: { usedBy } });
}
