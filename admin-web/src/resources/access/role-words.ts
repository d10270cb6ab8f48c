import { type AccessRole, accessRoles } from '@arrival/contracts';
import { say } from '../../words/say';

export const roleWords = (role: AccessRole): string => say(`resources.access.roles.${role}`);

export const roleChoices = () => accessRoles.map((id) => ({ id, name: roleWords(id) }));
