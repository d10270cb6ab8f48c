import type { StaffHousehold } from '@arrival/contracts';

export type Member = StaffHousehold['members'][number];
