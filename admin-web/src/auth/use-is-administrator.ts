import type { AccessRole } from '@arrival/contracts';
import { usePermissions } from 'react-admin';

/** Whether what only administrators may do is offered (D77); the server decides anyhow. */
export const useIsAdministrator = (): boolean => usePermissions<AccessRole>().permissions === 'administrator';
