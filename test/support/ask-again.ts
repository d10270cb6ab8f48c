import type { StaffHousehold } from '@arrival/contracts';
import { browserAdministrator } from './browser-administrator';
import type { StackJson } from './stack-json';

/** Staff ask a member again for what they have finished of these types, as the console does (D79). */
export async function askAgain(stack: StackJson, contactId: number, typeIds: number[], reason: string): Promise<void> {
  const staff = await browserAdministrator(stack);
  const { members } = (await staff.call('GET', `/api/admin/guests/${contactId}`)) as StaffHousehold;
  const onFile = members.find((member) => member.contactId === contactId)?.onFile ?? [];
  const records = onFile
    .filter(({ taskTypeId }) => typeIds.includes(taskTypeId))
    .map(({ taskTypeId, updatedAtUtc }) => ({ taskTypeId, updatedAtUtc }));
  await staff.call('POST', `/api/admin/guests/${contactId}/asked-again`, { records, reason });
}
