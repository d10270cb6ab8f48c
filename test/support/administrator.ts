import type { SignedInAgent, TestApi } from './api';

/** Start the API with these, and `administrator()` is on the access list. */
export const administratorVariables = { ADMIN_EMAILS: 'boss@example.com' };

export const administrator = (api: TestApi, sub = 'boss'): Promise<SignedInAgent> =>
  api.as({ sub, email: `${sub}@example.com`, client_id: 'arrival-admin' });

/** Somebody whom `boss` lists as the desk (D77). */
export async function deskAgent(api: TestApi, boss: SignedInAgent, sub = 'desk'): Promise<SignedInAgent> {
  await boss
    .post('/api/admin/access/email')
    .send({ email: `${sub}@example.com`, role: 'desk' })
    .expect(200);
  return administrator(api, sub);
}

export interface AuditRow {
  action: string;
  entity: string;
  entity_id: string;
  actor_email: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What administrators did since the given row, oldest first. */
export function auditRows(api: TestApi, sinceId = 0): Promise<(AuditRow & { id: string })[]> {
  return api.database.rows(
    'select id, action, entity, entity_id, actor_email, before, after from audit_event where is_administrative and id > $1 order by id',
    [sinceId],
  );
}

export const lastAuditId = async (api: TestApi): Promise<number> =>
  Number((await api.database.row<{ id: string }>('select coalesce(max(id), 0) as id from audit_event')).id);
