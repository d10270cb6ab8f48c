import { Client } from 'pg';
import { seal } from '../demo/seed/seal';

/** The sandbox's own, on this machine alone. */
export const ONE_RISK_SECRET = 'whsec_YXJyaXZhbC1zYW5kYm94LW9uZS1yaXNr';

/** Tells the settings where the sandbox's 1Risk is, unless somebody has named another; its port may have moved. */
export async function setOneRisk(databaseUrl: string, url: string, healthKeys: string): Promise<void> {
  const { keyId, sealed } = seal(healthKeys, ['admin_settings', 'one_risk_secret_sealed', '1'], ONE_RISK_SECRET);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update admin_settings set one_risk_url = $1, one_risk_secret_sealed = $2, one_risk_secret_key_id = $3, one_risk_secret_set_at = now()
where id = 1 and (one_risk_url is null or one_risk_url ~ '^http://localhost:[0-9]+/v1/requests$')`,
      [`${url}/v1/requests`, sealed, keyId],
    );
  } finally {
    await client.end();
  }
}
