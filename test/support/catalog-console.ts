import type { TestDatabase } from './database';

/** Code and first wrong field of a refusal, behind its status. */
export const refusal = ({ status, body }: { status: number; body: { code: string; errors: { path: string }[] } }) => [
  status,
  body.code,
  body.errors[0]?.path,
];

/** As an administrator writes it. */
export const seasonWaiver = {
  name: 'Season waiver',
  taskTypeId: 1,
  posWaiverId: 'W-SEASON',
  enableAgreeCheckbox: true,
};

/** A lesson (4100) and a pass (4200), as the point of sale tells of them. */
export const buildProducts = (database: TestDatabase) =>
  database.rows(`insert into product (product_id, code, name, is_season_pass, rules, pos_waiver_ids)
    values (4100, 'LES-1', 'Ski lesson', false, '{IMAGEREQUIRED}', '{W-SEASON}'), (4200, 'PASS', 'Season pass', true, '{}', '{}')`);
